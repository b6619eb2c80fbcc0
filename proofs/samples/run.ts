// npm run watch [-- content/docs/spring.mdx …] [-- --again | --odd] [-- --sheets]: mounts the samples that show something in the
// Player, visits frames forwards and backwards, and keeps what was seen in proofs/samples/results.json.
import {rmSync} from 'node:fs';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {parseArgs} from 'node:util';
import {ensureToolkit} from '../../commands/toolkit.ts';
import {root, writeText} from '../../model/io.ts';
import type {WatchedFilm} from '../../model/watch/films.ts';
import {judge} from '../../model/watch/judge.ts';
import {RESULTS, readFilms, readNotes, readRecords} from '../../model/watch/read-films.ts';
import type {WatchRecord} from '../../model/watch/record.ts';
import {bundleFilms} from './bundle.ts';
import {writePictures, writeSheets} from './keep.ts';
import {openStage} from './stage.ts';

const FOLDER = '.cache/watch';

const {values, positionals} = parseArgs({
  options: {
    again: {type: 'boolean', default: false},
    odd: {type: 'boolean', default: false},
    sheets: {type: 'boolean', default: false},
  },
  allowPositionals: true,
});
ensureToolkit();
const started = performance.now();
const {films, version} = readFilms();
const isOf =
  (name: string) =>
  ({sample}: WatchedFilm): boolean =>
    sample.file.endsWith(path.relative(root, name));
for (const name of positionals) {
  if (!films.some(isOf(name))) throw new Error(`Nothing in ${name} is watched.`);
}
const wanted = films.filter(
  (film) => positionals.length === 0 || positionals.some((name) => isOf(name)(film)),
);
const old = readRecords();
const notes = readNotes();
const codeOf = ({film}: WatchedFilm) => Object.values(film.project.files).join('\n');
/** What nobody has read yet; it may have been the machine. */
const isUnread = (film: WatchedFilm) => {
  const record = old[film.hash];
  const known = notes[film.hash]?.odd ?? [];
  return record !== undefined && judge(record, codeOf(film)).some((kind) => !known.includes(kind));
};
const fresh = wanted.filter(
  (film) => values.again || !old[film.hash] || (values.odd && isUnread(film)),
);
// Records of samples that are no more go.
const records: Record<string, WatchRecord> = Object.fromEntries(
  films.flatMap(({hash}) => (old[hash] ? [[hash, old[hash]]] : [])),
);

const save = () => {
  const sorted = Object.entries(records).sort(
    ([a, {page: first}], [b, {page: second}]) => first.localeCompare(second) || a.localeCompare(b),
  );
  writeText(
    RESULTS,
    `${JSON.stringify({version, records: Object.fromEntries(sorted)}, null, 1)}\n`,
  );
};

if (fresh.length > 0) {
  rmSync(path.join(root, FOLDER, 'bundle'), {recursive: true, force: true});
  const failed = await bundleFilms(fresh, path.join(root, FOLDER, 'bundle'));
  for (const [hash, reason] of failed) {
    const film = fresh.find((one) => one.hash === hash);
    console.log(`${film?.sample.file}:${film?.sample.line} can’t be bundled: ${reason}`);
    process.exitCode = 1;
  }
  const stage = await openStage(`${FOLDER}/bundle`);
  for (const film of fresh) {
    if (failed.has(film.hash)) continue;
    const {record, pictures} = await stage.watch(film);
    records[film.hash] = record;
    writePictures(`${FOLDER}/pictures`, film.hash, pictures);
    const odd = judge(record, codeOf(film));
    if (odd.length > 0) console.log(`${record.page} ${film.hash} ${odd.join(' ')}`);
    if (Object.keys(records).length % 20 === 0) save();
  }
  await stage.close();
}
save();
if (values.sheets) await writeSheets(`${FOLDER}/pictures`, wanted, `${FOLDER}/sheets`);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${wanted.length} samples to be watched, ${fresh.length} of them new, ${seconds} s`);
