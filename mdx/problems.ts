import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {checkRepeatedDefaults} from '../model/api/check-repeated-defaults.ts';
import {checkContract} from '../model/api/contract.ts';
import {recentReports} from '../model/api/read-reports.ts';
import {checkLinks} from '../model/links/check-links.ts';
import {checkFrontMatter} from '../model/pages/check-front-matter.ts';
import {checkVocabulary} from '../model/pages/check-vocabulary.ts';
import {readSite} from '../model/pages/site.ts';
import {remembered} from '../model/remembered.ts';
import {printProblem} from '../shared/problem.ts';
import {parsedPageOf} from './page-of.ts';

/** Other pages may change while one is written: the rest of the site is read again after this many milliseconds. */
const FRESH_MS = 10_000;
const recentSite = remembered(readSite, FRESH_MS);

/**
 * Remark plugin of the dev server: fails a page that has Problems, so that they are printed and
 * shown as an overlay while it is written. The build doesn't need it: the checks ran before.
 *
 * @throws {Error} With one line for each Problem, and its hint.
 */
export default function pageProblems() {
  return (_tree: Root, file: VFile) => {
    const site = recentSite();
    const page = parsedPageOf(file);
    if (!site.byFile.has(page.file)) return;
    const reports = recentReports();
    const alone = {...site, pages: [page]};
    const problems = [
      ...page.problems,
      ...checkFrontMatter(alone),
      ...checkVocabulary(alone),
      ...checkLinks(alone),
      ...checkContract(page, reports).problems,
      ...checkRepeatedDefaults(page, reports),
    ];
    if (problems.length === 0) return;
    file.fail(problems.map((problem) => printProblem({...problem, file: page.file})).join('\n'));
  };
}
