// Attacks on the playground, the decoder and the lists: what a link carries, what a browser takes away, what
// a server answers. Each that is here was found to hurt once, or is next to one that did.
import {deflateRawSync} from 'node:zlib';
import {expect, type Page, type Route, test} from '@playwright/test';
import {blockStorage, open, stopTimers, watchErrors, withoutFeature} from './browser';
import {drawn, preview, write} from './playground/frame';

const GUIDE = '/docs/spring';

test.describe.configure({timeout: 120_000});

for (const how of ['is missing', 'throws'] as const) {
  test(`where Worker ${how}, search and Ask say so, and all else works`, async ({page}) => {
    await withoutFeature(page, 'Worker', how);
    const errors = watchErrors(page);
    await open(page, GUIDE);
    await page.keyboard.press('Control+K');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    await dialog.getByRole('combobox').fill('easing');
    await expect(dialog.getByRole('alert')).toContainText('start a worker');
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/docs/a-z');
    await page.keyboard.press('Escape');

    await page.getByRole('button', {name: 'Ask the docs'}).click();
    const panel = page.getByRole('dialog', {name: 'Ask the docs'});
    await panel.getByRole('textbox').fill('How do I render a video?');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('status').first()).toContainText('start a worker');
    await page.keyboard.press('Escape');

    await page.locator('main a[href="/docs/interpolate"]').first().dispatchEvent('click');
    await expect(page.locator('h1')).toHaveText('interpolate()');
    await open(page, '/search?q=spring');
    await expect(page.getByRole('alert')).toContainText('start a worker');
    await open(page, '/playground/');
    await drawn(page);
    expect(errors).toEqual([]);
  });
}

/** A project as the fragment of an address. */
const packed = (text: string) => `#p1=${deflateRawSync(text).toString('base64url')}`;
const project = (over: object) =>
  JSON.stringify({
    title: 'x',
    files: {'src/A.tsx': 'export const A = () => null'},
    video: {width: 100, height: 100, fps: 30, durationInFrames: 30},
    ...over,
  });

/** One that is cut, and one that the page would choke on. All other kinds are in share.test.ts. */
const DAMAGED = {
  'half a link': packed(project({})).slice(0, 60),
  'megabytes of spaces': packed(' '.repeat(20_000_000)),
};

for (const [what, fragment] of Object.entries(DAMAGED)) {
  test(`a link to the playground with ${what} is called damaged, and a template runs`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await open(page, `/playground/${fragment}`);
    await expect(page.getByRole('alert').filter({hasText: 'damaged'})).toBeVisible();
    await drawn(page);
    expect(errors).toEqual([]);
  });
}

test('files that are called like members of every object are files', async ({page}) => {
  const errors = watchErrors(page);
  const files = {
    'src/A.tsx': "import {b} from './constructor';\nexport const A = () => <b>{b}</b>;",
    'src/constructor.ts': "export {b} from './toString';",
    'src/toString.ts': "export const b = 'came through';",
  };
  await open(page, `/playground/${packed(project({files, entry: 'src/A.tsx'}))}`);
  await page.getByRole('button', {name: /Run/}).click();
  await expect(preview(page).getByText('came through')).toBeVisible();
  expect(errors).toEqual([]);
});

test('packages that are called like members of every object are not there, and it says so', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await open(page, '/playground/');
  await drawn(page);
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    await write(page, `import {x} from '${name}';\nexport const A = () => <b>{x}</b>;\n`);
    await expect(page.getByText(`The package "${name}" isn’t part`)).toBeVisible();
  }
  await write(page, 'export const A = () => <b>goes on</b>;\n');
  await expect(preview(page).getByText('goes on')).toBeVisible();
  expect(errors).toEqual([]);
});

test('where storage is blocked, the playground runs and says that it keeps nothing', async ({
  page,
}) => {
  await blockStorage(page);
  const errors = watchErrors(page);
  await open(page, '/playground/#draft=0123456789abcdef');
  await expect(page.getByText('This draft isn’t in this browser any more.')).toBeVisible();
  await drawn(page);
  await write(page, 'export const A = () => <b>written</b>;\n');
  await expect(preview(page).getByText('written')).toBeVisible();
  await expect(page.getByText('This browser keeps no more')).toBeVisible();
  await page.getByRole('button', {name: 'Open', exact: true}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(errors).toEqual([]);
});

/** Texts that grow the work of a careless expression with their square. */
const ENDLESS = ['a.', 'a@a.', 'arn:aws:', 'remotion@', '\u001b[', '(at ', '/x.tsx', '&X-Amz-'];

test('200 KB of anything are read in a moment, and the page goes on', async ({page}) => {
  const errors = watchErrors(page);
  await open(page, '/errors');
  for (const part of ENDLESS) {
    await page.getByLabel('Message or log').fill(part.repeat(200_000 / part.length));
    await expect(page.getByRole('link', {name: 'Search the docs'}), part).toBeVisible();
    await page.getByRole('button', {name: 'Clear'}).click();
    await expect(page.getByRole('link', {name: 'Search the docs'})).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

const SILENCE = 'nothing, without end';

/** Lets a page give up at once what stays silent for five seconds. */
async function stallAtOnce(page: Page, what: string): Promise<() => Promise<void>> {
  const stall = await stopTimers(page, 5000);
  return async () => {
    if (what === SILENCE) await stall();
  };
}

const ANSWERS: [what: string, answer: (route: Route) => unknown][] = [
  ['another shape', (route) => route.fulfill({json: {entries: [{slug: 1}]}})],
  ['a page', (route) => route.fulfill({body: '<!doctype html>', contentType: 'text/html'})],
  [SILENCE, () => undefined],
  ['nothing at all', (route) => route.abort()],
];

for (const [what, answer] of ANSWERS) {
  test(`entries of which the server sends ${what} can be asked for again`, async ({page}) => {
    let isBroken = true;
    await page.route('**/errors/book-*.json', (route) =>
      isBroken ? answer(route) : route.continue(),
    );
    const stall = await stallAtOnce(page, what);
    await open(page, '/errors');
    await page.getByLabel('Message or log').fill('Error: the flux capacitor is empty');
    await stall();
    await expect(page.getByText('The entries could not be loaded')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('No entry has a message of this text.')).toBeVisible();
  });

  test(`options of A–Z of which the server sends ${what} can be asked for again`, async ({
    page,
  }) => {
    let isBroken = true;
    await page.route('**/search/options-*.json', (route) =>
      isBroken ? answer(route) : route.continue(),
    );
    const stall = await stallAtOnce(page, what);
    await open(page, '/docs/a-z');
    const add = page.getByRole('button', {name: /^Options and flags/});
    await add.click();
    await stall();
    await expect(page.getByText('The options could not be loaded')).toBeVisible();
    isBroken = false;
    await expect(add).toHaveAttribute('aria-pressed', 'false');
    await add.click();
    await expect(add).toHaveAttribute('aria-pressed', 'true');
  });
}

test('without a clipboard, links are shown instead of copied', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    document.execCommand = () => false;
  });
  const errors = watchErrors(page);
  await open(page, '/errors');
  await page.getByLabel('Message or log').fill('Error: some message');
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByRole('button', {name: 'The link is in the address bar'})).toBeVisible();
  await expect(page).toHaveURL(/\?e=Error/);
  await open(page, '/demos/#demo=spring');
  await page.getByRole('dialog').getByText('Show code').click();
  await page.getByRole('dialog').getByRole('button', {name: 'Copy code'}).click();
  expect(errors).toEqual([]);
});
