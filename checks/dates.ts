// npm run dates: records the day of each page's last change in content/data/last-changes.json.
import {exists, readJson, writeText} from '../model/io.ts';
import {type LastChanges, updateDates} from '../model/pages/dates.ts';
import {readSite} from '../model/pages/site.ts';

const FILE = 'content/data/last-changes.json';

const known = exists(FILE) ? (readJson(FILE) as LastChanges) : {};
const today = new Date().toISOString().slice(0, 10);
const updated = updateDates(readSite().pages, known, today);
const changed = Object.keys(updated).filter((file) => updated[file] !== known[file]);
const rows = Object.entries(updated).map(
  ([file, entry]) => `  ${JSON.stringify(file)}: ${JSON.stringify(entry)}`,
);
// One row a line, so that parallel branches merge.
writeText(FILE, `{\n${rows.join(',\n')}\n}\n`);
console.log(`${changed.length} of ${rows.length} pages changed; ${FILE} is up to date.`);
