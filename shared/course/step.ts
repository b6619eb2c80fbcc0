import type {Film, WantedLook} from './film.ts';
import type {FilmView} from './view.ts';

/** Why a goal isn't reached: what was seen and where, and what usually causes it. */
export interface Miss {
  seen: string;
  hint?: string;
}

/** Something the film has to show. */
export interface Goal {
  /** Shown beside the task: what a viewer sees once it is done. */
  says: string;
  /** Takes the film; returns null if it is reached. */
  test: (film: FilmView) => Miss | null;
}

/** How a step is checked. */
export interface StepChecks {
  /** Frames to look at. */
  looks: (number | WantedLook)[];
  /** Path of a script for Node.js, which is run with functions that only note what they are asked to do. */
  script?: string;
  goals: Goal[];
}

/** A change of the solution: the first text, which is in it once, becomes the second. */
type Edit = [from: string, to: string];

/** Answers with which the checks themselves are tested. */
export interface Answers {
  /** Other ways to do it, by what they do differently. */
  right: Record<string, string | Edit[]>;
  /** Usual mistakes, with a part of what the reader is told. */
  wrong: Record<string, {code: string | Edit[]; says: RegExp}>;
}

/** What became of one goal. */
interface Result {
  says: string;
  /** Null if it is reached. */
  miss: Miss | null;
}

/** What a reader is told about their film. */
export interface Verdict {
  passed: boolean;
  results: Result[];
  /** Set if the code could not run at all. */
  fault: string | null;
}

/** The looks of a step in one form. */
export const wantedLooks = ({looks}: StepChecks): WantedLook[] =>
  looks.map((look) => (typeof look === 'number' ? {frame: look} : look));

/**
 * Applies edits to a text.
 * Throws if a text isn't there exactly once: the fixture would test something else than it says.
 */
export function applyEdits(text: string, edits: Edit[]): string {
  return edits.reduce((before, [from, to]) => {
    const parts = before.split(from);
    if (parts.length !== 2) throw new Error(`${parts.length - 1} times in the solution: ${from}`);
    return parts.join(to);
  }, text);
}

/** Says what became of each goal. Takes the checks, the film, and the way to look at it. */
export function judge(checks: StepChecks, film: Film, look: () => FilmView): Verdict {
  const failed = film.looks.find(({error}) => error !== undefined);
  const fault = film.fault ?? (failed ? `Frame ${failed.frame}: ${failed.error}` : null);
  if (fault !== null || film.facts === null) {
    const results = checks.goals.map(({says}) => ({says, miss: {seen: 'Nothing runs yet.'}}));
    return {passed: false, results, fault: fault ?? 'The film could not be looked at.'};
  }
  const view = look();
  const results = checks.goals.map(({says, test}) => ({says, miss: test(view)}));
  return {passed: results.every(({miss}) => miss === null), results, fault: null};
}
