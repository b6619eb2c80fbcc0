import type {ComponentType} from 'react';
import {createElement} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import type {CompiledFile} from '../../../shared/compile/compiled';
import {type Video, videoSchema} from '../protocol';
import {Collector, type Declared, registered} from './toolkit';

type Component = ComponentType<Record<string, unknown>>;

/** What a run of the reader's files has to show. */
export interface Entry {
  /** A composition is played; a page has a Player of its own, or nothing that moves. */
  kind: 'composition' | 'page';
  component: Component;
  video: Video;
  composition: string | null;
  compositions: string[];
  defaultProps: Record<string, unknown>;
  schema: unknown;
  /** Size, length and props of a composition with other inputs; null where there is no root. */
  select: ((id: string, inputs: Record<string, unknown>) => Promise<Entry | null>) | null;
}

interface Wanted {
  entry: string | null;
  composition: string | null;
  video: Video;
}

const isCode = (path: string) => /\.[jt]sx?$/.test(path) && !path.endsWith('.d.ts');

/** React's own wrappers, such as `memo()`, are objects with a type. */
function isComponent(name: string, value: unknown): value is Component {
  if (name !== 'default' && !/^[A-Z]/.test(name)) return false;
  if (typeof value === 'function')
    return !/^class\s/.test(String(value)) || 'render' in value.prototype;
  return typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value);
}

/** Files that no other imports come first: what others import is a part, not the whole. */
function order(files: CompiledFile[], entry: string | null): string[] {
  const paths = files.map((file) => file.path).filter(isCode);
  const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\.[jt]sx?$/, '');
  const imported = new Set(
    files.flatMap((file) => file.imports.filter((name) => name.startsWith('.')).map(nameOf)),
  );
  const isPart = (path: string) => imported.has(nameOf(path));
  const first = entry !== null && paths.includes(entry) ? [entry] : [];
  const others = paths.filter((path) => path !== entry);
  return [...first, ...others.filter((path) => !isPart(path)), ...others.filter(isPart)];
}

function readCompositions(root: ComponentType): Declared[] {
  const found = new Map<string, Declared>();
  const reactRoot = createRoot(document.createElement('div'), {
    onUncaughtError(error) {
      throw error;
    },
  });
  const collect = (declared: Declared) => found.set(declared.id, declared);
  flushSync(() =>
    reactRoot.render(createElement(Collector.Provider, {value: collect}, createElement(root))),
  );
  reactRoot.unmount();
  return [...found.values()];
}

const LIMITS: Record<keyof Video, string> = {
  width: 'a whole number of pixels from 1 to 7,680',
  height: 'a whole number of pixels from 1 to 7,680',
  fps: 'a number from 1 to 240',
  durationInFrames: 'a whole number from 1 to 1,000,000',
};

/** Refuses what no browser plays, with a sentence: the page would not take it from the frame. */
function checkVideo(id: string, video: Video): Video {
  for (const name of Object.keys(LIMITS) as (keyof Video)[]) {
    if (!videoSchema.shape[name].safeParse(video[name]).success) {
      throw new TypeError(
        `The composition "${id}" has ${name} ${String(video[name])}: here it has to be ${LIMITS[name]}.`,
      );
    }
  }
  return video;
}

async function fromRoot(root: ComponentType, wanted: Wanted): Promise<Entry | null> {
  const all = readCompositions(root);
  const chosen = all.find(({id}) => id === wanted.composition) ?? all[0];
  return chosen ? fromDeclared(chosen, all, wanted.video, {}) : null;
}

async function fromDeclared(
  chosen: Declared,
  all: Declared[],
  video: Video,
  inputs: Record<string, unknown>,
): Promise<Entry> {
  let defaultProps: Record<string, unknown> = {...chosen.defaultProps, ...inputs};
  let {width, height, fps, durationInFrames} = chosen;
  if (typeof chosen.calculateMetadata === 'function') {
    const made = await chosen.calculateMetadata({
      defaultProps: chosen.defaultProps ?? {},
      props: defaultProps,
      abortSignal: new AbortController().signal,
      compositionId: chosen.id,
    });
    defaultProps = made?.props ?? defaultProps;
    width = made?.width ?? width;
    height = made?.height ?? height;
    fps = made?.fps ?? fps;
    durationInFrames = made?.durationInFrames ?? durationInFrames;
  }
  return {
    kind: 'composition',
    component: chosen.component,
    video: checkVideo(chosen.id, {
      width: width ?? video.width,
      height: height ?? video.height,
      fps: fps ?? video.fps,
      durationInFrames: durationInFrames ?? video.durationInFrames,
    }),
    composition: chosen.id,
    compositions: all.map(({id}) => id),
    defaultProps,
    schema: chosen.schema,
    select: async (id, others) => {
      const other = all.find((one) => one.id === id);
      return other ? fromDeclared(other, all, video, others) : null;
    },
  };
}

/**
 * Runs the reader's files and finds what they have to show: the composition of a root, a page with a
 * Player, or the component that the entry exports.
 * Takes the files, the way to run one, and what is wanted. Throws what the files throw, and a sentence
 * if none of them exports a component.
 */
export async function findEntry(
  files: CompiledFile[],
  load: (path: string) => unknown,
  wanted: Wanted,
): Promise<Entry> {
  registered.root = null;
  const fileAt = (path: string) => files.find((file) => file.path === path);
  const paths = order(files, wanted.entry);
  const exportsOf = new Map<string, Record<string, unknown>>();
  for (const path of paths) exportsOf.set(path, (load(path) ?? {}) as Record<string, unknown>);
  if (registered.root) {
    const entry = await fromRoot(registered.root, wanted);
    if (entry) return entry;
  }
  const candidates = paths.flatMap((path) =>
    Object.entries(exportsOf.get(path) ?? {})
      .filter(([name, value]) => isComponent(name, value))
      .map(([name, value]) => ({path, name, component: value as Component})),
  );
  for (const {path, component} of candidates) {
    if (!fileAt(path)?.declares) continue;
    const entry = await fromRoot(component as ComponentType, wanted);
    if (entry) return entry;
  }
  const [first] = candidates;
  if (!first) {
    throw new Error('Nothing to show: export a component, such as "export const Title = () => …".');
  }
  const exports = exportsOf.get(first.path) ?? {};
  return {
    // A composition may show a Player, too; but a page has no props that a schema could describe.
    kind: fileAt(first.path)?.hosts && !exports.schema ? 'page' : 'composition',
    component: first.component,
    video: wanted.video,
    composition: null,
    compositions: [],
    defaultProps: (exports.defaultProps ?? {}) as Record<string, unknown>,
    schema: exports.schema,
    select: null,
  };
}
