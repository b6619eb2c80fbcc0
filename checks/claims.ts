// npm run check:claims [-- --prune | symbol …]: sentences of reference pages that speak of all cases. Those that nobody has
// proven yet are Problems, the most linked pages first; with a symbol, all sentences that name it are listed, to be compared.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureToolkit} from '../commands/toolkit.ts';
import {checkMarks, checkOpen, MARKS_FILE, marksSchema} from '../model/claims/check-marks.ts';
import {type Claim, readClaims} from '../model/claims/read-claims.ts';
import {readJson, readText, root, writeText} from '../model/io.ts';
import {countLinks} from '../model/links/count-links.ts';
import {readSite} from '../model/pages/site.ts';
import {printProblems} from './print.ts';

const {values, positionals: symbols} = parseArgs({
  options: {prune: {type: 'boolean', default: false}},
  allowPositionals: true,
});
ensureToolkit();
const REFERENCE = /^(?:cli|lambda|cloudrun)\//;
const site = readSite();
const links = countLinks(site);
const pages = [...site.docs.values()].filter(
  ({id, data}) => data.api !== undefined || REFERENCE.test(id),
);
const claims = (symbols.length > 0 ? [...site.docs.values()] : pages)
  .flatMap(readClaims)
  .sort((a, b) => (links.get(b.file) ?? 0) - (links.get(a.file) ?? 0));
const marks = readJson(MARKS_FILE, marksSchema);

/** Whether a sentence names a symbol in code. */
const names = ({sentence, page}: Claim): boolean =>
  symbols.some(
    (symbol) =>
      page.endsWith(`/${symbol}`) || new RegExp(`\`[^\`]*\\b${symbol}\\b`, 'i').test(sentence),
  );
const print = ({file, line, hash, sentence}: Claim): void =>
  console.log(
    `${file}:${line} ${hash} ${sentence}${marks[hash] ? `\n    ${marks[hash].proof.join(', ')}` : ''}`,
  );

if (values.prune) {
  const known = new Set(claims.map(({hash}) => hash));
  const kept = Object.fromEntries(Object.entries(marks).filter(([hash]) => known.has(hash)));
  writeText(MARKS_FILE, `${JSON.stringify(kept, null, 1)}\n`);
} else if (symbols.length > 0) {
  const named = claims.filter(names);
  if (named.length === 0) throw new Error(`No such sentence names ${symbols.join(', ')}.`);
  for (const claim of named) print(claim);
} else {
  const open = checkOpen(marks, claims);
  const places = ['toolkit/node_modules', '.'];
  const linesOf = (name: string): number | undefined => {
    const file = places
      .map((place) => path.join(place, name))
      .find((each) => existsSync(path.join(root, each)));
    return file ? readText(file).split('\n').length : undefined;
  };
  printProblems(
    [...open, ...checkMarks(marks, claims, linesOf)],
    `${claims.length} claims on ${pages.length} reference pages, ${claims.length - open.length} proven`,
  );
}
