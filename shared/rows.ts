import type {DemoPreview} from './demo.ts';
import type {ShotPicture} from './shot.ts';

/** A path in a project, and what the file is for. */
export type NamedFile = [path: string, text: string];

/** What a template's page says beside its row in the manifest. */
export interface TemplateText {
  kind: 'Start' | 'App' | 'Audio' | 'Graphics' | 'Image' | 'Server' | 'Text and code';
  /** What it is built with; the filter's second half. */
  stack: string[];
  /** Who it is for, one sentence. */
  audience: string;
  /** What its composition renders, unless its files leave that to a constant. */
  video?: {size: string; rate?: string; length: string};
  /** Packages it brings beside React, the toolkit and its command line. */
  packages: string[];
  /** The files to know, folder by folder; one with a slash at its end is a folder. */
  files: NamedFile[];
  /** Three files to change first. */
  changes: NamedFile[];
  /** Commands after the installation, as npm has them, with what they do; `backticks` mark code. */
  commands: [command: string, does: string][];
  /** Ids of docs pages that continue from it. */
  docs: string[];
  /** Demo that shows its idea. */
  demo: string;
}

/** A template in a list of them. */
export interface TemplateCard extends Pick<TemplateText, 'kind' | 'stack'> {
  id: string;
  name: string;
  summary: string;
  demo: DemoPreview;
}

/** A template as its page gets it. */
export interface Template extends TemplateText {
  id: string;
  name: string;
  /** One sentence, at most 160 characters. */
  summary: string;
  repository: string;
  /** Where it runs, deployed by its authors. */
  preview?: string;
  /** It can be created with Tailwind. */
  tailwind: boolean;
  /** Docs pages that exist: title and path. */
  pages: {title: string; path: string}[];
}

/** A person or studio one can hire. */
export interface Expert {
  /** `first-last`; the last part of the address. */
  slug: string;
  name: string;
  /** Place and time zone. */
  place: string;
  /** One line. */
  focus: string;
  skills: string[];
  /** A paragraph in the third person. */
  about: string;
  /** Kinds of work taken. */
  work: string[];
  /** Invented for the site; shown with a badge. */
  sample: boolean;
  /** Where to write; absent for samples. */
  contact?: string;
}

/** A composition shown on the showcase. */
export interface ShowcaseEntry {
  /** Folder below `demos/`. */
  demo: string;
  title: string;
  text: string;
  tags: string[];
}

/** A picture of the home page that plays: the id of a demo, or what a card needs to show it. */
interface HomePiece<Picture> {
  demo: Picture;
  name: string;
  /** One or two short sentences. */
  text: string;
  /** Page it leads to. */
  to: string;
}

/** What the home page shows below its first screen, as written in content/data/home.ts. */
export interface HomeRows {
  /** What people make; the first is shown large. */
  pieces: HomePiece<string>[];
  /** A picture of the Studio: its id, the text next to it, and what is said of a few of its numbers, from 1. */
  studio: {shot: string; text: string; points: {number: number; text: string}[]};
  /** The two parts of the toolkit that get a picture. */
  products: HomePiece<string>[];
  /** Ids of templates. */
  templates: string[];
  /** What companies made, each told in its own story, which has the picture. */
  stories: Omit<HomePiece<string>, 'demo'>[];
}

/** The same with what is needed to draw it. */
export interface HomePictures {
  pieces: HomePiece<DemoPreview>[];
  /** The picture has only the numbers that are spoken of. */
  studio: {shot: ShotPicture; text: string};
  products: HomePiece<DemoPreview>[];
  templates: {id: string; name: string; summary: string; demo: DemoPreview}[];
  stories: HomePiece<DemoPreview>[];
}

/** Which composition illustrates what, as written in content/data/pictures.ts: ids of demos. */
export interface PictureRows {
  /** Beside the headings of pages that are written by hand. */
  heads: Record<string, string>;
  /** By the address of a lesson or a story. */
  posts: Record<string, string>;
  /** Recipes at the head of the gallery of demos. */
  gallery: string[];
  /** The post that stands first in a list, by the address of the list, where it isn't the newest. */
  leads: Record<string, string>;
  /** By the slug of an expert. */
  experts: Record<string, {demo: string; area: string}>;
}

/**
 * Lines of code for the card of a page without a demo, by the id of the page; for a post, by its address. What is in
 * `*…*` is marked.
 */
export type PlateRows = Readonly<Record<string, readonly string[]>>;

/** What a story's card says below its description. */
export interface StoryCard {
  /** One figure that its text states, set large, and what it counts. */
  figure: [number: string, of: string];
  /** What it is built with. */
  stack: string;
  /** What a reader begins with who wants to build the like, as a sentence ends with it, and its path. */
  begin: [title: string, path: string];
}

/** What is known about the product of a story, as its column shows it. */
export interface StoryFacts extends StoryCard {
  who: string;
  makes: string;
  /** From what comes in to what goes out. */
  pipeline: string[];
  /** Pages about the parts of the toolkit that it uses: title and path. */
  uses: [title: string, path: string][];
  /** Its own site: what the link says, and where it leads. */
  site?: [label: string, href: string];
}

/** A topic of the blog with the number of its posts. */
export interface BlogTopic {
  label: string;
  path: string;
  count: number;
}

/** An expert with a piece of work in the field. */
export interface ShownExpert extends Expert {
  /** Kind of work, for the filter. */
  area: string;
  piece: DemoPreview;
}
