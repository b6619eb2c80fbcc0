import {z} from 'zod';
import {identity} from '../config/identity.ts';
import {shortHash} from '../model/generated.ts';
import {listFiles, readJson, readText} from '../model/io.ts';
import type {Problem} from '../shared/problem.ts';

/** What the records of a proof have at their head. */
const stampSchema = z.object({
  /** The day of the run. */
  seen: z.string(),
  /** The version of the toolkit that the projects named. */
  toolkit: z.string(),
  /** Of the files that made what was taken home. */
  hash: z.string(),
});

/** A proof that takes something home from the built site and runs it with the registry's packages: too long for a check. */
export interface TakeHomeProof {
  /** Where its records are. */
  file: string;
  /** The command that makes them. */
  command: string;
  /** Folders and files of the code that makes what is taken home, and of what is taken. */
  madeBy: readonly string[];
}

/** `npm run proofs:playground`: projects that are downloaded from the playground. */
export const playgroundProof: TakeHomeProof = {
  file: 'proofs/playground/results.json',
  command: 'npm run proofs:playground',
  madeBy: [
    'proofs/playground/run.ts',
    'src/playground/take-home',
    'src/playground/templates',
    'demos/audio-visualization',
    'plugins/playground/home-title.ts',
    'src/pages/_home/scene.ts',
    'src/pages/_home/Ball.tsx',
    'src/pages/_home/Closing.tsx',
    'src/pages/_home/Title.tsx',
  ],
};

/** Blocks of the registry that `npm run proofs:registry` adds to projects. */
export const BLOCKS: readonly string[] = ['before-after', 'neon-sign'];

/** `npm run proofs:registry`: blocks that are added by shadcn. */
export const registryProof: TakeHomeProof = {
  file: 'proofs/registry/results.json',
  command: 'npm run proofs:registry',
  madeBy: [
    'proofs/registry/run.ts',
    'plugins/registry.ts',
    'model/recipes',
    ...BLOCKS.map((id) => `demos/${id}`),
  ],
};

const isSource = (file: string): boolean =>
  /\.(?:tsx?|css|json)$/.test(file) && !/\.test\./.test(file);

/**
 * What a run writes at the head of its records.
 *
 * @throws {Error} If nothing is where a proof says that its code is.
 */
export function stampOf({madeBy}: TakeHomeProof): Omit<z.infer<typeof stampSchema>, 'seen'> {
  const texts = madeBy.flatMap((place) => {
    const files = isSource(place) ? [place] : listFiles(place, ['']).filter(isSource);
    if (files.length === 0) throw new Error(`${place} has no files.`);
    return files.map((file) => `${file}\0${readText(file)}`);
  });
  return {toolkit: identity.version, hash: shortHash(texts.join('\0'), 16)};
}

/** @returns A Problem, if the records of a proof aren't of the toolkit and the code as they are now. */
export function checkStamp(
  {file, command}: Pick<TakeHomeProof, 'file' | 'command'>,
  seen: {toolkit: string; hash: string},
  now: {toolkit: string; hash: string},
): Problem[] {
  const message =
    seen.toolkit !== now.toolkit
      ? `It was seen with ${seen.toolkit}, and the site is of ${now.toolkit}.`
      : seen.hash !== now.hash
        ? 'What makes the projects has changed since they were run.'
        : undefined;
  if (!message) return [];
  const hint = `Run ${command} on a new build, and commit the results.`;
  return [{file, line: 1, column: 1, rule: 'taken-home/stale', message, hint}];
}

/** @returns What is amiss with the records of both proofs. Throws if a file isn't what a run writes. */
export const checkTakenHome = (): Problem[] =>
  [playgroundProof, registryProof].flatMap((proof) =>
    checkStamp(proof, readJson(proof.file, stampSchema), stampOf(proof)),
  );
