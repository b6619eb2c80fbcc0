/** What runs in the frame, beside the reader's code. Everything here may be broken by that code. */
import type {PlayerRef} from '@remotion/player';
import {createRoot} from 'react-dom/client';
import {z} from 'zod';
import type {DemoValue} from '../../../shared/demo';
import {buildControl} from '../../../shared/demo-control';
import {
  type FromFrame,
  PROTOCOL_VERSION,
  type ToFrame,
  toFrameSchema,
  type View,
} from '../protocol';
import {capture} from './capture';
import {keepFonts} from './drawing';
import {type Entry, findEntry} from './entry';
import {describeFault} from './faults';
import {loadFiles} from './files';
import type {Libraries} from './libraries';
import {addMedia} from './media';
import {Boundary, Screen} from './Screen';
import {readersPackages, rows, watchRows} from './toolkit';

type Run = Extract<ToFrame, {type: 'run'}>;

/** Milliseconds after which a picture without an error counts as a good one. */
const SETTLED = 100;

interface Shown {
  run: number;
  entry: Entry;
  props: Record<string, unknown>;
}

/** Takes over the conversation with the page. Takes its port, and the packages it has sent. */
export function start(port: MessagePort, libraries: Libraries): void {
  const send = port.postMessage.bind(port) as (message: FromFrame) => void;
  const packages = readersPackages(libraries.require);
  let paths: ReadonlySet<string> = new Set();
  let current: Shown | null = null;
  let good: Shown | null = null;
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
    paths = new Set(message.files.map((file) => file.path));
    frame = message.frame;
    ({playing, loop} = message);
    try {
      const load = loadFiles(message.files, packages);
      const entry = await findEntry(message.files, load, message);
      if (newest !== message.run) return;
      const controls = controlsOf(entry);
      const props = {...entry.defaultProps, ...message.props};
      send({
        type: 'ran',
        run: message.run,
        kind: entry.kind,
        video: entry.video,
        composition: entry.composition,
        compositions: entry.compositions,
        controls,
        props: Object.fromEntries(
          controls.map(({name, initial}) => [
            name,
            (props[name] as DemoValue | undefined) ?? initial,
          ]),
        ),
      });
      show({run: message.run, entry, props});
    } catch (error) {
      send({type: 'fault', run: message.run, fault: describeFault(error, paths)});
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
    return typeof control === 'string' ? [] : [control as never];
  });
}

function addFonts(fonts: Extract<ToFrame, {type: 'fonts'}>['fonts']) {
  for (const {family, weight, style, data} of fonts) {
    document.fonts.add(new FontFace(family, data, {weight, style}));
  }
  keepFonts(fonts);
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
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
