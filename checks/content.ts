// npm run check:content [-- content/docs/spring.mdx …]: front matter, words, links, images, prose of all pages.
import {performance} from 'node:perf_hooks';
import {parse} from 'yaml';
import {choosers} from '../content/data/choosers.ts';
import {experts} from '../content/data/experts.ts';
import {home} from '../content/data/home.ts';
import {optionLists} from '../content/data/option-subjects.ts';
import {redirects} from '../content/data/redirects.ts';
import {showcase} from '../content/data/showcase.ts';
import {templateTexts} from '../content/data/templates.ts';
import {withoutPicture} from '../content/data/without-picture.ts';
import {checkRepeatedDefaults} from '../model/api/check-repeated-defaults.ts';
import {readReports} from '../model/api/read-reports.ts';
import {readChoosers} from '../model/choosers/read-choosers.ts';
import {readDemos} from '../model/demos/read-demos.ts';
import {diagramFile, listDiagrams} from '../model/diagrams/read-diagrams.ts';
import {exists, listFiles, readText} from '../model/io.ts';
import {LINKS_FILE} from '../model/links/package-links.ts';
import {checkContent} from '../model/pages/check-content.ts';
import {checkJsonFile} from '../model/pages/check-json-file.ts';
import {checkText} from '../model/pages/check-text.ts';
import {readLastChanges} from '../model/pages/dates.ts';
import {pageOfFile} from '../model/pages/parse-page.ts';
import {readImage} from '../model/pages/read-image.ts';
import {SIDEBARS_FILE} from '../model/pages/registry.ts';
import {readSite} from '../model/pages/site.ts';
import {sidebarsSchema} from '../model/schema/sidebars.ts';
import {listShots, shotFile, whyOld} from '../model/shots/read-shots.ts';
import type {Problem} from '../shared/problem.ts';
import {chosenFiles} from './chosen.ts';
import {printProblems} from './print.ts';

const REDIRECTS = 'content/data/redirects.ts';
const WITHOUT_PICTURE = 'content/data/without-picture.ts';
const OPTION_LISTS = 'content/data/option-subjects.ts';

/** The keys of a YAML file; none if there is no such file. */
const keysOf = (file: string) =>
  new Set(exists(file) ? Object.keys((parse(readText(file)) ?? {}) as object) : []);

/** What can be told of the docs while their sidebars can't be read, without which each would be homeless. */
function checkBySelf(broken: Problem[]): Problem[] {
  const pages = listFiles('content/docs', ['.mdx']).map((file) => pageOfFile(file, readText(file)));
  return [...broken, ...pages.flatMap(({problems}) => problems), ...checkText({pages})];
}

const started = performance.now();
const broken = checkJsonFile(SIDEBARS_FILE, readText(SIDEBARS_FILE), sidebarsSchema);
if (broken.length > 0) {
  printProblems(checkBySelf(broken), 'Pages checked one by one, as their sidebars can’t be read');
  process.exit(1);
}
const chosen = new Set(chosenFiles());
const site = readSite();
const problems = await checkContent(site, {
  words: readText('checks/words.txt')
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
  readImage,
  redirects,
  choosers: readChoosers(choosers),
  demos: readDemos().demos,
  packageLinks: {file: LINKS_FILE, text: readText(LINKS_FILE)},
  redirectSource: {file: REDIRECTS, text: readText(REDIRECTS)},
  sidebarsText: readText(SIDEBARS_FILE),
  postNames: {
    tags: keysOf('content/blog/tags.yml'),
    authors: keysOf('content/blog/authors.yml'),
  },
  changes: readLastChanges(),
  optionLists: {file: OPTION_LISTS, lists: optionLists},
  withoutPicture: {file: WITHOUT_PICTURE, reasons: withoutPicture},
  shots: listShots().map((id) => ({id, file: shotFile(id), old: whyOld(id)})),
  homeShot: home.studio.shot,
  rows: {templates: templateTexts, experts, showcase},
  diagrams: listDiagrams().map((id) => {
    const file = diagramFile(id);
    return {file, text: readText(file)};
  }),
});
const reports = readReports();
problems.push(...site.pages.flatMap((page) => checkRepeatedDefaults(page, reports)));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
printProblems(
  problems.filter(({file}) => chosen.size === 0 || chosen.has(file)),
  `${site.pages.length} pages checked, ${seconds} s`,
);
