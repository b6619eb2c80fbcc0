/**
 * Walks the way of a new reader: change the title of the home page, share it, open it in another browser.
 * `tsx benchmarks/playground/share.ts [build folder] [chromium|firefox] [chromium|firefox]`: where it is shared, and
 * where it is opened. Prints the seconds of each step, without the time to read and to think.
 */
import path from 'node:path';
import {chromium, firefox, type Page} from '@playwright/test';
import {chromiumPath} from '../../commands/chromium.mjs';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {FIREFOX} from '../../tests/other-browsers/firefox.ts';

const WORDS = 'Seventeen sails';
const browsers = {
  chromium: () =>
    chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu'],
    }),
  firefox: () => firefox.launch(FIREFOX),
};

/** Takes the name of a browser; throws if it isn't one of ours. */
function launch(name = 'chromium') {
  if (name !== 'chromium' && name !== 'firefox') throw new Error(`${name}: chromium or firefox`);
  return browsers[name]();
}

const shows = (page: Page) =>
  page
    .frameLocator('iframe[title="Preview"]')
    .frameLocator('iframe[title="Preview"]')
    .getByText(WORDS)
    .waitFor();

const [build = 'build', sharing, opening] = process.argv.slice(2);
const server = createSiteServer(path.resolve(build));
const origin = `http://localhost:${await listen(server, 4700)}`;
const here = await launch(sharing);
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const page = await here.newPage();
await page.goto(origin);
await page.getByRole('region', {name: 'Live example'}).getByRole('link', {name: 'Edit'}).click();
// By the keyboard: Firefox's driver can't set a field.
await page.getByRole('textbox', {name: /^text$/i}).click();
await page.keyboard.press('Control+a');
await page.keyboard.type(WORDS);
await shows(page);
console.log(`${seconds()} s: the words are changed`);
await page.getByRole('button', {name: 'Share'}).click();
const link = await page.getByRole('textbox', {name: 'Link'}).inputValue();
console.log(`${seconds()} s: a link of ${link.length} characters`);
const there = await launch(opening);
const other = await there.newPage();
await other.goto(link);
await other.getByRole('button', {name: 'Run', exact: true}).click();
await shows(other);
console.log(`${seconds()} s: the other browser shows the same`);
await Promise.all([here.close(), there.close()]);
server.close();
server.closeAllConnections();
