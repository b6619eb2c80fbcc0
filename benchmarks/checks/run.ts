// npx tsx benchmarks/checks/run.ts [pages]: how long the content checks take on a site of that size.
// The pages are the written ones again and again, their words shuffled so that no two are alike.
import {performance} from 'node:perf_hooks';
import {readText} from '../../model/io.ts';
import {checkLinks} from '../../model/links/check-links.ts';
import {checkDuplicates} from '../../model/pages/check-duplicates.ts';
import {checkFrontMatter} from '../../model/pages/check-front-matter.ts';
import {checkProse} from '../../model/pages/check-prose.ts';
import {checkSpelling} from '../../model/pages/check-spelling.ts';
import {checkUnique} from '../../model/pages/check-unique.ts';
import {checkVocabulary} from '../../model/pages/check-vocabulary.ts';
import {readSidebarsSource} from '../../model/pages/read-docs.ts';
import {buildSite, readSite} from '../../model/pages/site.ts';

const count = Number(process.argv[2] ?? 900);
/** Processor seconds: unlike the clock, they don't count what else the machine does. */
const cpu = (): number => {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
};

async function time<Value>(name: string, work: () => Value | Promise<Value>): Promise<Value> {
  const clock = performance.now();
  const start = cpu();
  const value = await work();
  const seconds = ((performance.now() - clock) / 1000).toFixed(2);
  console.log(`${name.padEnd(13)} ${(cpu() - start).toFixed(2)} s of processor, ${seconds} s`);
  return value;
}

/** Moves the words of each paragraph by some places, which keeps the text's length and vocabulary. */
function vary(source: string, by: number): string {
  return source.replace(/^[A-Z][^\n`<{[|]{40,}$/gm, (paragraph) => {
    const words = paragraph.split(' ');
    return words.map((_, index) => words[(index * 7 + by) % words.length]).join(' ');
  });
}

const real = [...readSite().docs.values()];
const files = new Map<string, string>();
for (let index = 0; index < count; index++) {
  const page = real[index % real.length];
  if (!page) break;
  const round = Math.floor(index / real.length);
  const file = round === 0 ? page.file : page.file.replace(/\.mdx$/, `-${round}.mdx`);
  files.set(file, round === 0 ? page.source : vary(page.source, round));
}
const bytes = [...files.values()].reduce((sum, text) => sum + text.length, 0);
console.log(
  `${files.size} pages, ${(bytes / 1e6).toFixed(1)} MB, from ${real.length} written ones`,
);

await time('all', async () => {
  const site = await time('parse', () => buildSite({files, sidebars: readSidebarsSource()}));
  await time('front matter', () => checkFrontMatter(site));
  await time('vocabulary', () => checkVocabulary(site));
  await time('links', () => checkLinks(site));
  await time('prose', () => checkProse(site));
  await time('unique', () => checkUnique(site));
  await time('duplicates', () => checkDuplicates(site));
  await time('spelling', () => checkSpelling(site, readText('checks/words.txt').split('\n')));
});
