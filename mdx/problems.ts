import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {checkContract} from '../model/api/contract.ts';
import {recentReports} from '../model/api/read-reports.ts';
import {root} from '../model/io.ts';
import {checkLinks} from '../model/links/check-links.ts';
import {checkFrontMatter} from '../model/pages/check-front-matter.ts';
import {checkVocabulary} from '../model/pages/check-vocabulary.ts';
import {parsePage} from '../model/pages/parse-page.ts';
import {readSite} from '../model/pages/site.ts';
import {remembered} from '../model/remembered.ts';
import {printProblem} from '../shared/problem.ts';

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
    const name = path.relative(root, file.path).split(path.sep).join('/');
    const site = recentSite();
    const before = site.byFile.get(name);
    if (!before) return;
    const page = parsePage(before.kind, before.id, name, String(file.value));
    const alone = {...site, pages: [page]};
    const problems = [
      ...page.problems,
      ...checkFrontMatter(alone),
      ...checkVocabulary(alone),
      ...checkLinks(alone),
      ...checkContract(page, recentReports()).problems,
    ];
    if (problems.length === 0) return;
    file.fail(problems.map((problem) => printProblem({...problem, file: name})).join('\n'));
  };
}
