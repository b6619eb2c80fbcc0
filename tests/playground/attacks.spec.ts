import {createServer, type Server} from 'node:http';
import {expect, type Page, test} from '@playwright/test';
import {chromiumPath, QUIET_ARGS} from '../../commands/chromium.mjs';
import {listen} from '../../hosting/serve.ts';
import {open} from '../browser.ts';
import {type Attack, killing, leaving, reaching, sending, wearing} from './attack-programs.ts';
import {drawn, preview, withoutTypes, write} from './frame.ts';

/** A program that says on the screen whether it got through. */
const program = (
  {name, body}: Attack,
  sink: string,
  site: string,
) => `import {useEffect, useState} from 'react';

const SINK = ${JSON.stringify(sink)};
const SITE = ${JSON.stringify(site)};
const NAME = ${JSON.stringify(name)};

const attempt = async (): Promise<unknown> => {
  console.log('begun');
  ${body}
};

export const Attack = () => {
  const [result, setResult] = useState('trying');
  useEffect(() => {
    attempt().then(
      (value) => setResult(value === true ? 'got through' : 'contained'),
      () => setResult('contained'),
    );
  }, []);
  return <b>{NAME}: {result}</b>;
};
`;

const HARMLESS = 'export const Fine = () => <b>still alive</b>;\n';

interface Watch {
  requests: string[];
  dialogs: string[];
  pages: string[];
  downloads: string[];
}

/** Notes everything that a program could do to the outside. */
function watch(page: Page): Watch {
  const seen: Watch = {requests: [], dialogs: [], pages: [], downloads: []};
  page.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on('page', (other) => seen.pages.push(other.url()));
  page.on('download', (download) => seen.downloads.push(download.url()));
  return seen;
}

let sink: Server;
let sinkAddress = '';
const heard: string[] = [];

test.beforeAll(async () => {
  sink = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('heard');
  });
  sinkAddress = `http://localhost:${await listen(sink, 0)}/`;
});
test.afterAll(() => {
  sink.closeAllConnections();
  sink.close();
});

// The browser that readers have: it gives a sandboxed frame a process of its own, which the headless shell doesn't.
test.use({launchOptions: {executablePath: chromiumPath(), args: QUIET_ARGS}});

// What is seen is what a program does, not how it plays.
test.use({contextOptions: {reducedMotion: 'reduce'}});
test.beforeEach(({page}) => withoutTypes(page));

/** Writes a program. One that is being replaced may take the focus, and the text is lost. */
async function writeSurely(page: Page, code: string, sign: string) {
  await expect(async () => {
    await write(page, code);
    await expect(page.locator('.cm-content')).toContainText(sign, {timeout: 1000});
  }).toPass();
}

/** Shows that the page can be used: what is written is what runs. */
async function stillUsable(page: Page, kills = false) {
  await writeSurely(page, HARMLESS, HARMLESS.trim());
  if (kills) await page.getByRole('button', {name: 'Restart the preview'}).click();
  await expect(preview(page).getByText('still alive')).toBeVisible({timeout: 30_000});
}

async function attack(page: Page, attacks: Attack[], {waits}: {waits: boolean}) {
  await open(page, '/playground/');
  await drawn(page);
  const seen = watch(page);
  // A frame that fell silent is replaced when the reader wants it.
  const again = page.getByRole('button', {name: 'Run again'});
  await page.addLocatorHandler(again, () => again.click());
  const address = () => page.evaluate(() => window.location.pathname);
  for (const one of attacks) {
    await test.step(one.name, async () => {
      const says = waits && !one.kills;
      // What the console shows is this program's, then: a harmless one empties it.
      if (waits && one.kills) await stillUsable(page);
      await writeSurely(
        page,
        program(one, sinkAddress, page.url()),
        `NAME = ${JSON.stringify(one.name)}`,
      );
      if (says) {
        // The next program shows that this one left the page usable: it is written, and it runs.
        await expect(preview(page).locator('b').first(), one.name).toHaveText(
          `${one.name}: contained`,
          {timeout: 15_000},
        );
      } else {
        // The page keeps what was logged, also when the frame is gone a moment later.
        await expect(page.getByText(/^Console \(/), one.name).toBeVisible();
        await stillUsable(page, one.kills);
      }
      expect(await address()).toBe('/playground/');
    });
  }
  await stillUsable(page);
  expect(heard).toEqual([]);
  expect(seen).toEqual({requests: [], dialogs: [], pages: [], downloads: []});
  expect(await page.evaluate(() => [document.cookie, localStorage.getItem('stolen')])).toEqual([
    '',
    null,
  ]);
}

test('programs that reach for the page are contained', async ({page}) => {
  test.slow();
  await attack(page, reaching, {waits: true});
});

test('programs that send something away are contained', async ({page}) => {
  test.slow();
  await attack(page, sending, {waits: true});
});

test('programs that lead away or ask are contained', async ({page}) => {
  test.slow();
  await attack(page, leaving, {waits: false});
});

test('programs that wear the page out are contained', async ({page}) => {
  test.slow();
  await attack(page, wearing, {waits: false});
});

test('programs that end their frame leave the page and the code', async ({page}) => {
  test.slow();
  await attack(page, killing, {waits: false});
});

test('the attacks would be noticed: a program that gets through says so', async ({page}) => {
  await open(page, '/playground/');
  await drawn(page);
  await write(page, program({name: 'none', body: 'return true'}, sinkAddress, page.url()));
  await expect(preview(page).getByText('got through')).toBeVisible();
});

test('on a host without headers the frame runs nothing outside a sandbox', async ({page}) => {
  await page.route('**/playground/frame/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {'content-type': 'text/html'}});
  });
  await open(page, '/playground/');
  await drawn(page);
  await attackWithoutHeaders(page);
});

async function attackWithoutHeaders(page: Page) {
  await write(
    page,
    program(
      {name: 'fetch', body: "await fetch(SINK + 'bare'); return true"},
      sinkAddress,
      page.url(),
    ),
  );
  await expect(preview(page).getByText('contained')).toBeVisible();
  const address = await page.locator('iframe[title="Preview"]').getAttribute('src');
  await page.goto(address ?? '');
  await expect(page.getByText('only works inside the playground')).toBeVisible();
  expect(heard).toEqual([]);
}
