/** What runs in the frame, beside the reader's code. Everything here may be broken by that code. */
import type {PlayerRef} from '@remotion/player';
import {createRoot} from 'react-dom/client';
import {z} from 'zod';
import type {DemoValue} from '../../../shared/demo';
import {buildControl} from '../../../shared/demo-control';
import {
  controlSchema,
  type FromFrame,
  PROTOCOL_VERSION,
  type ToFrame,
  toFrameSchema,
  type View,
} from '../protocol';
import {capture} from './capture';
import {type Entry, findEntry} from './entry';
import {describeFault} from './faults';
import {loadFiles} from './files';
import type {Libraries} from './libraries';
import {addFonts, forgetFonts} from './local-fonts';
import {addMedia} from './media';
import {observe} from './observe';
import {Boundary, Screen} from './Screen';
import {scriptWorld} from './scripts';
import {readersPackages, rows, watchRows} from './toolkit';

type Run = Extract<ToFrame, {type: 'run'}>;

/** Milliseconds after which a picture without an error counts as a good one. */
const SETTLED = 100;

interface Shown {
  run: number;
  entry: Entry;
  props: Record<string, unknown>;
}

/** What was run last, with its files: scripts among them are run only when they are looked at. */
interface Observable extends Shown {
  files: Run['files'];
  /** Values that the page has given, without the defaults in the code. */
  inputs: Record<string, unknown>;
}

