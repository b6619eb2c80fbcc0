// npm run check:content [-- content/docs/spring.mdx …]: front matter, words, links, images, prose of all pages.
import {performance} from 'node:perf_hooks';
import {checkContent} from '../model/pages/check-content.ts';
import {readSite} from '../model/pages/site.ts';
import {printProblems} from './print.ts';

const started = performance.now();
const files = process.argv
  .slice(2)
  .map((file) => file.replace(/^\.\//, '').replace(/^.*\/(?=content\/)/, ''));
const site = readSite();
const found = await checkContent(site);
const problems =
  files.length === 0
    ? found
    : found.filter(({file}) =>
        files.some((chosen) => file === chosen || file.startsWith(`${chosen.replace(/\/$/, '')}/`)),
      );
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const scope = files.length === 0 ? '' : ` (shown: ${files.length} of the arguments)`;
printProblems(problems, `${site.pages.length} pages${scope}, ${seconds} s`);
