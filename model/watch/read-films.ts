import {shortHash} from '../generated.ts';
import {exists, readJson, readText} from '../io.ts';
import {listSampleFiles} from '../pages/page-file.ts';
import {readSamples} from '../samples/read.ts';
import {packageSchema} from '../schema/reports.ts';
import {type ClassifiedSample, classifyPage, filmsOf, type WatchedFilm} from './films.ts';
import {type ReadNotes, readSchema, resultsSchema, type WatchRecord} from './record.ts';

/** Where `npm run watch` keeps what it saw. */
export const RESULTS = 'proofs/samples/results.json';
const NOTES = 'proofs/samples/read.json';

const PINS = 'toolkit/package-lock.json';

/**
 * Reads samples with their classes, those that are mounted, and the toolkit's version.
 *
 * @param asked Tells which pages to read; by default all.
 */
export function readFilms(asked: (file: string) => boolean = () => true): {
  classified: ClassifiedSample[];
  films: WatchedFilm[];
  version: string;
} {
  const files = listSampleFiles().filter(asked);
  const classified = files.flatMap((file) =>
    classifyPage(readSamples(file, readText(file)).samples),
  );
  const pins = shortHash(readText(PINS), 64);
  const {dependencies} = readJson('toolkit/package.json', packageSchema);
  return {classified, films: filmsOf(classified, pins), version: dependencies.remotion ?? ''};
}

/** What `npm run watch` saw, by hash. Throws if the file isn't what it has to be. */
export const readRecords = (): Record<string, WatchRecord> =>
  exists(RESULTS) ? readJson(RESULTS, resultsSchema).records : {};

/** What people say about odd records, by hash. Throws if the file isn't what it has to be. */
export const readNotes = (): ReadNotes => (exists(NOTES) ? readJson(NOTES, readSchema) : {});
