import {z} from 'zod';
import {shortHash} from '../../model/generated.ts';
import {exists, listFiles, readJson, readText} from '../../model/io.ts';
import {readSamples} from '../../model/samples/read.ts';
import type {Problem} from '../../shared/problem.ts';
import {checkVersions} from '../versions.ts';
import {findScripts, type Script} from './find.ts';

/** Where `npm run proofs:scripts` keeps what it saw. */
export const RESULTS = 'proofs/scripts/results.json';

const outcomeSchema = z.object({
  page: z.string(),
  script: z.string(),
  /** Of the toolkit that it was started with. */
  version: z.string(),
  /** Of the program and of the files beside it, as they were when it was started. */
  hash: z.string(),
  /** `ends`, `fails`, or why it wasn't started. */
  result: z.string(),
  prints: z.array(z.string()),
  /** What it asked of services and the network. */
  asks: z.array(z.string()),
  /** Files that are there afterwards. */
  writes: z.array(z.string()),
});
/** What came of starting a program. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** A program with the files that its page lays beside it. */
export interface Program {
  script: Script;
  titled: Map<string, string>;
  hash: string;
}

/** Name of a program that no other has. */
export const keyOf = ({page, script}: Pick<Outcome, 'page' | 'script'>): string =>
  `${page}:${script}`;

/** @returns What earlier runs saw. Throws if the file isn't what a run writes. */
export const readOutcomes = (): Outcome[] =>
  exists(RESULTS) ? readJson(RESULTS, outcomeSchema.array()) : [];

/** Names of the files that a program imports, at first or second hand. */
function filesOf(code: string, titled: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/(?:from|import) '\.\.?\/([^']+)'/g)) {
      const stem = name.replace(/\.\w+$/, '');
      for (const [file, inner] of titled) {
        if (found.has(file) || !file.replace(/\.\w+$/, '').endsWith(stem)) continue;
        found.add(file);
        visit(inner);
      }
    }
  };
  visit(code);
  return [...found].sort();
}

/** A hash of what a program consists of: itself and the titled files of its page. */
export const hashOf = ({code}: Script, titled: ReadonlyMap<string, string>): string =>
  shortHash([code, ...filesOf(code, titled).map((file) => titled.get(file) ?? '')].join(''), 16);

/** @returns The programs of all pages. */
export function readScripts(): Program[] {
  return listFiles('content/docs', ['.mdx']).flatMap((file) => {
    const page = file.slice('content/docs/'.length, -'.mdx'.length);
    const {samples} = readSamples(file, readText(file));
    const titled = new Map(
      samples.flatMap(({meta, code}) =>
        meta.title && /^[\w./-]+\.\w+$/.test(meta.title) ? [[meta.title, code]] : [],
      ),
    );
    return findScripts(page, samples).map((script) => ({
      script,
      titled,
      hash: hashOf(script, titled),
    }));
  });
}

/**
 * Holds what was seen against the programs as they are.
 *
 * @param version Of the toolkit as it is installed.
 * @returns Programs that are new or have changed since, outcomes of another version, and programs that fail.
 */
export function checkOutcomes(
  programs: readonly Pick<Program, 'script' | 'hash'>[],
  outcomes: readonly Outcome[],
  version: string,
): Problem[] {
  const hint = 'Run npm run proofs:scripts, and commit the results.';
  const stale = checkVersions({file: RESULTS, rule: 'scripts/stale', hint}, outcomes, version);
  const seen = new Map(outcomes.map((outcome) => [keyOf(outcome), outcome]));
  const amiss = programs.flatMap(({script: {page, name, line}, hash}) => {
    const outcome = seen.get(keyOf({page, script: name}));
    const place = {file: `content/docs/${page}.mdx`, line, column: 1};
    if (outcome?.hash !== hash) {
      const state = outcome ? 'has changed since it was started' : 'was never started';
      const hint = `Run npm run proofs:scripts -- ${page}, and commit the results.`;
      return [{...place, rule: 'scripts/new', message: `${name} ${state}.`, hint}];
    }
    if (!outcome.result.startsWith('fails')) return [];
    const message = `${name} ${outcome.result}: ${outcome.prints[0] ?? ''}`;
    return [{...place, rule: 'scripts/fails', message}];
  });
  return [...stale, ...amiss];
}
