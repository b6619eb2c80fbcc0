import type {PlayerRef} from '@remotion/player';
import {createRoot, type Root} from 'react-dom/client';
import type {FromFrame, View} from '../protocol';
import {capture, type Taken} from './capture';
import type {Entry} from './entry';
import {findGround, setGround} from './ground';
import {Boundary, Screen} from './Screen';

/** Milliseconds after which a picture without an error counts as a good one. */
const SETTLED = 100;

/** What is shown of one run. */
export interface Shown {
  run: number;
  entry: Entry;
  props: Record<string, unknown>;
}

interface Options {
  element: HTMLElement;
  send: (message: FromFrame) => void;
  /** Told of an error that the code of a run throws once it is shown. */
  onFault: (run: number, error: unknown) => void;
}

/**
 * What is on the screen of the frame: the newest run that works, in a Player if it is a film, and how it is
 * played and looked at. Where a run fails while it is shown, the last one that worked comes back.
 */
export class Picture {
  #root: Root;
  #options: Options;
  #current: Shown | null = null;
  #good: Shown | null = null;
  /** Number of the last run that has failed on the screen. */
  #faulty = 0;
  /** Key of what is drawn: another one makes a new Player. */
  #attempt = 0;
  #player: PlayerRef | null = null;
  #muted = true;
  #playing = false;
  #loop = true;
  #view: View = {rate: 1, range: null, size: null, onion: false};
  #frame = 0;
  /** What the composition stands on; null until its first text has come. */
  #ground: string | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#root = createRoot(options.element, {
      onUncaughtError: this.fail,
      onCaughtError: () => undefined,
    });
    setGround(null);
  }

  /** Shows a run. */
  show(shown: Shown): void {
    // A Player whose composition has thrown stays empty: only a new one shows the next.
    if (shown !== this.#current || shown.entry !== this.#current.entry) this.#attempt += 1;
    this.#ground = null;
    this.#current = shown;
    this.#draw();
  }

  /** Keeps its ground once it is found: a film must not flash while it plays. */
  #stand(): void {
    this.#ground ??= findGround(this.#options.element);
    if (this.#ground) setGround(this.#ground);
  }

  /** Tells of an error of what is shown, and goes back to the last run that worked. */
  fail = (error: unknown): void => {
    if (!this.#current) return;
    this.#faulty = this.#current.run;
    this.#options.onFault(this.#current.run, error);
    if (this.#good && this.#good !== this.#current) this.show(this.#good);
  };

  /** Says how what is shown next is played; nothing is drawn yet. */
  prepare({frame, playing, loop}: {frame: number; playing: boolean; loop: boolean}): void {
    this.#frame = frame;
    this.#playing = playing;
    this.#loop = loop;
  }

  /** Gives what is shown other props; the defaults of the code are used for those that are missing. */
  setProps(props: Record<string, unknown>): void {
    if (!this.#current) return;
    this.#current.props = {...this.#current.entry.defaultProps, ...props};
    this.#draw();
  }

  setPlaying(playing: boolean): void {
    this.#playing = playing;
    if (playing) this.#player?.play();
    else this.#player?.pause();
  }

  seek(frame: number): void {
    this.#frame = frame;
    this.#player?.seekTo(frame);
  }

  setLoop(loop: boolean): void {
    this.#loop = loop;
    this.#draw();
  }

  setView(view: View): void {
    this.#view = view;
    this.#draw();
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    if (muted) this.#player?.mute();
    else this.#player?.unmute();
  }

  /** Takes a picture of what is shown, as a file. Never throws. */
  capture(format: 'png' | 'svg'): Promise<Taken> {
    return capture(format, {...this.#current?.entry.video, ...this.#view.size});
  }

  #onDrawn = (run: number) => {
    this.#options.send({type: 'drawn', run});
    // The Player catches what a composition throws, and is drawn all the same: its error comes later.
    setTimeout(() => {
      if (this.#current?.run === run && this.#faulty !== run) this.#good = this.#current;
      if (!this.#ground) setGround(null);
    }, SETTLED);
    // The Player mounts the composition behind its own picture.
    requestAnimationFrame(() => this.#stand());
  };

  #onPlayer = (player: PlayerRef | null) => {
    this.#player = player;
    if (!player) return;
    const {send} = this.#options;
    player.addEventListener('error', ({detail}) => this.fail(detail.error));
    player.addEventListener('frameupdate', ({detail: {frame}}) => {
      this.#frame = frame;
      this.#stand();
      send({type: 'frame', frame});
      if (this.#view.onion && !this.#playing) this.#draw();
    });
    const onPlaying = (playing: boolean) => {
      send({type: 'playing', playing});
      if (this.#view.onion) this.#draw();
    };
    player.addEventListener('play', () => onPlaying(true));
    player.addEventListener('pause', () => onPlaying(false));
    player.addEventListener('ended', () => send({type: 'ended'}));
    this.setMuted(this.#muted);
    if (this.#playing) player.play();
  };

  #draw(): void {
    if (!this.#current) return;
    const {entry, run, props} = this.#current;
    this.#root.render(
      <Boundary key={this.#attempt} onFault={this.fail}>
        <Screen
          entry={entry}
          run={run}
          props={props}
          frame={this.#frame}
          loop={this.#loop}
          view={this.#view}
          playing={this.#playing}
          onPlayer={this.#onPlayer}
          onDrawn={this.#onDrawn}
        />
      </Boundary>,
    );
  }
}
