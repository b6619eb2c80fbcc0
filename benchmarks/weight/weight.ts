/**
 * Prints what a first visit transfers, per kind of page: cold cache, brotli, from the built site.
 * `npx tsx benchmarks/weight/weight.ts` after `npm run build`.
 */
import path from 'node:path';
import {chromium} from '@playwright/test';
import {createSiteServer, listen} from '../../deploy/serve.ts';

const PAGES = [
  '/',
  '/docs/the-fundamentals',
  '/docs/staticfile',
  '/docs/spring',
  '/docs/api',
  '/search',
];

const server = createSiteServer(path.resolve(process.argv[2] ?? 'build'));
const port = await listen(server, 3400);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const rows: Record<string, Record<string, number>> = {};
for (const page of PAGES) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const row = {requests: 0, 'all KB': 0, 'js KB': 0, 'css KB': 0, 'font KB': 0, scripts: 0};
  session.on('Network.responseReceived', ({requestId, response}) => {
    kinds.set(requestId, response.mimeType);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId) ?? '';
    row.requests++;
    row['all KB'] += encodedDataLength / 1024;
    if (kind.includes('javascript')) {
      row['js KB'] += encodedDataLength / 1024;
      row.scripts++;
    }
    if (kind.includes('css')) row['css KB'] += encodedDataLength / 1024;
    if (kind.includes('font')) row['font KB'] += encodedDataLength / 1024;
  });
  await tab.goto(`http://localhost:${port}${page}`, {waitUntil: 'load'});
  const loaded = Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, Math.round(value)]),
  );
  await tab.waitForLoadState('networkidle');
  rows[page] = {...loaded, 'requests idle': row.requests, 'all KB idle': Math.round(row['all KB'])};
  await context.close();
}
await browser.close();
server.close();
console.table(rows);
