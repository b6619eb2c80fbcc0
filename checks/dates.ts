// npm run dates: records the day of each page's last change in content/data/last-changes.json.
// With --check it only says which records are stale.
import {exists, readJson, writeText} from '../model/io.ts';
import {checkDates, type LastChanges, updateDates} from '../model/pages/dates.ts';
import {readSite} from '../model/pages/site.ts';
import {printProblems} from './print.ts';

const FILE = 'content/data/last-changes.json';

const known = exists(FILE) ? (readJson(FILE) as LastChanges) : {};
const {pages} = readSite();

function update(): void {
  const today = new Date().toISOString().slice(0, 10);
  const updated = updateDates(pages, known, today);
  const changed = Object.keys(updated).filter((file) => updated[file] !== known[file]);
  const rows = Object.entries(updated).map(
    ([file, entry]) => `  ${JSON.stringify(file)}: ${JSON.stringify(entry)}`,
  );
  // One row a line, so that parallel branches merge.
  writeText(FILE, `{\n${rows.join(',\n')}\n}\n`);
  console.log(`${changed.length} of ${rows.length} pages changed; ${FILE} is up to date.`);
}

if (process.argv.includes('--check'))
  printProblems(checkDates(pages, known), `${pages.length} dates`);
else update();
