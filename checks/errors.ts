// npx tsx checks/errors.ts [@remotion/player …]: which error messages of the toolkit no page names.
// A list for writers, not a gate: many are guards that no reader ever meets.
import {extractErrorMessages, unnamedMessages} from '../model/api/error-messages.ts';
import {readSite} from '../model/pages/site.ts';
import {ensureToolkit} from './toolkit.ts';

ensureToolkit();
const chosen = process.argv.slice(2);
const messages = extractErrorMessages().filter(
  ({package: name}) => chosen.length === 0 || chosen.includes(name),
);
const pages = readSite().pages.map(({source}) => source);
const unnamed = unnamedMessages(messages, pages);
for (const {parts, package: name, file} of unnamed) {
  console.log(`${name}\t${parts.join('…').replace(/\s+/g, ' ')}\t${file.split('/dist/')[1]}`);
}
console.log(`${messages.length} messages, ${unnamed.length} on no page`);
