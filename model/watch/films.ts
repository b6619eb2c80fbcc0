import {shortHash} from '../generated.ts';
import {classifySamples, type SampleClass} from '../samples/classes.ts';
import type {Film} from '../samples/find-film.ts';
import {isTypeScript} from '../samples/project.ts';
import type {PlacedSample} from '../samples/read.ts';

/** A TypeScript fence of a page with its class. */
export interface ClassifiedSample {
  sample: PlacedSample;
  found: SampleClass;
}

/** A sample that is to be watched. */
export interface WatchedFilm {
  /** Name of its record: the hash of all that is run, and of the toolkit. */
  hash: string;
  sample: PlacedSample;
  film: Film;
}

/** The TypeScript samples of a page, each with its class. */
export function classifyPage(samples: readonly PlacedSample[]): ClassifiedSample[] {
  const classes = classifySamples('Sample', samples);
  return samples.flatMap((sample, index) => {
    const found = classes[index];
    return found && isTypeScript(sample) ? [{sample, found}] : [];
  });
}

/**
 * Those of the samples that are mounted. One that is a file of another film has no record of its own.
 *
 * @param pins What the packages are pinned by (the lockfile).
 */
export function filmsOf(classified: readonly ClassifiedSample[], pins: string): WatchedFilm[] {
  return classified.flatMap(({sample, found: {film}}) => {
    if (!film) return [];
    const {files, entry, composition} = film.project;
    const text = JSON.stringify([files, entry, composition, film.props, pins]);
    const hash = shortHash(text, 12);
    return [{hash, sample, film}];
  });
}

/** How many samples each class has, and why fragments are fragments. */
export function countClasses(classified: readonly ClassifiedSample[]): string {
  const counts = new Map<string, number>();
  for (const {found} of classified) counts.set(found.kind, (counts.get(found.kind) ?? 0) + 1);
  const kinds = ['rendered', 'executed', 'script', 'project', 'fragment'];
  return kinds.map((kind) => `${counts.get(kind) ?? 0} ${kind}`).join(', ');
}
