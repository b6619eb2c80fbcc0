import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type {PlaygroundProject} from '../../../shared/playground';
import {whenLoaded} from '../../ui/when-loaded';
import type {Fault, FromFrame, SequenceRow, View} from '../protocol';
import {checkProject} from './check-project';
import {loadCompiler} from './compile-files';
import {FrameHost, type Stop, type Taken} from './frame-host';
import {type NamedFile, namedFiles, textOf} from './media';
import {RemotePlayer} from './remote-player';
import {sendFonts, sendMedia} from './send-files';

export type Ran = Extract<FromFrame, {type: 'ran'}>;

/** A line that the reader's code wrote to the console. */
export interface Log {
  level: 'log' | 'warn' | 'error';
  text: string;
}

export interface RunState {
  /** What runs; null before the first picture. */
  ran: Ran | null;
  /** True once something of the reader's is on the screen. */
  drawn: boolean;
  faults: Fault[];
  logs: Log[];
  rows: SequenceRow[];
  /** Files that stand in for some that the project doesn't have. */
  standIns: string[];
  /** Why nothing runs any more; null while it does. */
  stop: Stop | null;
}

interface Options {
  project: PlaygroundProject;
  /** Values of the panel of props. */
  props: Record<string, number | string | boolean>;
  /** Files that the reader picked, by name. */
  own: ReadonlyMap<string, Blob>;
  playing: boolean;
  loop: boolean;
  view: View;
  /** False until the reader wants code of somebody else to run. */
  allowed: boolean;
}

const NOTHING: RunState = {
  ran: null,
  drawn: false,
  faults: [],
  logs: [],
  rows: [],
  standIns: [],
  stop: null,
};

/** Milliseconds without a key after which code is compiled. */
const PAUSE = 30;

/**
 * Runs a project in a frame and tells what becomes of it.
 * Takes the element for the frame and the project; returns the state, the Player, `restart`, and `settled`: true
 * once the browser has rested after the first picture, when the compiler and what helps to write may come, or
 * once `settle` says that the reader turns to the code.
 */
export function useRun(box: RefObject<HTMLElement | null>, options: Options) {
  const {project, props, own, playing, loop, view, allowed} = options;
  const [state, setState] = useState<RunState>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [ready, setReady] = useState(0);
  const [settled, setSettled] = useState(false);
  const host = useRef<FrameHost | null>(null);
  const runs = useRef(0);
  const isFirst = useRef(true);
  const latest = useRef({props, playing, loop});
  latest.current = {props, playing, loop};
  const player = useMemo(() => new RemotePlayer((message) => host.current?.send(message)), []);

  // Before the editor is made: the frame starts in the meantime.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt makes a new frame
  useLayoutEffect(() => {
    if (!box.current || !allowed) return;
    isFirst.current = true;
    const receive = (message: FromFrame) => {
      player.receive(message);
      setState((before) => reduce(before, message, runs.current));
    };
    host.current = new FrameHost(box.current, {
      onReady: () => setReady((count) => count + 1),
      onMessage: receive,
      onStop: (stop) => setState((before) => ({...before, stop, drawn: false})),
    });
    setState((before) => ({...before, stop: null, drawn: false, ran: null}));
    return () => {
      host.current?.dispose();
      host.current = null;
    };
  }, [attempt, allowed, box, player]);

  const {files, entry, composition, video, stillFrame} = project;
  // biome-ignore lint/correctness/useExhaustiveDependencies: values of props are sent on their own
  useEffect(() => {
    // Compiling runs nothing, but a text can be made so that it takes long.
    if (!allowed) return;
    let current = true;
    const run = async () => {
      const checked = await checkProject({files});
      if (!current) return;
      const mine = [...own.keys()].map((name): NamedFile => ({name, source: 'reader'}));
      const named = [
        ...namedFiles(textOf(files), new Set()).filter(({name}) => !own.has(name)),
        ...mine,
      ];
      setState((before) => ({
        ...before,
        faults: checked.faults,
        standIns: named.filter(({source}) => source === 'stand-in').map(({name}) => name),
      }));
      const frame = host.current;
      // What still runs is older than the mistake, and so is all that it says.
      if (checked.faults.length > 0) runs.current += 1;
      if (!frame || ready === 0 || checked.faults.length > 0) return;
      frame.sendPackages(checked.packages);
      await sendMedia(frame, named, own);
      await sendFonts(frame, checked.packages);
      // A newer text may have needed less.
      if (!current) return;
      runs.current += 1;
      frame.send({
        type: 'run',
        run: runs.current,
        files: checked.files,
        entry: entry ?? null,
        composition: composition ?? null,
        video,
        props: latest.current.props,
        frame: isFirst.current ? (stillFrame ?? 0) : player.getCurrentFrame(),
        playing: latest.current.playing,
        loop: latest.current.loop,
      });
      isFirst.current = false;
    };
    const fail = () => {
      if (current) setState((before) => ({...before, stop: 'unreachable'}));
    };
    const timer = setTimeout(() => void run().catch(fail), isFirst.current ? 0 : PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [files, entry, composition, video, own, ready, player, allowed]);

  const {drawn} = state;
  useEffect(() => (drawn ? whenLoaded(() => setSettled(true)) : undefined), [drawn]);
  useEffect(() => {
    // What the site compiled is on the screen: the next is the reader's.
    if (settled) loadCompiler().catch(() => undefined);
  }, [settled]);
  useEffect(() => {
    if (ready > 0) host.current?.send({type: 'props', props});
  }, [props, ready]);
  useEffect(() => {
    if (ready > 0) host.current?.send({type: 'loop', loop});
  }, [loop, ready]);
  useEffect(() => {
    if (ready > 0) host.current?.send({type: playing ? 'play' : 'pause'});
  }, [playing, ready]);
  useEffect(() => {
    if (ready > 0) host.current?.send({type: 'view', view});
  }, [view, ready]);

  const restart = useCallback(() => setAttempt((count) => count + 1), []);
  const settle = useCallback(() => setSettled(true), []);
  const capture = useCallback(
    async (format: 'png' | 'svg'): Promise<Taken> =>
      host.current?.capture(format) ?? {data: null, why: 'Nothing runs.'},
    [],
  );
  return {...state, settled, settle, player, restart, capture};
}

/** What a message of the frame changes. Faults of an older run than the newest are of no interest. */
function reduce(before: RunState, message: FromFrame, run: number): RunState {
  if (message.type === 'ran' && message.run === run) {
    return {...before, ran: message, faults: [], logs: [], stop: null};
  }
  if (message.type === 'fault' && message.run === run) {
    const known = before.faults.some((fault) => fault.message === message.fault.message);
    if (known || before.faults.length >= 20) return before;
    return {...before, faults: [...before.faults, message.fault]};
  }
  if (message.type === 'drawn') return before.drawn ? before : {...before, drawn: true};
  if (message.type === 'sequences') return {...before, rows: message.rows};
  if (message.type === 'log') {
    return {
      ...before,
      logs: [...before.logs.slice(-99), {level: message.level, text: message.text}],
    };
  }
  return before;
}
