// npx tsx benchmarks/samples/run.ts: how long checking and highlighting samples takes, from cold.
import {rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {highlight} from '../../mdx/code-blocks-highlight.ts';
import {listFiles, readText, root} from '../../model/io.ts';
import {checkSources, type PageSource} from '../../model/samples/check.ts';
import {isTypeScript} from '../../model/samples/project.ts';
import {readSamples} from '../../model/samples/read.ts';

const wanted = 2500;

const own: PageSource[] = listFiles('content/docs', ['.mdx']).map((file) => ({
  file,
  text: readText(file),
}));
const count = ({file, text}: PageSource): number =>
  readSamples(file, text).samples.filter(isTypeScript).length;

/** The site's own pages, over and over under new names, until they hold enough TypeScript fences. */
function multiply(): {pages: PageSource[]; fences: number} {
  const pages: PageSource[] = [];
  let fences = 0;
  for (let round = 1; fences < wanted; round++) {
    for (const page of own) {
      if (fences >= wanted) break;
      const fencesOfPage = count(page);
      if (fencesOfPage === 0) continue;
      pages.push({
        ...page,
        file: page.file.replace('content/docs/', `content/docs/copy-${round}/`),
      });
      fences += fencesOfPage;
    }
  }
  return {pages, fences};
}

async function time(name: string, act: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  const result = await act();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${seconds} s${result === undefined ? '' : ` (${result})`}`);
}

const {pages, fences} = multiply();
console.log(`${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}`);
console.log(
  `${own.length} pages of the site give ${fences} TypeScript fences on ${pages.length} pages`,
);
const one = own.find(({file}) => file.endsWith('/spring.mdx')) ?? own[0];
if (one) {
  await time(`one page, cold: ${one.file}`, async () => {
    const {problems} = await checkSources([one], {cache: false});
    return `${problems.length} problems`;
  });
}
await time(`${fences} fences, no result reused`, async () => {
  const {problems} = await checkSources(pages, {cache: false});
  return `${problems.length} problems`;
});
const all = own.flatMap(({file, text}) => readSamples(file, text).samples);
rmSync(path.join(root, '.cache/code'), {recursive: true, force: true});
for (const state of ['no', 'every']) {
  await time(`highlighting ${all.length} fences, ${state} result in the cache`, async () => {
    for (const {code, language} of all) await highlight(code, language);
  });
}
console.log(`peak memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
