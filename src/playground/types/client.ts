import {type Answer, answerSchemas, type Question, replySchema, type Setup} from './messages';

type Files = Readonly<Record<string, string>>;

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** The page's end of the worker that knows types. */
export class TypesClient {
  #worker: Worker;
  #asked = 0;
  #waiting = new Map<number, Waiting>();
  #sent: Files = {};
  #isOver = false;
  #onEnd = () => {};
  /** Resolves once the worker has stopped, by itself or not. */
  readonly ended = new Promise<void>((resolve) => {
    this.#onEnd = resolve;
  });
  /** Settles once the worker can answer; rejected if a part of it can't be loaded. */
  readonly ready: Promise<unknown>;

  /** Takes the worker's address, and where its parts are. */
  constructor(address: string, setup: Setup) {
    this.#worker = new Worker(address);
    this.#worker.onmessage = ({data}) => this.#receive(data);
    this.#worker.onerror = () => this.#end(new Error('The worker for types stopped.'));
    this.ready = this.#post({setup});
  }

  /** Hands over what has changed since the last time. Takes all files of the project. */
  update(files: Files): void {
    const changed: Record<string, string | null> = {};
    for (const [path, text] of Object.entries(files)) {
      if (this.#sent[path] !== text) changed[path] = text;
    }
    for (const path of Object.keys(this.#sent)) if (!(path in files)) changed[path] = null;
    this.#sent = files;
    if (Object.keys(changed).length > 0) {
      this.ask({kind: 'files', files: changed}).catch(() => undefined);
    }
  }

  /** Asks the worker. Takes the question; rejected with a sentence if there is no answer. */
  async ask<Kind extends Question['kind']>(
    question: Extract<Question, {kind: Kind}>,
  ): Promise<Answer<Kind>> {
    const answer = await this.#post({question});
    return answerSchemas[question.kind].parse(answer) as Answer<Kind>;
  }

  /** Ends the worker. */
  dispose(): void {
    this.#end(new Error('closed'));
  }

  #post(message: {setup: Setup} | {question: Question}): Promise<unknown> {
    if (this.#isOver) return Promise.reject(new Error('closed'));
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject});
      this.#worker.postMessage({id, ...message});
    });
  }

  #receive(data: unknown): void {
    const reply = replySchema.safeParse(data);
    if (!reply.success) return;
    const {id, answer, error} = reply.data;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(answer);
    else waiting?.reject(new Error(error));
  }

  #end(error: Error): void {
    this.#isOver = true;
    this.#onEnd();
    this.#worker.terminate();
    for (const {reject} of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
