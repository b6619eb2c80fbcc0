// npm run check:errors [-- --missing [package …]]: is every message of the toolkit claimed by an entry of the error
// reference, and is every pattern a message? Prints counts in any case; `--missing` lists those that aren’t. `--write`
// writes down what packages say where a pattern is only a part of it, which pages of entries show.
import {parseArgs} from 'node:util';
import {ensureToolkit} from '../commands/toolkit.ts';
import {internalMessages} from '../content/data/internal-messages.ts';
import {checkErrors, shownText} from '../model/errors/check-errors.ts';
import {readErrorPages, WHOLE_FILE} from '../model/errors/read-entries.ts';
import {readMessages, type ToolkitMessage} from '../model/errors/read-messages.ts';
import {wholeMessages} from '../model/errors/whole-messages.ts';
import {exists, listFiles, readText, writeText} from '../model/io.ts';
import {readDocs} from '../model/pages/read-docs.ts';
import {bare} from '../model/pages/registry.ts';
import type {Problem} from '../shared/problem.ts';
import {printProblems} from './print.ts';

const {values, positionals: chosen} = parseArgs({
  options: {
    missing: {type: 'boolean', default: false},
    write: {type: 'boolean', default: false},
  },
  allowPositionals: true,
});
ensureToolkit();
const rowFiles = listFiles('content/data/internal-messages', ['.ts']).map((file) => ({
  file,
  lines: readText(file).split('\n'),
}));
/** Where a row stands; a row that repeats one of another file is the later one. */
const placeOfRow = ({message}: {message: string}) => {
  const start = message.slice(0, 40).replace(/['\n].*/s, '');
  const {file = 'content/data/internal-messages.ts', lines = []} =
    rowFiles.findLast((item) => item.lines.some((line) => line.includes(start))) ?? {};
  return {file, line: lines.findIndex((line) => line.includes(start)) + 1 || 1};
};
const messages = readMessages();
const pages = readErrorPages();
const ids = new Map([...readDocs()].map(([id, {path}]) => [bare(path), id]));
const claims = checkErrors(messages, pages, internalMessages, placeOfRow, (path) =>
  ids.get(bare(path)),
);

const place = ({file, line}: ToolkitMessage): string =>
  `${file.slice('toolkit/node_modules/'.length)}:${line}`;

if (values.missing) {
  const wanted = claims.missing.filter(
    ({package: name}) => chosen.length === 0 || chosen.includes(name),
  );
  for (const message of wanted)
    console.log(`${place(message)}\t${message.kind}\t${shownText(message.text)}`);
}
const unclaimed = claims.missing.map(
  (message): Problem => ({
    file: message.file,
    line: message.line,
    column: 1,
    rule: 'errors/unclaimed',
    message: `No entry claims “${shownText(message.text).slice(0, 160)}”.`,
    hint: 'Write or extend an entry in content/docs/errors/ (see _README.md there), or say in content/data/internal-messages.ts why no reader meets it.',
  }),
);
const whole = `${JSON.stringify(wholeMessages(messages, pages), null, 1)}\n`;
if (values.write) writeText(WHOLE_FILE, whole);
const stale: Problem[] =
  exists(WHOLE_FILE) && readText(WHOLE_FILE) === whole
    ? []
    : [
        {
          file: WHOLE_FILE,
          line: 1,
          column: 1,
          rule: 'errors/stale-messages',
          message: 'It isn’t what the patterns of entries and the messages of the packages make.',
          hint: 'Run: npm run check:errors -- --write',
        },
      ];
printProblems(
  values.missing ? [] : [...claims.problems, ...unclaimed, ...stale],
  `${messages.length} messages: ${claims.claimed.size} claimed by ${pages.length} entries, ${claims.internal.size} internal, ${claims.missing.length} missing`,
);
