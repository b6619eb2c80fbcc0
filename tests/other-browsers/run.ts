// npm run browsers [firefox|webkit] [words of a step]: the built site in Firefox and in WebKit.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {openFirefox} from './firefox.ts';
import {type Reader, until} from './reader.ts';
import {STEPS} from './steps.ts';
import {hasWebKit, openWebKit} from './webkit.ts';

const BUILD = path.resolve(process.env.BUILT_SITE ?? 'build');
const routes: string[] = JSON.parse(readFileSync(path.join(BUILD, '_pages.json'), 'utf8'));

/** One page of each folder, which is one of each kind at least. */
const samples = [
  ...new Map(
    routes.map((route) => {
      const [, first = '', second] = route.split('/');
      return [
        second === undefined ? route : `${first}/${route.split('/').length > 3 ? second : ''}`,
        route,
      ];
    }),
  ).values(),
];

const opening = Object.fromEntries(
  samples.map((route) => [
    `${route} opens`,
    async (reader: Reader) => {
      await reader.open(route);
      await until(reader, `document.querySelectorAll('h1').length === 1`);
    },
  ]),
);

/** Does all steps in one browser, and counts those that failed. */
async function walk(reader: Reader, words: string): Promise<number> {
  let failed = 0;
  const steps = Object.entries({...STEPS, ...opening}).filter(([what]) => what.includes(words));
  for (const [what, act] of steps) {
    try {
      await reader.resize(1440, 900);
      await act(reader);
      const errors = reader.errors();
      if (errors.length > 0) throw new Error(errors.join('\n'));
      console.log(`  ok      ${what}`);
    } catch (error) {
      failed += 1;
      console.log(`  FAILED  ${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await reader.forget();
  }
  console.log(`${reader.name}: ${steps.length} steps, ${failed} failed\n`);
  return failed;
}

const [first = '', ...rest] = process.argv.slice(2);
const only = ['firefox', 'webkit'].includes(first) ? first : '';
const words = [only ? '' : first, ...rest].filter(Boolean).join(' ');
const server = createSiteServer(BUILD);
const port = await listen(server, 3330);
let failed = 0;
const browsers = {firefox: openFirefox, webkit: openWebKit};
for (const [name, start] of Object.entries(browsers)) {
  if (only && only !== name) continue;
  if (name === 'webkit' && !hasWebKit()) {
    console.log('WebKit isn’t installed: apt-get install webkit2gtk-driver xvfb');
    failed += 1;
    continue;
  }
  const reader = await start(port);
  console.log(reader.name);
  failed += await walk(reader, words).finally(() => reader.close());
}
server.closeAllConnections();
server.close();
if (failed > 0) process.exitCode = 1;
