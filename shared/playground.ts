import type {ControlWording} from './demo.ts';

/** Where the parts of the playground's frame are, each named by its content. */
export interface FrameFiles {
  /** The document that is embedded. */
  frame: string;
  /** Packages by name: address, and the packages that each of them needs. */
  libraries: Record<string, {file: string; needs: string[]}>;
  /** Versions that work together, for projects that are taken home. */
  versions: {dependencies: Record<string, string>; overrides: Record<string, string>};
  /** The worker that knows types, and what it fetches. */
  types: {worker: string; format: string; declarations: string; symbols: string};
  /** Style sheets of `@fontsource` packages that code may import, with the typeface of each. */
  fonts: Record<string, FrameFont>;
}

/** A typeface that comes with a package. */
interface FrameFont {
  family: string;
  weight: string;
  style: string;
  /** Address of the file. */
  file: string;
}

/** Code that can be opened in the playground. */
export interface PlaygroundProject {
  /** What it is called: in the list of drafts, and as the name of the folder that is downloaded. */
  title: string;
  /** Texts by path, in the order of the tabs. */
  files: Record<string, string>;
  /** The file that is shown and run first; without it the frame looks for one. */
  entry?: string;
  /** Name of the composition to show, where there are several. */
  composition?: string;
  /** Size and length, unless a `<Composition>` in the code says them. */
  video: {width: number; height: number; fps: number; durationInFrames: number};
  /** Nobody has said how long it is: a Series that is all of it may. */
  fits?: boolean;
  /** Frame that is shown before it plays. */
  stillFrame?: number;
  /** Values of props that differ from the defaults in the code. */
  props?: Record<string, number | string | boolean>;
  /** What the inputs of props are called, as on the page that it comes from. */
  wording?: Record<string, ControlWording>;
}
