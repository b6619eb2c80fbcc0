import type {DemoPreview} from './demo.ts';

/** A tutorial as `/learn` shows it, by its address. */
interface TutorialCard {
  path: string;
  demo: DemoPreview;
  minutes: number;
  level: string;
}

/** A way through pages and steps for readers with one background. */
interface LearningPath {
  title: string;
  about: string;
  /** All of it, for who does the steps and reads the pages. */
  minutes: number;
  items: {title: string; path: string; isStep: boolean}[];
}

/** What `/learn` gets from the build beside its posts. */
export interface LearnData {
  course: {steps: number; minutes: number; chapters: number};
  tutorials: TutorialCard[];
  paths: LearningPath[];
}
