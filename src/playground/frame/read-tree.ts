import {Player, type PlayerRef, Thumbnail} from '@remotion/player';
import * as remotion from 'remotion';
import type {FilmComponent, FilmSequence, Look} from '../../../shared/course/film';
import {LOOK_LIMITS} from '../limits';
import {nameOfMedia} from './media';

/** As much of React's own record of an element as is read here; it is true of the pinned version. */
interface Fiber {
  type: unknown;
  elementType: unknown;
  memoizedProps: Record<string, unknown> | null;
  ref: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
}

const {SequenceContext} = remotion.Internals as unknown as {SequenceContext: unknown};

/** Components that a step may ask about. Sound and video have props that nothing in the picture shows. */
const KNOWN = new Map<unknown, string>([
  [remotion.Audio, 'Audio'],
  [remotion.Video, 'Video'],
  [remotion.OffthreadVideo, 'OffthreadVideo'],
  [remotion.Img, 'Img'],
  [remotion.Series, 'Series'],
  [remotion.Loop, 'Loop'],
  [remotion.Freeze, 'Freeze'],
  [Player, 'Player'],
  [Thumbnail, 'Thumbnail'],
]);

/** Name under which a Player keeps the frame of its composition. */
const PLAYED = 'player-comp';

const MEDIA = new Set(['Audio', 'Video', 'OffthreadVideo']);

/** The tree that is on the screen: an element knows only the one it was made with, which may be an older one. */
function treeOf(container: Element): Fiber | null {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  if (!key) return null;
  const made = (container as unknown as Record<string, Fiber>)[key];
  return (made?.stateNode as {current?: Fiber} | null)?.current ?? null;
}

/** Leaves out of props what isn't data. */
function plain(props: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(props).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value === 'function') return [[name, '(function)']];
    if (typeof value === 'string') return [[name, nameOfMedia(value).slice(0, LOOK_LIMITS.text)]];
    if (name === 'children' || value === undefined) return [];
    try {
      const text = JSON.stringify(value);
      return text !== undefined && text.length < 2000 ? [[name, JSON.parse(text)]] : [];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(entries.slice(0, 40));
}

function volumeOf(props: Record<string, unknown>, frame: number): number {
  const {volume = 1, muted} = props;
  if (muted === true) return 0;
  const value: unknown = typeof volume === 'function' ? volume(frame) : volume;
  return typeof value === 'number' && Number.isFinite(value) ? value : 1;
}

function playerOf(ref: unknown): FilmComponent['player'] {
  const player = (ref as {current?: PlayerRef | null} | null)?.current;
  if (typeof player?.isPlaying !== 'function') return undefined;
  return {playing: player.isPlaying(), frame: player.getCurrentFrame(), muted: player.isMuted()};
}

type SetFrame = (change: (frames: Record<string, number>) => Record<string, number>) => void;

/**
 * Moves each Player to a frame the way playing does, without a jump that its own methods would report.
 * Takes the element that a root of React was made with, and the frame.
 */
export function playTo(container: Element, frame: number): void {
  const visit = (fiber: Fiber | null) => {
    for (let at = fiber; at; at = at.sibling) {
      if (at.type === remotion.Internals.Timeline.SetTimelineContext) {
        const {setFrame} = (at.memoizedProps?.value ?? {}) as {setFrame?: SetFrame};
        setFrame?.((before) =>
          Object.fromEntries(Object.keys({...before, [PLAYED]: 0}).map((id) => [id, frame])),
        );
      }
      visit(at.child);
    }
  };
  visit(treeOf(container)?.child ?? null);
}

/**
 * Reads from React's own tree what can't be seen in the picture: sequences, also those that are over,
 * and components of the toolkit with their props.
 * Takes the element that a root of React was made with, and the frame of the film.
 */
export function readTree(
  container: Element,
  frame: number,
): Pick<Look, 'sequences' | 'components'> {
  const sequences: FilmSequence[] = [];
  const components: FilmComponent[] = [];

  const visit = (fiber: Fiber | null, start: number) => {
    for (let at = fiber; at; at = at.sibling) {
      let begin = start;
      const props = at.memoizedProps ?? {};
      if (at.type === SequenceContext) {
        const value = props.value as
          | {cumulatedFrom: number; relativeFrom: number; durationInFrames: number}
          | null
          | undefined;
        if (value) {
          begin = value.cumulatedFrom + value.relativeFrom;
          const {name, showInTimeline} = at.return?.memoizedProps ?? {};
          if (showInTimeline !== false) {
            sequences.push({
              name: typeof name === 'string' ? name.slice(0, LOOK_LIMITS.text) : '',
              from: begin,
              duration: value.durationInFrames,
            });
          }
        }
      }
      const name = KNOWN.get(at.elementType) ?? KNOWN.get(at.type);
      if (name) {
        components.push({
          name,
          props: plain(props),
          from: begin,
          ...(MEDIA.has(name) && {volume: volumeOf(props, frame - begin)}),
          ...(name === 'Player' && {player: playerOf(at.ref)}),
        });
      }
      visit(at.child, begin);
    }
  };
  visit(treeOf(container)?.child ?? null, 0);
  return {
    sequences: sequences.slice(0, LOOK_LIMITS.sequences),
    components: components.slice(0, LOOK_LIMITS.components),
  };
}
