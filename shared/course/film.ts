/** What was seen of a film: plain data that comes out of the frame in which a reader's code runs. */

/** A rectangle in pixels of the composition; its corner counts from the top left of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An element of the picture, as the browser has drawn it. */
export interface FilmNode {
  tag: string;
  /** Number of the element around it in the same list; -1 for the outermost ones. */
  parent: number;
  /** All text in it, with single spaces. */
  text: string;
  /** Text that is in no other element below it. */
  own: string;
  box: Box;
  /** Where its own text is; the same as `box` without own text. */
  ink: Box;
  /** With that of all elements around it; 0 if it is hidden. */
  opacity: number;
  /** Clockwise, in degrees, with that of all elements around it. */
  rotation: number;
  /** Factor, with that of all elements around it. */
  scale: number;
  color: string;
  background: string;
  fontFamily: string;
  /** In pixels, before any scale. */
  fontSize: number;
  fontWeight: number;
  /** Its own transform as the browser computes it; `none` without one. */
  transform: string;
  /** What a picture or video shows: the name below `public/`, or an address. */
  src?: string;
  /** True for a picture that has been loaded. */
  loaded?: boolean;
  /** Attributes of SVG, and a few computed styles, by name. */
  style: Record<string, string>;
}

/** A span of the timeline, also of a `<Series>` or a transition. */
export interface FilmSequence {
  name: string;
  /** First frame, counted from the beginning of the film. */
  from: number;
  duration: number;
}

/** A component of the toolkit that is mounted, with the props that can be written as JSON. */
export interface FilmComponent {
  name: string;
  props: Record<string, unknown>;
  /** Frame of the film on which the sequence around it begins. */
  from: number;
  /** Volume on the frame that is looked at; for sound and video. */
  volume?: number;
  /** For a Player: what its ref says. */
  player?: {playing: boolean; frame: number; muted: boolean};
}

/** What was there on one frame. */
export interface Look {
  frame: number;
  /** Name of the look, where a step wants the same frame more than once. */
  name?: string;
  nodes: FilmNode[];
  sequences: FilmSequence[];
  components: FilmComponent[];
  /** Size and length that the composition has with the props of this look. */
  video: Video;
  /** What the code threw on this frame. */
  error?: string;
}

/** What a script has asked a package for Node.js to do. Nothing of it is done: it is only noted. */
export interface ScriptCall {
  /** The function, such as `renderMedia`. */
  name: string;
  /** What it was given, as far as it is data. */
  options: Record<string, unknown>;
}

/** Something to do with a page of the reader before looking at it. */
export type Act =
  | {press: string}
  | {fill: string; value: string}
  /** Lets the page's Player come to a frame as if it had played until there. */
  | {playTo: number};

/** A frame to look at. */
export interface WantedLook {
  frame: number;
  name?: string;
  /** Values that take the place of those in the code. */
  props?: Record<string, unknown>;
  /** Another size or length, for code that asks for it. */
  video?: Partial<Video>;
  /** True to draw it with all states as they are in the beginning, as a render in a new tab would. */
  fresh?: boolean;
  act?: Act[];
}

interface Video {
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
}

/** What runs: size, length, compositions and inputs. */
export interface FilmFacts {
  kind: 'composition' | 'page';
  video: Video;
  composition: string | null;
  compositions: string[];
  /** Inputs that the reader's schema gives, by name. */
  controls: {name: string; kind: string; initial: unknown}[];
  props: Record<string, unknown>;
}

/** All that the checks of a step know. */
export interface Film {
  /** Null if the code could not run. */
  facts: FilmFacts | null;
  /** Why it could not run. */
  fault: string | null;
  looks: Look[];
  /** What the step's script has asked for, in order; empty if it has none. */
  calls: ScriptCall[];
  /** The reader's files, to find out why something is missing in the film. */
  files: Record<string, string>;
}
