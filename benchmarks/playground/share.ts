/**
 * Walks the way of a new reader: change the title of the home page, share it, open it in another browser.
 * `tsx benchmarks/playground/share.ts [build folder]`; prints the seconds of each step, without the time to think.
 */
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {createSiteServer, listen} from '../../hosting/serve.ts';

const WORDS = 'Seventeen sails';
const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });

const shows = (page: Page) =>
  page
    .frameLocator('iframe[title="Preview"]')
    .frameLocator('iframe[title="Preview"]')
    .getByText(WORDS)
    .waitFor();

const server = createSiteServer(path.resolve(process.argv[2] ?? 'build'));
const origin = `http://localhost:${await listen(server, 4700)}`;
const here = await launch();
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const page = await here.newPage();
await page.goto(origin);
await page.getByRole('region', {name: 'Live example'}).getByRole('link', {name: 'Edit'}).click();
await page.getByRole('textbox', {name: /^text$/i}).fill(WORDS);
await shows(page);
console.log(`${seconds()} s: the words are changed`);
await page.getByRole('button', {name: 'Share'}).click();
const link = await page.getByRole('textbox', {name: 'Link'}).inputValue();
console.log(`${seconds()} s: a link of ${link.length} characters`);
const there = await launch();
const other = await there.newPage();
await other.goto(link);
await other.getByRole('button', {name: 'Run', exact: true}).click();
await shows(other);
console.log(`${seconds()} s: the other browser shows the same`);
await Promise.all([here.close(), there.close()]);
server.close();
server.closeAllConnections();
