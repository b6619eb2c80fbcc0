import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
} from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as remotion from 'remotion';
import {LIMITS} from '../limits';
import type {SequenceRow} from '../protocol';
import {lengthOf} from './length';
import type {Require} from './libraries';
import {fontSheet, localFonts} from './local-fonts';
import {mediaUrl, refuseRelative, staticFiles} from './media';

/** What a `<Composition>` or `<Still>` of the reader says. */
export interface Declared {
  id: string;
  component: ComponentType<Record<string, unknown>>;
  width?: number;
  height?: number;
  fps?: number;
  durationInFrames?: number;
  defaultProps?: Record<string, unknown>;
  schema?: unknown;
  calculateMetadata?: unknown;
}

/** Where compositions go while the reader's root is read; null while anything is played. */
export const Collector = createContext<((declared: Declared) => void) | null>(null);

type CompositionProps = Omit<Declared, 'component'> & {
  component?: Declared['component'];
  lazyComponent?: () => Promise<{default: Declared['component']}>;
};

/** Stands for `<Composition>`: the Player knows no list of compositions, so it hands over its props. */
function Composition({lazyComponent: _lazy, ...declared}: CompositionProps) {
  const collect = useContext(Collector);
  if (collect && declared.component) collect({...declared, component: declared.component});
  return null;
}

const Still = (props: CompositionProps) => <Composition {...props} durationInFrames={1} fps={30} />;

const Folder = ({children}: {children?: React.ReactNode}) => children;

type SequenceProps = React.ComponentProps<typeof remotion.Sequence> & {source?: Source};
interface Source {
  fileName?: string;
  lineNumber?: number;
}

/** Rows of the timeline that are on the screen now, by id. */
export const rows = new Map<string, SequenceRow>();
const listeners = new Set<() => void>();

/** Calls back when rows have come or gone, or a Series has come. Takes the callback; returns a function that ends it. */
export function watchRows(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const IsQuiet = createContext(false);

/** What is drawn in it is not part of the timeline: the film is only looked at. */
export const Quiet = ({children}: {children: React.ReactNode}) => (
  <IsQuiet.Provider value={true}>{children}</IsQuiet.Provider>
);

const Parent = createContext<{id: string; from: number} | null>(null);

/** The toolkit's Sequence, which also tells the timeline of the page about itself. */
function Sequence({source, ...props}: SequenceProps) {
  const id = useId();
  const parent = useContext(Parent);
  const {durationInFrames: whole} = remotion.useVideoConfig();
  const from = (parent?.from ?? 0) + (props.from ?? 0);
  const duration = Math.max(0, Math.min(props.durationInFrames ?? whole, whole - from));
  const name = String(props.name ?? 'Sequence');
  const parentId = parent?.id ?? null;
  const isQuiet = useContext(IsQuiet);
  useEffect(() => {
    if (isQuiet) return;
    rows.set(id, {
      id,
      name: name.slice(0, LIMITS.rowName),
      // One number that the page doesn't take would keep all rows from it.
      from: Math.round(from) || 0,
      duration: duration || 0,
      parent: parentId,
      file: source?.fileName,
      line: source?.lineNumber,
    });
    for (const listener of listeners) listener();
    return () => {
      rows.delete(id);
      for (const listener of listeners) listener();
    };
  }, [isQuiet, id, name, from, duration, parentId, source?.fileName, source?.lineNumber]);
  const own = useMemo(() => ({id, from}), [id, from]);
  return (
    <Parent.Provider value={own}>
      <remotion.Sequence {...(props as React.ComponentProps<typeof remotion.Sequence>)} />
    </Parent.Provider>
  );
}

/** Lengths of the Series that nothing surrounds, by id. */
export const lengths = new Map<string, number>();

const IsPart = createContext(false);

/** Takes the toolkit's Series, or that with transitions; gives one that also tells the page how long it is. */
function measured<Props extends {children: ReactNode}, Parts>(
  Real: ComponentType<Props> & Parts,
): ComponentType<Props> & Parts {
  const Series = (props: Props) => {
    const id = useId();
    const {fps} = remotion.useVideoConfig();
    const isPart = useContext(IsPart);
    const parent = useContext(Parent);
    const isQuiet = useContext(IsQuiet);
    const frames = lengthOf(props.children, fps);
    useEffect(() => {
      if (isPart || parent || isQuiet || frames === null) return;
      lengths.set(id, frames);
      for (const listener of listeners) listener();
      return () => {
        lengths.delete(id);
      };
    }, [id, isPart, parent, isQuiet, frames]);
    return <IsPart.Provider value={true}>{createElement<Props>(Real, props)}</IsPart.Provider>;
  };
  // `Series.Sequence` and its like.
  return Object.assign(Series, Real as Parts);
}

/** What `registerRoot()` was called with in the current run. */
export const registered: {root: ComponentType | null} = {root: null};

/** What a root is written with: it hands its compositions to the `Collector`. */
export const roots = {
  Composition,
  Still,
  Folder,
  registerRoot: (root: ComponentType) => {
    registered.root = root;
  },
};

const ownRemotion = {
  ...remotion,
  ...roots,
  Sequence,
  Series: measured(remotion.Series),
  staticFile: mediaUrl,
  getStaticFiles: staticFiles,
};

/** What loads the file of its `src`; a component of the reader may make an address of it first. */
const loading = new Set<unknown>([
  'img',
  'video',
  'audio',
  'source',
  remotion.Img,
  remotion.Video,
  remotion.OffthreadVideo,
  remotion.Audio,
  remotion.AnimatedImage,
]);

const sourced = (
  type: React.ElementType,
  props: Record<string, unknown>,
  key: React.Key | undefined,
  isStatic: boolean,
  source?: Source,
) => {
  if (typeof props.src === 'string' && loading.has(type)) refuseRelative(props.src);
  const given = type === Sequence ? {...props, source} : props;
  return isStatic ? jsxRuntime.jsxs(type, given, key) : jsxRuntime.jsx(type, given, key);
};

/**
 * The packages as the reader's files see them: those of the page, a few with a stand-in.
 * Takes the way to the real ones.
 */
export function readersPackages(real: Require): Require {
  return (name) => {
    if (name === 'remotion') return ownRemotion;
    if (name === 'react/jsx-dev-runtime') return {Fragment: jsxRuntime.Fragment, jsxDEV: sourced};
    if (name === '@remotion/transitions') {
      const transitions = real(name) as typeof import('@remotion/transitions');
      return {...transitions, TransitionSeries: measured(transitions.TransitionSeries)};
    }
    if (name === '@remotion/gif') {
      const gif = real(name) as typeof import('@remotion/gif');
      loading.add(gif.Gif);
      return gif;
    }
    if (name.startsWith('@remotion/google-fonts/')) return localFonts(name);
    if (name.startsWith('@fontsource/')) return fontSheet(name);
    return real(name);
  };
}
