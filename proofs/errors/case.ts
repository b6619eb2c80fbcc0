import {createRequire} from 'node:module';
import path from 'node:path';
import {root} from '../../model/io.ts';

/** A message of the toolkit, what makes it appear, and what makes it go away. */
export interface ErrorCase {
  /** Words of the message, as the reader sees them. */
  says: string;
  /** Does the mistake: throws, rejects, or writes to the log. */
  provoke: () => unknown;
  /** The same without the mistake; left out where the fix is no code. */
  fix?: () => unknown;
}

/** A row of a table of cases. */
type CaseRow = [says: string, provoke: () => unknown, fix?: () => unknown];

/** @returns The rows of a table as cases. */
export const table = (rows: readonly CaseRow[]): ErrorCase[] =>
  rows.map(([says, provoke, fix]) => (fix ? {says, provoke, fix} : {says, provoke}));

/** Exports of a package, called with whatever a mistake passes: types would forbid it. */
export type Loose = Record<string, (...args: unknown[]) => unknown>;

const require = createRequire(path.join(root, 'toolkit/package.json'));

/** Loads a package, or one of its files, in the pinned version that the pages describe. */
export function load(name: string): Loose {
  const loaded: Loose = require(name);
  return loaded;
}

/** Loads a file of a package that its `exports` don't list. */
export function loadFile(file: string): Loose {
  const loaded: Loose = require(path.join(root, 'toolkit/node_modules', file));
  return loaded;
}

const react = load('react');
const server = load('react-dom/server');

/** Draws a component as a server does: what it throws while rendering is thrown. */
export function draw(
  component: unknown,
  props: Record<string, unknown> = {},
  ...children: unknown[]
): unknown {
  const {createElement} = react;
  const {renderToStaticMarkup} = server;
  return renderToStaticMarkup?.(createElement?.(component, props, ...children));
}

/** Makes an element of a component. */
export const element = (
  component: unknown,
  props: Record<string, unknown> = {},
  ...children: unknown[]
): unknown => react.createElement?.(component, props, ...children);

/** Draws a component as a part of a video: with a frame, dimensions and a duration. */
export function drawInVideo(
  component: unknown,
  props: Record<string, unknown> = {},
  ...children: unknown[]
): unknown {
  const {SharedPlayerContexts} = loadFile('@remotion/player/dist/cjs/SharedPlayerContext.js');
  const {Internals} = load('remotion');
  const Hooks: unknown = Reflect.get(Object(Internals), 'CanUseRemotionHooksProvider');
  const timelineContext = {
    frame: {'player-comp': 5},
    playing: false,
    rootId: 'player-comp',
    playbackRate: 1,
    imperativePlaying: {current: false},
    setPlaybackRate: () => undefined,
    audioAndVideoTags: {current: []},
  };
  const video = {
    timelineContext,
    component: () => null,
    compositionWidth: 640,
    compositionHeight: 360,
    durationInFrames: 90,
    fps: 30,
    numberOfSharedAudioTags: 0,
    initiallyMuted: true,
    logLevel: 'info',
    audioLatencyHint: 'interactive',
  };
  return draw(
    SharedPlayerContexts,
    video,
    element(Hooks, {}, element(component, props, ...children)),
  );
}
