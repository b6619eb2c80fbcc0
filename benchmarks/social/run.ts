// npx tsx benchmarks/social/run.ts [folder with the toolkit installed]: time per social card, drawn as the build does and shot from a composition.
import {createRequire} from 'node:module';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {drawCard} from '../../build-steps/social/draw-card.ts';
import {chromiumPath} from '../../commands/chromium.mjs';

const COUNT = 40;
const still = path.resolve('static/demos/spring.webp');

async function perCard(what: string, run: (index: number) => Promise<unknown>, atOnce: number) {
  await run(-1);
  const started = performance.now();
  const queue = Array.from({length: COUNT}, (_, index) => index).values();
  const work = async () => {
    for (const index of queue) await run(index);
  };
  await Promise.all(Array.from({length: atOnce}, work));
  const each = (performance.now() - started) / COUNT;
  console.log(
    `${what}: ${each.toFixed(0)} ms a card, ${((each * 900) / 1000).toFixed(0)} s for 900`,
  );
}

console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.version}`,
);
await perCard(
  'satori and sharp, with a demo still',
  (index) =>
    drawCard({section: 'Docs / remotion', title: `Card ${index}`, demo: 'spring'}, 'Site', still),
  4,
);
await perCard(
  'satori and sharp, words only',
  (index) => drawCard({section: 'Docs / remotion', title: `Card ${index}`}, 'Site'),
  4,
);

// The toolkit with its binaries, which the checks do without: a folder where it is installed.
const toolkit = path.resolve(process.argv[2] ?? 'tests/guides');
const fromToolkit = createRequire(path.join(toolkit, 'package.json'));
const {bundle} = fromToolkit('@remotion/bundler');
const {openBrowser, renderStill, selectComposition} = fromToolkit('@remotion/renderer');
const browserExecutable = chromiumPath();
const serveUrl = await bundle({
  entryPoint: path.resolve('benchmarks/social/composition/index.tsx'),
  webpackOverride: (config: {resolve: object}) => ({
    ...config,
    resolve: {...config.resolve, modules: [path.join(toolkit, 'node_modules')]},
  }),
});
const browser = await openBrowser('chrome', {browserExecutable});
const composition = await selectComposition({serveUrl, id: 'card', puppeteerInstance: browser});
await perCard(
  'renderStill() with an open browser',
  (index) =>
    renderStill({
      serveUrl,
      composition,
      puppeteerInstance: browser,
      inputProps: {title: `Card ${index}`},
      output: path.join(tmpdir(), `card-${index}.jpeg`),
      imageFormat: 'jpeg',
      overwrite: true,
    }),
  2,
);
await browser.close({silent: true});
