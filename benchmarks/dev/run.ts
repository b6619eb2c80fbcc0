/** Time from saving a page until the dev server's browser shows it: `npm run bench:dev`. */
import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {atEnd} from '../at-end.ts';
import {launch} from '../browser.ts';
import budgets from '../budgets.json' with {type: 'json'};
import {record} from '../report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PAGE = path.join(root, 'content/docs/staticfile.mdx');
const PORT = 3700;
const EDITS = 5;
const START_MS = 240_000;
const BUDGET_MS = budgets.dev.editToScreen;

const source = readFileSync(PAGE, 'utf8');
const server = spawn('node', ['commands/dev.mjs', '--no-open', '--port', `${PORT}`], {
  cwd: root,
  stdio: 'ignore',
  detached: true,
});
// What ends it is the end of this process.
server.unref();
atEnd(() => {
  writeFileSync(PAGE, source);
  if (server.pid && server.exitCode === null) process.kill(-server.pid);
});
const browser = await launch();
try {
  const tab = await browser.newPage();
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const isThere = await tab.goto(`http://localhost:${PORT}/docs/staticfile`).catch(() => null);
    if (isThere?.ok() && (await tab.locator('h1').count()) > 0) break;
    // The server is still starting: it refuses connections, and says nothing when it stops doing so.
    await tab.waitForTimeout(1000);
  }
  await tab.locator('h1').first().waitFor({timeout: START_MS});
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const word = `Edit ${edit} of this page.`;
    const started = Date.now();
    writeFileSync(PAGE, `${source}\n${word}\n`);
    await tab.getByText(word).waitFor({timeout: 30_000});
    times.push(Date.now() - started);
  }
  times.sort((a, b) => a - b);
  const rows = {
    'edit to screen': {
      'median ms': times[Math.floor(EDITS / 2)] ?? 0,
      'slowest ms': times.at(-1) ?? 0,
      'budget ms': BUDGET_MS,
    },
  };
  console.table(rows);
  record('Dev server, five edits of a page', rows);
  if (rows['edit to screen']['median ms'] > BUDGET_MS) {
    console.error(`over budget: edit to screen, budget ${BUDGET_MS} ms`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
