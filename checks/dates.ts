// npm run dates: records the day of each page's last change in content/data/last-changes.json.
// With --check it only says which records are stale; lost paths are told by the check of the content.
import {parseArgs} from 'node:util';
import {redirects} from '../content/data/redirects.ts';
import {checkPaths} from '../model/pages/check-paths.ts';
import {checkDates, readLastChanges, updateDates, writeLastChanges} from '../model/pages/dates.ts';
import {readSite} from '../model/pages/site.ts';
import {printProblems} from './print.ts';

const {
  values: {check: isCheck},
} = parseArgs({options: {check: {type: 'boolean', default: false}}});
const known = readLastChanges();
const site = readSite();
const {pages} = site;

function update(): void {
  const today = new Date().toISOString().slice(0, 10);
  const updated = updateDates(pages, site.registry, known, today);
  const changed = Object.keys(updated).filter((file) => updated[file]?.hash !== known[file]?.hash);
  writeLastChanges(updated);
  console.log(`${changed.length} of ${pages.length} pages changed; their dates are recorded.`);
}

if (isCheck) printProblems(checkDates(pages, known), `${pages.length} dates`);
else {
  // What was published is forgotten only once its path leads somewhere.
  const lost = checkPaths(site, known, redirects);
  if (lost.length > 0) printProblems(lost, `${Object.keys(known).length} published paths`);
  else update();
}
