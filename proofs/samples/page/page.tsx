// The page that mounts a sample in the Player; `../run.ts` tells it what to do.
import {Player, type PlayerRef} from '@remotion/player';
import {createElement} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {type Entry, findEntry} from '../../../src/playground/frame/entry';
import {clippedShapes, cutShapes, cutTexts} from './measure';
import {players} from './player';

/** A bundled sample. */
interface FilmModule {
  load: Record<string, () => unknown>;
  props: () => Record<string, unknown>;
  wanted: Parameters<typeof findEntry>[2];
  files: Parameters<typeof findEntry>[0];
}

interface Mounted {
  kind: Entry['kind'];
  frames: number[];
  width: number;
  /** Name of the prop that `change()` changes. */
  prop: string | null;
}

declare global {
  interface Window {
    watched: {
      mount: (file: string) => Promise<Mounted>;
      seek: (frame: number) => Promise<void>;
      change: (isChanged: boolean) => Promise<void>;
      measure: () => {cut: string[]; clipped: string[]; isLate: boolean};
      reloads: string[];
    };
  }
}

const WIDTH = 768;
const HEIGHT = 432;
/** Milliseconds after which a picture is taken as it is. */
const PATIENCE = 4000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits for typefaces, images and the pictures of videos. */
async function settle(): Promise<void> {
  const until = performance.now() + PATIENCE;
  do {
    for (let count = 0; count < 3; count += 1) await nextFrame();
    await document.fonts.ready;
  } while (performance.now() < until && isLoading());
}

function isLoading(): boolean {
  const images = [...document.images].some((image) => image.src !== '' && !image.complete);
  const videos = [...document.querySelectorAll('video')].some(
    (video) => video.currentSrc !== '' && !video.error && (video.seeking || video.readyState < 2),
  );
  return images || videos;
}

const framesOf = (duration: number): number[] => [
  ...new Set([0, 0.1, 0.3, 0.8].map((share) => Math.round(share * (duration - 1)))),
];

/** Another value of the same kind; media becomes another file of its kind. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return undefined;
  if (/^#[\da-f]{3,8}$/i.test(value)) return '#3355aa';
  if (/^M -?\d/.test(value)) return 'M 40 40 L 400 300';
  return /\.\w{2,4}$/.test(value) ? value.replace(/(\.\w{2,4})$/, '-other$1') : `${value} 2`;
}

let entry: Entry | undefined;
let player: PlayerRef | null = null;
let given: Record<string, unknown> = {};
let changes: Record<string, unknown> = {};
const root = createRoot(document.getElementById('root') ?? document.body);

function draw(): void {
  if (!entry) return;
  const {component, video} = entry;
  const props = {...given, ...changes};
  if (entry.kind === 'page') {
    flushSync(() => root.render(createElement(component, props)));
    return;
  }
  const scale = Math.min(WIDTH / video.width, HEIGHT / video.height);
  flushSync(() =>
    root.render(
      <Player
        ref={(ref) => {
          player = ref;
        }}
        component={component}
        inputProps={props}
        compositionWidth={video.width}
        compositionHeight={video.height}
        durationInFrames={video.durationInFrames}
        fps={video.fps}
        style={{width: video.width * scale, height: video.height * scale}}
        acknowledgeRemotionLicense
      />,
    ),
  );
}

/** A change must not make a film of another kind: what is named like a choice stays. */
function propToChange(): string | null {
  const names = Object.keys(given).filter(
    (name) =>
      otherThan(given[name]) !== undefined &&
      !/id$|mode|type|kind|variant|format|codec/i.test(name),
  );
  const isMedia = (name: string) => /\.\w{2,4}$/.test(String(given[name]));
  return names.find(isMedia) ?? names[0] ?? null;
}

const reloads: string[] = [];
document.addEventListener(
  'emptied',
  ({target}) => {
    // Tags for sounds are shared and change their file all the time.
    if (target instanceof HTMLVideoElement) reloads.push(target.currentSrc || '(no address)');
  },
  true,
);

window.watched = {
  reloads,
  async mount(file) {
    const film = (await import(/* @vite-ignore */ file)) as FilmModule;
    entry = await findEntry(film.files, (path) => film.load[path]?.(), film.wanted);
    given = {...entry.defaultProps, ...film.props()};
    draw();
    await settle();
    // A page may show its Player when a file has come.
    for (let round = 0; entry.kind === 'page' && players.size === 0 && round < 60; round += 1)
      await nextFrame();
    const [duration = 1] =
      entry.kind === 'page' ? players.values() : [entry.video.durationInFrames];
    return {
      kind: entry.kind,
      frames: framesOf(duration),
      width: entry.video.width,
      prop: propToChange(),
    };
  },
  async seek(frame) {
    for (const one of entry?.kind === 'page' ? players.keys() : [player]) {
      one?.pause();
      one?.seekTo(frame);
    }
    await settle();
  },
  async change(isChanged) {
    const name = propToChange();
    changes = isChanged && name ? {[name]: otherThan(given[name])} : {};
    draw();
    await settle();
  },
  measure() {
    const canvas = document.querySelector('.__remotion-player');
    // Of these, what is drawn can come after the element.
    const isLate = document.querySelector('canvas,img,video,iframe,svg') !== null;
    if (!canvas || !entry) return {cut: [], clipped: [], isLate};
    const {width} = entry.video;
    return {
      cut: [...cutTexts(canvas, width), ...cutShapes(canvas, width)],
      clipped: clippedShapes(canvas, width),
      isLate,
    };
  },
};