/** Takes over the conversation with the page. Takes its port, and the packages it has sent. */
export function start(port: MessagePort, libraries: Libraries): void {
  const send = port.postMessage.bind(port) as (message: FromFrame) => void;
  const packages = readersPackages(libraries.require);
  let paths: ReadonlySet<string> = new Set();
  let current: Shown | null = null;
  let good: Shown | null = null;
  /** What was run last, also if it fails: nothing older is looked at in its place. */
  let observable: Observable | null = null;
  let player: PlayerRef | null = null;
  let playing = false;
  let loop = true;
  let view: View = {rate: 1, range: null, size: null, onion: false};
  let frame = 0;
  let attempt = 0;
  let newest = 0;
  let faulty = 0;

  const root = createRoot(document.getElementById('root') as HTMLElement, {
    onUncaughtError: (error) => fault(error),
    onCaughtError: () => undefined,
  });

  function fault(error: unknown) {
    if (!current) return;
    faulty = current.run;
    send({type: 'fault', run: current.run, fault: describeFault(error, paths)});
    // The last picture that worked stays.
    if (good && good !== current) show(good);
  }

  const onDrawn = (run: number) => {
    send({type: 'drawn', run});
    // The Player catches what a composition throws, and is drawn all the same: its error comes later.
    setTimeout(() => {
      if (current?.run === run && faulty !== run) good = current;
    }, SETTLED);
  };

  const onPlayer = (next: PlayerRef | null) => {
    player = next;
    if (!next) return;
    next.addEventListener('error', ({detail}) => fault(detail.error));
    next.addEventListener('frameupdate', ({detail}) => {
      frame = detail.frame;
      send({type: 'frame', frame});
      if (view.onion && !playing) draw();
    });
    const onPlaying = (now: boolean) => {
      send({type: 'playing', playing: now});
      if (view.onion) draw();
    };
    next.addEventListener('play', () => onPlaying(true));
    next.addEventListener('pause', () => onPlaying(false));
    next.addEventListener('ended', () => send({type: 'ended'}));
    if (playing) next.play();
  };

  function show(shown: Shown) {
    // A Player whose composition has thrown stays empty: only a new one shows the next.
    if (shown !== current || shown.entry !== current.entry) attempt += 1;
    current = shown;
    draw();
  }

  function draw() {
    if (!current) return;
    root.render(
      <Boundary key={attempt} onFault={fault}>
        <Screen
          entry={current.entry}
          run={current.run}
          props={current.props}
          frame={frame}
          loop={loop}
          view={view}
          playing={playing}
          onPlayer={onPlayer}
          onDrawn={onDrawn}
        />
      </Boundary>,
    );
  }

  async function runFiles(message: Run) {
    newest = message.run;
    renewLogs();
    forgetFonts();
    paths = new Set(message.files.map((file) => file.path));
    frame = message.frame;
    ({playing, loop} = message);
    try {
      const load = loadFiles(message.files, packages);
      const entry = await findEntry(message.files, load, message);
      if (newest !== message.run) return;
      const controls = controlsOf(entry).slice(0, MOST_CONTROLS);
      const props = {...entry.defaultProps, ...message.props};
      send({
        type: 'ran',
        run: message.run,
        kind: entry.kind,
        video: entry.video,
        composition: entry.composition?.slice(0, MOST_LETTERS) ?? null,
        compositions: entry.compositions
          .slice(0, MOST_COMPOSITIONS)
          .map((id) => id.slice(0, MOST_LETTERS)),
        controls,
        props: Object.fromEntries(
          controls.map(({name, initial}) => [name, isValue(props[name]) ? props[name] : initial]),
        ),
      });
      observable = {run: message.run, entry, props, files: message.files, inputs: message.props};
      show({run: message.run, entry, props});
    } catch (error) {
      send({type: 'fault', run: message.run, fault: describeFault(error, paths)});
    }
  }

  async function observeRun({id, looks: wanted, script}: Extract<ToFrame, {type: 'observe'}>) {
    try {
      if (observable?.run !== id) throw new Error('Nothing runs.');
      const {entry, files, inputs} = observable;
      const looks = await observe(entry, observable.props, inputs, wanted);
      const world = scriptWorld(entry);
      if (script !== null) await loadFiles(files, world.require)(script);
      send({type: 'observed', id, looks, calls: world.calls});
    } catch (error) {
      send({type: 'observed', id, looks: [], calls: [], fault: describeFault(error, paths)});
    }
  }

  const handle = (message: ToFrame) => {
    if (message.type === 'run') void runFiles(message);
    else if (message.type === 'props' && current) {
      current.props = {...current.entry.defaultProps, ...message.props};
      draw();
    } else if (message.type === 'play') {
      playing = true;
      player?.play();
    } else if (message.type === 'pause') {
      playing = false;
      player?.pause();
    } else if (message.type === 'seek') {
      frame = message.frame;
      player?.seekTo(message.frame);
    } else if (message.type === 'loop') {
      loop = message.loop;
      draw();
    } else if (message.type === 'view') {
      view = message.view;
      draw();
    } else if (message.type === 'capture') {
      const {id, format} = message;
      void capture(format, {...current?.entry.video, ...view.size}).then((taken) =>
        send({type: 'captured', id, ...taken}),
      );
    } else if (message.type === 'mute') {
      if (message.muted) player?.mute();
      else player?.unmute();
    } else if (message.type === 'ping') send({type: 'pong', id: message.id});
    else if (message.type === 'observe') void observeRun(message);
    else if (message.type === 'media') addMedia(message.files);
    else if (message.type === 'fonts') addFonts(message.fonts);
  };

  port.onmessage = ({data}) => {
    if (data?.type === 'library') {
      libraries.define(data.name, data.code);
      return;
    }
    const message = toFrameSchema.safeParse(data);
    if (message.success) handle(message.data);
  };

  addEventListener('error', (event) => fault(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => fault(event.reason));
  let told = false;
  watchRows(() => {
    if (told) return;
    told = true;
    requestAnimationFrame(() => {
      told = false;
      send({type: 'sequences', rows: [...rows.values()].slice(0, 300)});
    });
  });
  const renewLogs = forwardLogs(send);
  send({type: 'ready', version: PROTOCOL_VERSION});
}

/** Inputs for those members of the reader's schema that can have one. */
function controlsOf({schema, defaultProps}: Entry) {
  if (!(schema instanceof z.ZodObject)) return [];
  const shape: Record<string, z.ZodTypeAny> = schema.shape;
  return Object.entries(shape).flatMap(([name, type]) => {
    const control = buildControl(name, type, defaultProps[name] as DemoValue | undefined);
    if (typeof control === 'string') return [];
    // What the page wouldn't take, such as a limit that is no number, has no input.
    const checked = controlSchema.safeParse(control);
    return checked.success ? [checked.data] : [];
  });
}

/** What a message of the frame may list at most; the page takes no more. */
const MOST_COMPOSITIONS = 200;
const MOST_LETTERS = 200;
const MOST_CONTROLS = 60;
const MOST_TEXT = 4000;

function isValue(value: unknown): value is DemoValue {
  if (typeof value === 'string') return value.length <= MOST_TEXT;
  return typeof value === 'boolean' || Number.isFinite(value);
}

/** Lines of one run that the page is told; more than that nobody reads. */
const MOST_LOGS = 200;

function forwardLogs(send: (message: FromFrame) => void): () => void {
  let left = MOST_LOGS;
  for (const level of ['log', 'warn', 'error'] as const) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      left -= 1;
      if (left < 0) return;
      const text = values.map((value) => print(value)).join(' ');
      send({type: 'log', level, text: text.slice(0, 3900)});
    };
  }
  return () => {
    left = MOST_LOGS;
  };
}

function print(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
