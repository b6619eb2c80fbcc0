import type {FromFrame, ToFrame} from '../protocol';
import {findEntry} from './entry';
import {describeFault} from './faults';
import {loadFiles} from './files';
import type {Require} from './libraries';
import {observe} from './observe';
import type {Picture, Shown} from './picture';
import {scriptWorld} from './scripts';
import {tellRun} from './tell-run';

type RunMessage = Extract<ToFrame, {type: 'run'}>;
type ObserveMessage = Extract<ToFrame, {type: 'observe'}>;

/** What was run last, with its files: scripts among them are run only when they are looked at. */
interface Observable extends Shown {
  files: RunMessage['files'];
  /** Values that the page has given, without the defaults in the code. */
  inputs: Record<string, unknown>;
}

/** Runs the files that the page sends: the newest counts, whatever an older one still does. */
export class Runs {
  #packages: Require;
  #picture: Picture;
  #send: (message: FromFrame) => void;
  #newest = 0;
  /** Paths of the newest run: an error's place is told if it is in one of them. */
  #paths: ReadonlySet<string> = new Set();
  /** What was run last, also if it fails on the screen: nothing older is looked at in its place. */
  #observable: Observable | null = null;

  /** Takes the packages that files may import, where their film is shown, and the way to the page. */
  constructor(packages: Require, picture: Picture, send: (message: FromFrame) => void) {
    this.#packages = packages;
    this.#picture = picture;
    this.#send = send;
  }

  /** Tells the page of an error in the code of a run, with its place. */
  report(run: number, error: unknown): void {
    this.#send({type: 'fault', run, fault: describeFault(error, this.#paths)});
  }

  /** Runs files, and shows what they export. Never throws: what they throw is told. */
  async run(message: RunMessage): Promise<void> {
    const {run, files} = message;
    this.#newest = run;
    this.#paths = new Set(files.map((file) => file.path));
    this.#picture.prepare(message);
    try {
      const entry = await findEntry(files, loadFiles(files, this.#packages), message);
      if (this.#newest !== run) return;
      const props = {...entry.defaultProps, ...message.props};
      this.#send(tellRun(run, entry, props));
      this.#observable = {run, entry, props, files, inputs: message.props};
      this.#picture.show({run, entry, props});
    } catch (error) {
      this.report(run, error);
    }
  }

  /** Looks at the film of a run, and runs a script of it if asked to; tells what was seen. Never throws. */
  async observe({id, looks: wanted, script}: ObserveMessage): Promise<void> {
    try {
      if (this.#observable?.run !== id) throw new Error('Nothing runs.');
      const {entry, files, props, inputs} = this.#observable;
      const looks = await observe(entry, props, inputs, wanted);
      const world = scriptWorld(entry);
      if (script !== null) await loadFiles(files, world.require)(script);
      this.#send({type: 'observed', id, looks, calls: world.calls});
    } catch (error) {
      const fault = describeFault(error, this.#paths);
      this.#send({type: 'observed', id, looks: [], calls: [], fault});
    }
  }
}
