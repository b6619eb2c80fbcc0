// npm run dates: records the day of each page's last change in content/data/last-changes.json.
// With --check it only says which records are stale.
import {checkDates, readLastChanges, updateDates, writeLastChanges} from '../model/pages/dates.ts';
import {readSite} from '../model/pages/site.ts';
import {printProblems} from './print.ts';

const known = readLastChanges();
const {pages} = readSite();

function update(): void {
  const today = new Date().toISOString().slice(0, 10);
  const updated = updateDates(pages, known, today);
  const changed = Object.keys(updated).filter((file) => updated[file] !== known[file]);
  writeLastChanges(updated);
  console.log(`${changed.length} of ${pages.length} pages changed; their dates are recorded.`);
}

if (process.argv.includes('--check')) {
  printProblems(checkDates(pages, known), `${pages.length} dates`);
} else update();
