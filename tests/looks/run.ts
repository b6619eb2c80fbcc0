/**
 * Takes pictures of every page type, to be looked at before and after a change.
 *
 *   npm run looks                                   all pages, widths and modes of build/
 *   npm run looks -- home blog                      these pages
 *   npm run looks -- --width 390,1440 --mode dark   of these widths and modes
 *   npm run looks -- --to before                    into .cache/before instead of .cache/looks
 *   npm run looks -- --build <folder>               another build
 *
 * `index.html` beside the pictures shows them all.
 */
import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Browser, chromium} from '@playwright/test';
import {chromiumPath, QUIET_ARGS} from '../../commands/chromium.mjs';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {LOOKS, type Look, openStill, seeAll} from './pages.ts';

const WIDTHS = [390, 768, 1440, 1920];
const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];
/** A picture ends here: a reference of 50 options looks the same further down. */
const LONGEST = 7000;

interface Shot {
  look: Look;
  width: number;
  mode: Mode;
}

const fileOf = ({look, width, mode}: Shot) => `${look.name}-${width}-${mode}.jpg`;
const heightFor = (width: number) => (width < 700 ? 844 : 900);

/** Takes pictures in one tab after the other, until the queue is empty. */
async function work(browser: Browser, base: string, to: string, queue: Iterator<Shot>) {
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const {look, width, mode} = next.value;
    const viewport = {width, height: heightFor(width)};
    const tab = await browser.newPage({
      baseURL: base,
      viewport,
      colorScheme: mode,
      reducedMotion: 'reduce',
    });
    await openStill(tab, look);
    await seeAll(tab);
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    await tab.screenshot({
      path: path.join(to, fileOf(next.value)),
      type: 'jpeg',
      quality: 80,
      fullPage: true,
      clip: {x: 0, y: 0, width, height: Math.min(height, LONGEST)},
    });
    await tab.close();
  }
}

/** The page that shows all pictures of the folder, one row for each page type. */
function contactSheet(files: readonly string[]): string {
  const rows = LOOKS.map(({name, path: address}) => {
    const own = files.filter((file) => file.replace(/-\d+-(?:light|dark)\.jpg$/, '') === name);
    const pictures = own.map(
      (file) =>
        `<a href="${file}"><img src="${file}" loading="lazy" alt=""><span>${file}</span></a>`,
    );
    return own.length > 0
      ? `<h2 id="${name}">${name} <small>${address}</small></h2><div>${pictures.join('')}</div>`
      : '';
  });
  return `<!doctype html><meta charset="utf-8"><title>Looks</title>
<style>
  body {font: 14px system-ui; margin: 24px; background: #777; color: #fff}
  small {font-weight: 400; opacity: 0.7}
  div {display: flex; gap: 12px; overflow-x: auto; align-items: start}
  a {color: inherit; flex: none; text-decoration: none}
  img {display: block; height: 420px; width: auto; max-width: 640px; object-fit: cover; object-position: top}
</style>
${rows.join('\n')}`;
}

const {values, positionals} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    to: {type: 'string', default: 'looks'},
    width: {type: 'string', default: WIDTHS.join()},
    mode: {type: 'string', default: MODES.join()},
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !LOOKS.some((look) => look.name === name));
const widths = values.width.split(',').map(Number);
const modes = MODES.filter((mode) => values.mode.split(',').includes(mode));
if (unknown.length > 0 || modes.length === 0 || !widths.every((width) => width >= 200)) {
  console.error(
    unknown.length > 0
      ? `No page type is called ${unknown.join(', ')}. There are: ${LOOKS.map(({name}) => name).join(', ')}.`
      : 'Widths are numbers from 200 on, separated by commas, and modes are light and dark.',
  );
  process.exit(1);
}

const to = path.resolve('.cache', values.to);
mkdirSync(to, {recursive: true});
const shots = LOOKS.filter(
  ({name}) => positionals.length === 0 || positionals.includes(name),
).flatMap((look) => widths.flatMap((width) => modes.map((mode) => ({look, width, mode}))));
const server = createSiteServer(path.resolve(values.build));
const base = `http://localhost:${await listen(server, 3460)}`;
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...QUIET_ARGS, '--hide-scrollbars'],
});
const queue = shots.values();
await Promise.all(
  Array.from({length: Math.max(2, availableParallelism())}, () => work(browser, base, to, queue)),
);
await browser.close();
server.close();
writeFileSync(
  path.join(to, 'index.html'),
  contactSheet(readdirSync(to).filter((file) => file.endsWith('.jpg'))),
);
console.log(`${shots.length} pictures in ${path.relative('.', to)}/, see index.html`);
