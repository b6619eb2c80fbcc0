import type {PlaygroundProject} from '../playground.ts';

/** A step as lists show it. */
export interface StepCard {
  id: string;
  chapter: string;
  title: string;
  /** Its idea in one sentence. */
  description: string;
  path: string;
}

/** A chapter with its steps. */
export interface ChapterCard {
  id: string;
  title: string;
  about: string;
  steps: StepCard[];
}

/** A step with all that its page needs. */
export interface CourseStep extends StepCard {
  /** What the editor begins with. */
  start: PlaygroundProject;
  /** Text of the solution's file; the others are those of the start. */
  solution: string;
  /** Frame that shows best what the step is about. */
  still: number;
}
