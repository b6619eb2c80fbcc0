import {type Problem, printProblem} from '../shared/problem.ts';

/**
 * Prints Problems in file order, counts them, and sets the exit code to 1 if there are any.
 *
 * @param problems What the checkers found.
 * @param done One line about what was checked, printed in any case.
 */
export function printProblems(problems: readonly Problem[], done: string): void {
  const sorted = problems.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
  for (const problem of sorted) console.log(printProblem(problem));
  console.log(`${done}: ${problems.length === 0 ? 'no problems' : `${problems.length} problems`}`);
  if (problems.length > 0) process.exitCode = 1;
}
