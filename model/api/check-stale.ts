import type {Problem} from '../../shared/problem.ts';

/**
 * Compares a committed report with one that was just generated.
 *
 * @param committed Text of the committed file; undefined if there is none.
 * @returns A Problem at the first line that differs, or none.
 */
export function checkStale(file: string, committed: string | undefined, fresh: string): Problem[] {
  if (committed === fresh) return [];
  const old = committed?.split('\n') ?? [];
  const lines = fresh.split('\n');
  const different = lines.findIndex((line, number) => line !== old[number]);
  // None: the committed one goes on where the fresh one ends.
  const index = different < 0 ? lines.length : different;
  return [
    {
      file,
      line: committed === undefined ? 1 : index + 1,
      column: 1,
      rule: 'api/stale-report',
      message:
        committed === undefined
          ? 'The report is missing.'
          : `The report differs from the installed package: ${difference(old[index], lines[index])}.`,
      hint: 'Run npm run api, read the diff, and commit it with the pages it concerns.',
    },
  ];
}

const difference = (was: string | undefined, is: string | undefined): string =>
  `it says ${(was ?? 'nothing').trim()}, the package ${(is ?? 'nothing').trim()}`;
