import {type RefObject, useCallback, useEffect, useReducer, useRef, useState} from 'react';
import type {PlaygroundProject} from '../../../shared/playground';
import {whenLoaded} from '../../ui/when-loaded';
import type {View} from '../protocol';
import {checkProject} from './check-project';
import {loadCompiler} from './compile-files';
import type {Taken} from './frame-host';
import {projectMedia} from './media';
import {NOTHING, nextState} from './run-state';
import {sendFonts, sendMedia} from './send-files';
import {useFrame, useTold} from './use-frame';
import {useLength} from './use-length';

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

/** Milliseconds without a key after which code is compiled. */
const PAUSE = 30;

/**
 * Tells when the browser has rested after the first picture, and fetches the compiler then.
 * Takes whether there is a picture; returns `settled`, and `settle`, for a reader who turns to the code before.
 */
function useSettled(drawn: boolean) {
  const [settled, setSettled] = useState(false);
  useEffect(() => (drawn ? whenLoaded(() => setSettled(true)) : undefined), [drawn]);
  useEffect(() => {
    // What the site compiled is on the screen: the next is the reader's.
    if (settled) loadCompiler().catch(() => undefined);
  }, [settled]);
  const settle = useCallback(() => setSettled(true), []);
  return {settled, settle};
}

/**
 * Runs a project in a frame and tells what becomes of it.
 * Takes the element for the frame and the project; returns the state, the Player, `restart`, and `settled`: true
 * once the browser has rested after the first picture, when the compiler and what helps to write may come, or
 * once `settle` says that the reader turns to the code.
 */
export function useRun(box: RefObject<HTMLElement | null>, options: Options) {
  const {project, own, allowed} = options;
  const [state, tell] = useReducer(nextState, NOTHING);
  /** Number of the newest run. */
  const newest = useRef(0);
  const isFirst = useRef(true);
  const latest = useRef(options);
  latest.current = options;
  const {video, onLength} = useLength(project);
  const frame = useFrame(box, allowed, {
    stillFrame: project.stillFrame ?? 0,
    onBegin: () => {
      isFirst.current = true;
      tell({type: 'begun'});
    },
    onMessage: (message) => {
      if (message.type !== 'length') tell({type: 'message', message, newest: newest.current});
      // A composition that says its length itself is believed, and a page has none.
      else if (state.ran?.kind === 'composition' && !state.ran.composition)
        onLength(message.frames);
    },
    onStop: (stop) => tell({type: 'gone', stop}),
  });
  const {host, player, ready, restart} = frame;

  const {files, entry, composition} = project;
  useEffect(() => {
    // Compiling runs nothing, but a text can be made so that it takes long.
    if (!allowed) return;
    let current = true;
    const run = async () => {
      const checked = await checkProject({files});
      if (!current) return;
      const media = projectMedia(files, own);
      const standIns = media.filter(({source}) => source === 'stand-in').map(({name}) => name);
      tell({type: 'checked', faults: checked.faults, standIns});
      const isBroken = checked.faults.length > 0;
      // What still runs is older than the mistake, and so is all that it says.
      if (isBroken) newest.current += 1;
      const to = host.current;
      if (!to || ready === 0 || isBroken) return;
      to.sendPackages(checked.packages);
      await sendMedia(to, media, own);
      await sendFonts(to, checked.packages);
      // A newer text may have needed less.
      if (!current) return;
      newest.current += 1;
      const {props, playing, loop, project: shown} = latest.current;
      to.send({
        type: 'run',
        run: newest.current,
        files: checked.files,
        entry: entry ?? null,
        composition: composition ?? null,
        video,
        props,
        frame: isFirst.current ? (shown.stillFrame ?? 0) : player.getCurrentFrame(),
        playing,
        loop,
      });
      isFirst.current = false;
    };
    const fail = () => {
      if (current) tell({type: 'unreachable'});
    };
    const timer = setTimeout(() => void run().catch(fail), isFirst.current ? 0 : PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [files, entry, composition, video, own, ready, host, player, allowed]);

  useTold(frame, options);
  const {settled, settle} = useSettled(state.drawn);
  const capture = useCallback(
    async (format: 'png' | 'svg'): Promise<Taken> =>
      host.current?.capture(format) ?? {data: null, why: 'Nothing runs.'},
    [host],
  );
  return {...state, settled, settle, player, restart, capture};
}

/** What {@link useRun} gives. */
export type Run = ReturnType<typeof useRun>;
