import {z} from 'zod';
import {shortHash} from '../../model/generated.ts';
import {listFiles, readText} from '../../model/io.ts';
import type {Problem} from '../../shared/problem.ts';

/** Where `npm run errors` keeps what came out. */
export const RESULTS = 'proofs/errors/results.json';

/** What the results hold. */
export const proofSchema = z.object({
  /** Of the cases and the packages that it was got from. */
  content: z.string(),
  /** Of the toolkit. */
  version: z.string(),
  entries: z.string().array(),
  results: z
    .object({
      says: z.string(),
      /** The entry that the decoder puts first for what appeared. */
      entry: z.string().nullable(),
      /** Whether the fix made it go away; null where the fix is no code. */
      fixed: z.boolean().nullable(),
    })
    .array(),
});
export type Proof = z.infer<typeof proofSchema>;

/** @returns A hash of what decides what a run sees: the cases, what carries them out, and the pinned packages. */
export const hashSources = (): string =>
  shortHash(
    [
      ...listFiles('proofs/errors/cases', ['.ts']),
      ...['proofs/errors/case.ts', 'proofs/errors/run.ts', 'toolkit/package-lock.json'],
    ]
      .map(readText)
      .join(''),
    16,
  );

/**
 * Holds the results against the cases and the error reference as they are.
 *
 * @param content As `hashSources` tells it now.
 * @param hasEntry Tells whether the error reference has an entry, by its slug.
 * @returns That they are of other cases or packages; entries that are no more.
 */
export function checkProof(
  {content: seen, entries}: Proof,
  content: string,
  hasEntry: (slug: string) => boolean,
): Problem[] {
  const problem = (rule: string, message: string): Problem => ({
    ...{file: RESULTS, line: 1, column: 1, rule: `provoked/${rule}`, message},
    hint: 'Run npm run errors, and commit the results.',
  });
  return [
    ...(seen === content ? [] : [problem('stale', 'was got from other cases or packages.')]),
    ...entries
      .filter((slug) => !hasEntry(slug))
      .map((slug) => problem('entry', `names ${slug}, which content/docs/errors/ doesn’t have.`)),
  ];
}
