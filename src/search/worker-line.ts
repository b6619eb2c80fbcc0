import {isNumber, isText, objectOf, optional, type Shape} from '../outside/shape';

const isReply = objectOf<{number: number; error: string | undefined; result: unknown}>({
  number: isNumber,
  error: optional(isText),
  result: (_value): _value is unknown => true,
});

interface Waiting<Question> {
  question: Question;
  /** Whether it was asked again already, of a worker started in place of one that fell silent. */
  isRetry: boolean;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface Options {
  start(): Worker | Promise<Worker>;
  /** Milliseconds after which a worker that says nothing while a question waits is given up. */
  silence: number;
  /** Told what the worker says unasked. Returns whether it may say that: one that babbles is stopped. */
  onNews(data: unknown): boolean;
  /** Told that the worker was ended; the next question starts another. */
  onEnd(): void;
}

const stopped = () => new Error('The search worker stopped');

/**
 * A line to a worker that answers questions by their numbers. It is started with the first one. A worker that
 * falls silent is ended, and its questions are asked of a new one, once.
 */
export class WorkerLine<Question extends object> {
  #options: Options;
  #waiting = new Map<number, Waiting<Question>>();
  #worker: Promise<Worker> | undefined;
  #number = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Asks the worker.
   *
   * @param shape What the answer has to be.
   * @throws What the worker reports, or if there is none, or it answers in another shape.
   */
  async ask<Answer>(question: Question, shape: Shape<Answer>): Promise<Answer> {
    const result = await new Promise<unknown>((resolve, reject) => {
      this.#send({question, isRetry: false, resolve, reject}).catch(reject);
    });
    if (!shape(result)) throw new Error('The search worker answers in another shape');
    return result;
  }

  async #send(asked: Waiting<Question>) {
    this.#worker ??= this.#run();
    const own = this.#worker;
    own.catch(() => {
      if (this.#worker === own) this.#worker = undefined;
    });
    const running = await own;
    this.#number += 1;
    this.#waiting.set(this.#number, asked);
    this.#wait();
    running.postMessage({...asked.question, number: this.#number});
  }

  async #run() {
    const running = await this.#options.start();
    running.onmessage = ({data}: MessageEvent<unknown>) => this.#receive(data);
    running.onerror = this.#stop;
    running.onmessageerror = this.#stop;
    return running;
  }

  #receive(data: unknown) {
    if (isReply(data)) {
      const asked = this.#waiting.get(data.number);
      this.#waiting.delete(data.number);
      if (data.error !== undefined) asked?.reject(new Error(data.error));
      else asked?.resolve(data.result);
    } else if (!this.#options.onNews(data)) {
      this.#stop();
      return;
    }
    this.#wait();
  }

  /** Gives a worker with questions some more time; one without may be silent. */
  #wait() {
    clearTimeout(this.#patience);
    this.#patience =
      this.#waiting.size > 0 ? setTimeout(this.#giveUp, this.#options.silence) : undefined;
  }

  /** Ends the worker. Returns what it has not answered. */
  #end(): Waiting<Question>[] {
    this.#worker?.then(
      (running) => {
        running.onmessage = null;
        running.onerror = null;
        running.terminate();
      },
      () => undefined,
    );
    this.#worker = undefined;
    this.#options.onEnd();
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#wait();
    return left;
  }

  #stop = () => {
    for (const {reject} of this.#end()) reject(stopped());
  };

  #giveUp = () => {
    for (const asked of this.#end()) {
      if (asked.isRetry) asked.reject(stopped());
      else this.#send({...asked, isRetry: true}).catch(asked.reject);
    }
  };
}
