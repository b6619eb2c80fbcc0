import type {Root} from 'mdast';
import type {PlaygroundProject} from '../playground.ts';

/** A step as lists show it. */
export interface StepCard {
  id: string;
  chapter: string;
  title: string;
  /** Its idea in one sentence. */
  description: string;
  path: string;
  /** Frame that shows best what the step is about. */
  still: number;
}

/** The part of a picture that is shown: how many times larger, and which point stays in place, as CSS has it. */
export interface PictureCrop {
  zoom: number;
  at: string;
  /** The picture is of a white page, which is tinted. */
  tint?: true;
}

/** A chapter with its steps. */
export interface ChapterCard {
  id: string;
  title: string;
  /** The step whose picture represents it. */
  picture: string;
  crop?: PictureCrop;
  about: string;
  steps: StepCard[];
}

/** A step with all that its page needs. */
export interface CourseStep extends StepCard {
  /** What the editor begins with. */
  start: PlaygroundProject;
  /** Text of the solution's file; the others are those of the start. */
  solution: string;
  text: Root;
}

/** A page that comes before or after another. */
interface Neighbor {
  title: string;
  path: string;
}

/** What the page of a step gets from the build. */
export interface StepPageData extends CourseStep {
  /** Code as HTML, highlighted. */
  startHtml: string;
  solutionHtml: string;
  /** Which step of all it is, from 1. */
  number: number;
  count: number;
  chapterNumber: number;
  chapterTitle: string;
  previous: Neighbor | null;
  next: Neighbor | null;
}

/** What the overview gets. */
export interface CourseOverview {
  title: string;
  about: string;
  chapters: ChapterCard[];
  /** The film of all of it, and which step each of its files comes from. */
  film: {project: PlaygroundProject; scenes: {step: string; path: string}[]};
}
