import type {Film, FilmFacts, WantedLook} from '../../../shared/course/film';
import type {PlaygroundProject} from '../../../shared/playground';
import type {FromFrame} from '../protocol';
import {type CheckedProject, checkProject} from './check-project';
import {FrameHost, type Stop} from './frame-host';
import {namedFiles, textOf} from './media';
import {sendFonts, sendMedia} from './send-files';

const STOPS: Record<Stop, string> = {
  silent: 'The code doesn’t come to an end: look for a loop that never stops.',
  flood: 'The code sends messages without end.',
  unreachable: 'A package could not be loaded. Are you offline?',
};

/** Milliseconds that all looks at a film may take. */
const PATIENCE = 20_000;

const OWN_FILES: ReadonlyMap<string, Blob> = new Map();

/** Looks at films in a frame of its own, so that the one that plays isn't disturbed. */
export class FilmWatcher {
  #box: HTMLElement;
  #host: FrameHost | null = null;
  #ready: Promise<void> = Promise.resolve();
  #hear: (message: FromFrame) => void = () => undefined;
  #fail: (why: Stop) => void = () => undefined;
  #runs = 0;
  #queue: Promise<unknown> = Promise.resolve();

  /** Takes an element for the frame; it must be part of the page, and may be transparent. */
  constructor(box: HTMLElement) {
    this.#box = box;
  }

  /**
   * Runs a project and looks at frames of it.
   * Takes the project, the frames, and the path of a script that is to be run as well; returns what was
   * seen, or why nothing runs. Never throws.
   */
  look(project: PlaygroundProject, wanted: WantedLook[], script?: string): Promise<Film> {
    const looked = this.#queue.then(() => this.#look(project, wanted, script ?? null));
    this.#queue = looked;
    return looked;
  }

  /** Takes the frame away; the next look makes another one. */
  dispose(): void {
    this.#host?.dispose();
    this.#host = null;
  }

  async #look(
    project: PlaygroundProject,
    wanted: WantedLook[],
    script: string | null,
  ): Promise<Film> {
    const {files} = project;
    const failed = (fault: string): Film => ({facts: null, fault, looks: [], calls: [], files});
    const checked = await checkProject({files}).catch(() => null);
    if (!checked) return failed('The compiler could not be loaded. Are you offline?');
    const [fault] = checked.faults;
    if (fault) {
      return failed(
        `${fault.file ?? ''}${fault.line ? `:${fault.line}` : ''} ${fault.message}`.trim(),
      );
    }
    const host = this.#start();
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<Film>((resolve, reject) => {
        this.#fail = (why) => reject(new Error(STOPS[why]));
        timer = setTimeout(() => reject(new Error('Looking at the film took too long.')), PATIENCE);
        this.#run(host, project, checked, wanted, script).then(resolve, reject);
      });
    } catch (error) {
      this.dispose();
      return failed(error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(timer);
    }
  }

  #start(): FrameHost {
    if (this.#host) return this.#host;
    let onReady: () => void = () => undefined;
    this.#ready = new Promise((resolve) => {
      onReady = resolve;
    });
    this.#host = new FrameHost(this.#box, {
      onReady,
      onMessage: (message) => this.#hear(message),
      onStop: (why) => {
        this.#host = null;
        this.#fail(why);
      },
    });
    return this.#host;
  }

  async #run(
    host: FrameHost,
    project: PlaygroundProject,
    checked: CheckedProject,
    wanted: WantedLook[],
    script: string | null,
  ): Promise<Film> {
    const {files, entry, composition, video, props, stillFrame} = project;
    await this.#ready;
    host.sendPackages(checked.packages);
    const named = namedFiles(textOf(files), new Set());
    await sendMedia(host, named, OWN_FILES);
    await sendFonts(host, checked.packages);
    this.#runs += 1;
    const run = this.#runs;
    const ran = this.#next((message) => {
      if (message.type === 'fault' && message.run === run)
        throw new Error(sentenceOf(message.fault));
      return message.type === 'ran' && message.run === run ? message : undefined;
    });
    host.send({
      type: 'run',
      run,
      files: checked.files,
      entry: entry ?? null,
      composition: composition ?? null,
      video,
      props: props ?? {},
      frame: stillFrame ?? 0,
      playing: false,
      loop: false,
    });
    const {kind, controls, ...facts} = await ran;
    const observed = this.#next((message) =>
      message.type === 'observed' && message.id === run ? message : undefined,
    );
    host.send({type: 'observe', id: run, looks: wanted, script});
    const {looks, calls, fault} = await observed;
    return {
      facts: {
        kind,
        video: facts.video,
        composition: facts.composition,
        compositions: facts.compositions,
        controls: controls.map(({name, kind: input, initial}) => ({name, kind: input, initial})),
        props: facts.props,
      } satisfies FilmFacts,
      fault: fault ? sentenceOf(fault) : null,
      looks,
      calls,
      files,
    };
  }

  /** Waits for a message that says something to a reader of it; what that throws ends the wait. */
  #next<T>(read: (message: FromFrame) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#hear = (message) => {
        try {
          const value = read(message);
          if (value !== undefined) resolve(value);
        } catch (error) {
          reject(error);
        }
      };
    });
  }
}

function sentenceOf({
  message,
  file,
  line,
}: {
  message: string;
  file?: string;
  line?: number;
}): string {
  return file ? `${file}${line === undefined ? '' : `:${line}`}: ${message}` : message;
}
