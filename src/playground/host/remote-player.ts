import type {PlayerRef} from '@remotion/player';
import type {TimelinePlayer} from '../../film/use-playhead';
import type {FromFrame, ToFrame} from '../protocol';

/** The Player in the frame, as the timeline of the page knows one. */
export class RemotePlayer implements TimelinePlayer {
  #events = new EventTarget();
  #frame: number;
  /** Frames that the Player was sent to and hasn't reported yet, oldest first. */
  #sought: number[] = [];
  #muted = true;
  #send: (message: ToFrame) => void;

  /** Takes the way to the frame, and the picture at which its Player will begin. */
  constructor(send: (message: ToFrame) => void, frame = 0) {
    this.#send = send;
    this.#frame = frame;
  }

  addEventListener: PlayerRef['addEventListener'] = (name, listener) => {
    this.#events.addEventListener(name, listener as unknown as EventListener);
  };

  removeEventListener: PlayerRef['removeEventListener'] = (name, listener) => {
    this.#events.removeEventListener(name, listener as unknown as EventListener);
  };

  getCurrentFrame = () => this.#frame;
  play = () => this.#send({type: 'play'});
  pause = () => this.#send({type: 'pause'});
  mute = () => this.#sound(true);
  unmute = () => this.#sound(false);

  seekTo = (frame: number) => {
    this.#frame = frame;
    this.#sought.push(frame);
    this.#send({type: 'seek', frame});
  };

  #sound(muted: boolean): void {
    this.#muted = muted;
    this.#send({type: 'mute', muted});
  }

  /** Tells a new frame whether its Player is heard. */
  greet(): void {
    this.#sound(this.#muted);
  }

  /** Hands on what the frame said about its Player. */
  receive(message: FromFrame): void {
    if (message.type === 'frame') {
      const reached = this.#sought.lastIndexOf(message.frame);
      this.#sought = reached === -1 ? [] : this.#sought.slice(reached + 1);
      // The report of a frame that has been left for another since then: steps in a row would lose one.
      if (this.#sought.length > 0) return;
      this.#frame = message.frame;
      this.#emit('frameupdate', {frame: message.frame});
    } else if (message.type === 'playing') this.#emit(message.playing ? 'play' : 'pause');
    else if (message.type === 'ended') this.#emit('ended');
  }

  #emit(name: string, detail?: unknown): void {
    this.#events.dispatchEvent(new CustomEvent(name, {detail}));
  }
}
