import {expect, type Page, test} from '@playwright/test';
import {asReturningReader, open} from '../browser';
import {readDocument} from '../build';

const GUIDE = '/docs/spring';
const OTHER = '/docs/interpolate';

/**
 * Serves every script of the site through `change`, so that a test can plant a mistake in the code
 * that is really shipped: at once, as for a reader who was here before.
 *
 * @returns What fails if the mistake found no place to be planted.
 */
async function plant(page: Page, change: (code: string) => string) {
  await asReturningReader(page);
  let planted = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const changed = change(code);
    if (changed !== code) planted += 1;
    await route.fulfill({response, body: changed});
  });
  return () => expect(planted, 'the mistake was planted').toBeGreaterThan(0);
}

/** The first words of the other page's text, as its document has them: only the script with its text has them, too. */
const [, WORDS] = /markdown"><p>([\w ]{20,})/.exec(readDocument(OTHER)) ?? [];
const TEXT = new RegExp(`"${WORDS}[^"]*"`);

/** Follows a link as a reader does, without depending on where it is on the screen. */
const follow = (page: Page, path: string) =>
  page.locator(`main a[href="${path}"]`).first().dispatchEvent('click');

// The page goes on loading scripts when a test is done with it.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test.describe('4 States and transitions: page crash', () => {
  test('“This page crashed.” with the message, its causes, and a title of its own', async ({
    page,
  }) => {
    const wasPlanted = await plant(page, (code) =>
      code.replace(TEXT, '(()=>{throw Error("outer mistake",{cause:Error("inner mistake")})})()'),
    );
    await open(page, GUIDE);
    await follow(page, OTHER);
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    wasPlanted();
    await expect(page).toHaveTitle(/^Page Error/);
    await expect(page.getByText('outer mistake')).toContainText(/Cause:\s*inner mistake/);
  });

  test('“Try again” clears the error', async ({page}) => {
    const wasPlanted = await plant(page, (code) =>
      code.replace(
        TEXT,
        '(()=>{if(window.broken)throw Error("planted mistake");return "mended"})()',
      ),
    );
    await open(page, GUIDE);
    await page.evaluate(() => Object.assign(window, {broken: true}));
    await follow(page, OTHER);
    const crash = page.getByRole('heading', {name: 'This page crashed.'});
    await expect(crash).toBeVisible();
    wasPlanted();
    await page.evaluate(() => Object.assign(window, {broken: false}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(crash).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('interpolate()');
    await expect(page.getByText('mended')).toBeVisible();
  });
});

