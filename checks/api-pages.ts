// npm run check:api-pages [-- content/docs/spring.mdx …]: the member headings of reference pages are the members in the types.
import {checkContract} from '../model/api/contract.ts';
import {readReports} from '../model/api/read-reports.ts';
import {readSite} from '../model/pages/site.ts';
import {chosenFiles} from './chosen.ts';
import {printProblems} from './print.ts';

const wanted = new Set(chosenFiles());
const reports = readReports();
const pages = readSite().pages.filter(
  ({data, file}) => data.api !== undefined && (wanted.size === 0 || wanted.has(file)),
);
const problems = pages.flatMap((page) => checkContract(page, reports).problems);
printProblems(problems, `${pages.length} reference pages against the API reports`);
