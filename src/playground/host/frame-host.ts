import {type FromFrame, fromFrameSchema, PROTOCOL_VERSION, type ToFrame} from '../protocol';
import {siteFonts} from './fonts';
import {closureOf, fetchPackage, frameAddress, RUNTIME} from './packages';

/** How often the frame is asked whether it still answers, and how long it may take, in milliseconds. */
const ASK_EVERY = 1000;
const PATIENCE = 4000;

/** Messages of a second that the page takes from a frame; a frame at 240 fps needs half of it. */
const MOST_MESSAGES = 600;

/** How long a frame may take to be ready once it has all it needs, in milliseconds. */
const BIRTH = 20_000;

/** How long a picture may take, in milliseconds. */
const PICTURE_PATIENCE = 15_000;

/** A picture of the frame, or why there is none. */
export type Taken = Omit<Extract<FromFrame, {type: 'captured'}>, 'type' | 'id'>;

const NO_ANSWER: Taken = {data: null, why: 'The preview didn’t answer.'};

/** Why a frame had to be replaced. */
export type Stop = 'silent' | 'flood' | 'unreachable';

interface FrameListener {
  onReady: () => void;
  onMessage: (message: FromFrame) => void;
  /** The frame is gone; another one has to be made. */
  onStop: (why: Stop) => void;
}

/**
 * One frame for code of the reader, from its birth to its end. The page trusts nothing that comes out
 * of it: each message is parsed, their number is limited, and one that falls silent is thrown away.
 */
export class FrameHost {
  #frame: HTMLIFrameElement;
  #port: MessagePort | null = null;
  #listener: FrameListener;
  #sent = new Set<string>();
  #queue: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setInterval> | undefined;
  #lastPong = 0;
  #messages = 0;
  #ready = false;
  #birth: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #pictures = new Map<number, (taken: Taken) => void>();
  /** Media and typefaces that the frame has been given, and which of those with the same name. */
  readonly given = new Map<string, string>();

  /** Takes the element to put the frame into, and who listens. */
  constructor(container: HTMLElement, listener: FrameListener) {
    this.#listener = listener;
    const frame = document.createElement('iframe');
    frame.title = 'Preview';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.allow = 'autoplay';
    frame.src = frameAddress;
    frame.addEventListener('load', () => this.#connect(), {once: true});
    this.#frame = frame;
    container.append(frame);
  }

  /** Sends a message, behind all that was sent before. */
  send(message: ToFrame): void {
    this.#queue = this.#queue
      .then(() => this.#port?.postMessage(message))
      // What can't be sent is left out: the messages behind it still have to come.
      .catch(() => undefined);
  }

  /** Sends packages that the frame doesn't have yet, with all that they need. */
  sendPackages(names: Iterable<string>): void {
    const missing = closureOf(names).filter((name) => !this.#sent.has(name));
    for (const name of missing) this.#sent.add(name);
    const codes = Promise.all(
      missing.map(async (name) => [name, await fetchPackage(name)] as const),
    );
    codes.catch(() => undefined);
    this.#queue = this.#queue.then(async () => {
      try {
        for (const [name, code] of await codes) {
          this.#port?.postMessage({type: 'library', name, code});
        }
      } catch {
        for (const name of missing) this.#sent.delete(name);
        this.#stop('unreachable');
      }
    });
  }

  /** Asks for a picture of what is shown. Takes its format; returns it, or why there is none. */
  capture(format: 'png' | 'svg'): Promise<Taken> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      const end = (taken: Taken) => {
        clearTimeout(timer);
        this.#pictures.delete(id);
        resolve(taken);
      };
      const timer = setTimeout(() => end(NO_ANSWER), PICTURE_PATIENCE);
      this.#pictures.set(id, end);
      this.send({type: 'capture', id, format});
    });
  }

  /** Takes the frame away. Nothing is heard of it afterwards. */
  dispose(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#birth);
    for (const end of [...this.#pictures.values()]) end(NO_ANSWER);
    this.#port?.close();
    this.#port = null;
    this.#frame.remove();
  }

  #connect(): void {
    const {port1, port2} = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({data}) => this.#receive(data);
    // The frame has no origin that could be named; nobody else can be in this window.
    this.#frame.contentWindow?.postMessage(null, '*', [port2]);
    this.sendPackages([RUNTIME]);
    this.#queue = this.#queue.then(async () => {
      if (!this.#port) return;
      this.#port.postMessage({type: 'start'});
      // Its document may be an error page: then nobody is there to answer.
      this.#birth = setTimeout(() => this.#stop('unreachable'), BIRTH);
    });
    siteFonts().then(
      (fonts) => this.send({type: 'fonts', fonts}),
      () => undefined,
    );
  }

  #receive(data: unknown): void {
    this.#messages += 1;
    if (this.#messages > MOST_MESSAGES) {
      this.#stop('flood');
      return;
    }
    const parsed = fromFrameSchema.safeParse(data);
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.type === 'pong') this.#lastPong = performance.now();
    else if (message.type === 'ready') this.#begin(message.version);
    else if (message.type === 'captured') this.#pictures.get(message.id)?.(message);
    else if (this.#ready) this.#listener.onMessage(message);
  }

  #begin(version: number): void {
    if (this.#ready || version !== PROTOCOL_VERSION) return;
    this.#ready = true;
    clearTimeout(this.#birth);
    this.#lastPong = performance.now();
    let asked = 0;
    let last = performance.now();
    this.#timer = setInterval(() => {
      this.#messages = 0;
      const now = performance.now();
      // A page that was asleep has asked nobody in the meantime.
      if (now - last > ASK_EVERY * 2 || document.hidden) this.#lastPong = now;
      last = now;
      if (now - this.#lastPong > PATIENCE) {
        this.#stop('silent');
        return;
      }
      asked += 1;
      this.#port?.postMessage({type: 'ping', id: asked} satisfies ToFrame);
    }, ASK_EVERY);
    this.#listener.onReady();
  }

  #stop(why: Stop): void {
    if (!this.#port) return;
    this.dispose();
    this.#listener.onStop(why);
  }
}
