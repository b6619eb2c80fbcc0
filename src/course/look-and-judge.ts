import type {Film} from '../../shared/course/film';
import {judge, type StepChecks, type Verdict} from '../../shared/course/step';
import {viewFilm} from '../../shared/course/view';

/** What came of a check: a verdict on the film, or why there is none. */
export type CheckResult = {kind: 'judged'; verdict: Verdict} | {kind: 'failed'; why: string};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Has a film looked at and judged. Never throws.
 * Takes the way to the checks of the step, and the way to look at the film; returns what came of it. A fault
 * of a check is told apart from a connection that failed: the first is ours, and neither is in the reader's code.
 */
export async function lookAndJudge(
  load: () => Promise<StepChecks>,
  look: (checks: StepChecks) => Promise<Film>,
): Promise<CheckResult> {
  let checks: StepChecks;
  try {
    checks = await load();
  } catch {
    return {kind: 'failed', why: 'The checks could not be loaded. Are you offline?'};
  }
  try {
    const film = await look(checks);
    return {kind: 'judged', verdict: judge(checks, film, () => viewFilm(film))};
  } catch (error) {
    console.error(error);
    return {
      kind: 'failed',
      why: `A check of this step has a fault: ${messageOf(error)} Your code may be right.`,
    };
  }
}
