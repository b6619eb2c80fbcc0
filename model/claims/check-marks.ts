import {z} from 'zod';
import type {Problem} from '../../shared/problem.ts';
import type {Claim} from './read-claims.ts';

/**
 * What proved a claim: lines of the toolkit or of this repository, a command of it (`npm run …`), what was run and seen
 * (`ran: …`), or the address of a specification or a service's manual, for what isn't the toolkit's to decide. A sentence
 * that says what to do isn't a claim: `advice: …` says what it is good for.
 */
const markSchema = z.object({
  page: z.string(),
  says: z.string(),
  proof: z.array(z.string()).min(1),
});
/** `proofs/claims.json`, by the hash of the sentence. */
export const marksSchema = z.record(markSchema);
type Marks = z.infer<typeof marksSchema>;

/** Where the file of marks lies. */
export const MARKS_FILE = 'proofs/claims.json';

/** @returns A Problem for each claim of a reference page that nobody has proven. */
export const checkOpen = (marks: Marks, claims: readonly Claim[]): Problem[] =>
  claims
    .filter(({hash}) => !marks[hash])
    .map(({file, line, hash, sentence}) => ({
      file,
      line,
      column: 1,
      rule: 'claims/unproven',
      message: `Nobody has proven “${sentence}” (${hash}).`,
      hint: `Look for the case that breaks it in the source. Then note what proves it in ${MARKS_FILE}, or say what holds.`,
    }));

/**
 * Holds the marks against the pages and the toolkit.
 *
 * @param claims The claims of all pages.
 * @param linesOf How many lines a file has, or undefined if it isn't there.
 * @returns Marks whose sentence is gone, and those that name a place that doesn't exist.
 */
export function checkMarks(
  marks: Marks,
  claims: readonly Claim[],
  linesOf: (file: string) => number | undefined,
): Problem[] {
  const known = new Set(claims.map(({hash}) => hash));
  const problem = (rule: string, message: string, hint: string): Problem => ({
    file: MARKS_FILE,
    line: 1,
    column: 1,
    rule: `claims/${rule}`,
    message,
    hint,
  });
  return Object.entries(marks).flatMap(([hash, {page, says, proof}]) => {
    if (!known.has(hash))
      return problem(
        'gone',
        `${page} no longer says “${says}”.`,
        'Look at the new sentence: npm run check:claims -- --prune removes the mark.',
      );
    return proof.flatMap((place) => {
      const [, file, line] = /^([^\s:]+\.\w+)(?::(\d+)(?:-\d+)?)?$/.exec(place) ?? [];
      if (!file)
        return /^(?:npm run |https:\/\/|(?:ran|advice): .{10})/.test(place)
          ? []
          : problem(
              'proof',
              `${hash} has no place: ${place}`,
              'Write file:line, npm run …, ran: …, an address, or advice: and its reason.',
            );
      const lines = linesOf(file);
      return lines !== undefined && Number(line ?? 1) <= lines
        ? []
        : problem(
            'proof',
            `${hash} names ${place}, which isn't there.`,
            'Name the line that proves it.',
          );
    });
  });
}