test.describe('5 Validation rules', () => {
  test('a page module without a default export is an error', async ({page}) => {
    const wasPlanted = await plant(page, (code) =>
      TEXT.test(code) ? code.replaceAll(/\bdefault:/g, 'missing:') : code,
    );
    await open(page, GUIDE);
    await follow(page, OTHER);
    await expect(page.getByText("doesn't have a default export")).toBeVisible();
    wasPlanted();
  });

  test('an unknown navbar item type is an error that names the type and the item', async ({
    page,
  }) => {
    const wasPlanted = await plant(page, (code) =>
      code.replaceAll('type:"docsVersionDropdown",position', 'type:"hologram",position'),
    );
    await page.goto(GUIDE);
    const report = page.getByText('No NavbarItem component found for type "hologram".');
    await expect(report).toBeVisible();
    wasPlanted();
    // 8: a failing navbar item is named with its configuration, the reason follows as its cause.
    await expect(report).toContainText('A theme navbar item failed to render.');
    await expect(report).toContainText('"type": "hologram"');
    await expect(report).toContainText('Cause:');
  });

  test('a sidebar without a link is an error', async ({page}) => {
    const wasPlanted = await plant(page, (code) =>
      code
        .replaceAll(
          'type:"doc",docId:"api",position',
          'type:"docSidebar",sidebarId:"linkless",position',
        )
        .replace(/"sidebars":\{(?=")/, '"sidebars":{"linkless":{},'),
    );
    await page.goto(GUIDE);
    await expect(
      page.getByText('Sidebar with ID "linkless" doesn\'t have anything to be linked to.'),
    ).toBeVisible();
    wasPlanted();
  });

  test('a sidebar item without a link is an error', async ({page}) => {
    const wasPlanted = await plant(page, (code) =>
      code.replaceAll(/("label":"interpolate\(\)",)"href":"[^"]*"/g, '$1"href":""'),
    );
    await page.goto(GUIDE);
    await expect(page.getByText('The sidebar item "interpolate()" has no link.')).toBeVisible();
    wasPlanted();
  });

  test('a missing sidebar id is an error that lists the available ids', async ({page}) => {
    const wasPlanted = await plant(page, (code) =>
      code.replaceAll(
        'type:"doc",docId:"api",position',
        'type:"docSidebar",sidebarId:"nowhere",position',
      ),
    );
    await page.goto(GUIDE);
    const report = page.getByText('Can\'t find any sidebar with id "nowhere"');
    await expect(report).toBeVisible();
    await expect(report).toContainText('mainSidebar');
    wasPlanted();
  });

  test('a missing doc id is an error that lists the available ids', async ({page}) => {
    const wasPlanted = await plant(page, (code) =>
      code.replaceAll('type:"doc",docId:"api",position', 'type:"doc",docId:"nowhere",position'),
    );
    await page.goto(GUIDE);
    const report = page.getByText('Couldn\'t find any doc with id "nowhere"');
    await expect(report).toBeVisible();
    await expect(report).toContainText('getting-started');
    wasPlanted();
  });
});

test.describe('2 Loading and failure screens: while a page loads', () => {
  /** Opens a page at an address with `index.html`, as a plain file host would serve it. */
  async function openAsFile(page: Page) {
    await asReturningReader(page);
    await page.route('**/docs/spring/index.html', async (route) => {
      await route.fulfill({
        response: await route.fetch({url: new URL(GUIDE, route.request().url()).href}),
      });
    });
    // The document counts as loaded once its scripts are, of which a test holds one back.
    await page.goto('/docs/spring/index.html', {waitUntil: 'commit'});
  }

  /** The scripts that hold the page's own text. */
  const isPageCode = (code: string) => code.includes('damping');

  test('a spinner appears after a delay', async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      if (isPageCode(await response.text())) await held;
      await route.fulfill({response});
    });
    await openAsFile(page);
    const spinner = page.getByRole('status', {name: 'Loading'});
    await expect(spinner).toBeVisible();
    const cycles = await spinner.evaluate((element) =>
      element
        .getAnimations({subtree: true})
        .map((animation) => animation.effect?.getTiming().duration),
    );
    expect(cycles.toSorted()).toEqual([1500, 3000]);
    release();
    await expect(page.locator('h1')).toHaveText('spring()');
    await expect(spinner).toHaveCount(0);
  });

  test('on failure a red box, half as wide, with the error and Retry, which works', async ({
    page,
  }) => {
    let broken = true;
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      if (broken && isPageCode(await response.text())) await route.abort();
      else await route.fulfill({response});
    });
    await openAsFile(page);
    const box = page.getByRole('alert').filter({hasText: 'Retry'});
    await expect(box).toBeVisible();
    await expect(box).toContainText(/ChunkLoadError|Loading chunk/);
    const {share, red} = await box.evaluate((element) => {
      const parent = element.parentElement?.getBoundingClientRect().width ?? 0;
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return {share: element.getBoundingClientRect().width / parent, red: r > g && r > b};
    });
    expect(share).toBeCloseTo(0.5, 1);
    expect(red).toBe(true);
    broken = false;
    await box.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('h1')).toHaveText('spring()');
  });
});

test.describe('2 Routing behaviour: base URL', () => {
  test('a site served below the wrong base URL shows a warning banner', async ({page}) => {
    // With a wrong base URL no script of the site is found where the page looks for it.
    await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/');
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
    await expect(page.getByText(/baseUrl/).first()).toBeVisible();
  });
});
