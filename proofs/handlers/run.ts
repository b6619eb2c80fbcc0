// npm run proofs:handlers [-- group … | --check]: provokes each handler that a page names, in Chromium and in Node.js, and
// keeps how it was called. Needs the packages of the guides.
import {spawn} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {z} from 'zod';
import {printProblems} from '../../checks/print.ts';
import {readJson, root, writeText} from '../../model/io.ts';
import {refuseUnknown} from '../../model/refuse-unknown.ts';
import {makeMedia} from '../scripts/media.ts';
import {requireGuidesOf, toolkitVersion} from '../versions.ts';
import {inBrowser} from './browser.ts';
import type {Notebook} from './notebook.ts';
import {checkHandlers, RESULTS, readHandlers, readRecords, seenSchema} from './records.ts';

const BROWSER = ['players', 'components', 'codecs', 'whisper'];
const NODE = ['rendering', 'media', 'clouds'];
const bookSchema = z.object({seen: seenSchema.array(), told: z.array(z.string())});

const work = path.join(tmpdir(), `proofs-handlers-${process.pid}`);
const media = path.join(work, 'media');

/** Runs a group of calls in a process of its own, with AWS replaced. */
async function inNode(group: string): Promise<Pick<Notebook, 'seen' | 'told'>> {
  const out = path.join(work, `${group}.json`);
  const folder = path.join(work, `${group}-project`);
  mkdirSync(folder);
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--import', './proofs/scripts/preload.ts'],
      `proofs/handlers/node/${group}.ts`,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PROOF_FOLDER: folder,
        PROOF_FILES: media,
        PROOF_OUT: out,
        REMOTION_AWS_ACCESS_KEY_ID: 'AKIDPROOF',
        REMOTION_AWS_SECRET_ACCESS_KEY: 'secret',
      },
    },
  );
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${group} ended with ${code}.`);
  return readJson(out, bookSchema);
}

const {values, positionals} = parseArgs({
  options: {check: {type: 'boolean', default: false}},
  allowPositionals: true,
});
refuseUnknown(positionals, [...BROWSER, ...NODE]);
const version = toolkitVersion();
if (!values.check) {
  requireGuidesOf(version);
  const isWanted = (group: string) => positionals.length === 0 || positionals.includes(group);
  await makeMedia(media);
  const books = [await inBrowser(path.join(work, 'bundle'), media, BROWSER.filter(isWanted))];
  for (const group of NODE.filter(isWanted)) books.push(await inNode(group));
  const fresh = books.flatMap(({seen}) => seen.map((one) => ({...one, version})));
  const kept = (positionals.length > 0 ? readRecords() : []).filter(
    ({page, handler}) => !fresh.some((row) => row.page === page && row.handler === handler),
  );
  const handlers = [...kept, ...fresh].toSorted(
    (a, b) =>
      a.page.localeCompare(b.page) ||
      a.handler.localeCompare(b.handler) ||
      a.by.localeCompare(b.by),
  );
  writeText(RESULTS, `${JSON.stringify(handlers, null, 1)}\n`);
  mkdirSync(path.join(root, '.cache/handlers'), {recursive: true});
  for (const [index, {told}] of books.entries())
    writeFileSync(path.join(root, `.cache/handlers/${index}.txt`), told.join('\n'));
  rmSync(work, {recursive: true, force: true});
}
const handlers = readRecords();
printProblems(
  checkHandlers(readHandlers(), handlers, version),
  `${handlers.length} handlers provoked, ${handlers.filter(({calls}) => calls > 0).length} called`,
);
process.exit();
