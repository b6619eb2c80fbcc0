import {expect, test} from '@playwright/test';
import {allowClipboard, open, PHONE, sumOf, watchShifts} from './browser';

test('templates are filtered by kind and stack', async ({page}) => {
  await open(page, '/templates/');
  await page.getByRole('button', {name: /^Audio \d+$/}).click();
  await expect(page.getByRole('status').filter({hasText: 'of 20 templates'})).toHaveText(
    '4 of 20 templates',
  );
  await page.getByRole('button', {name: /^\d+ more$/}).click();
  await page.getByRole('button', {name: /^Azure \d+$/}).click();
  await expect(page.locator('main a[href^="/templates/"]')).toHaveCount(1);
  await page.getByRole('button', {name: /^Audio \d+$/}).click();
  await page.getByRole('button', {name: /^Skia \d+$/}).click();
  await page.locator('main a[href="/templates/skia"]').click();
  await expect(page.locator('h1')).toHaveText('Skia');
  await page.getByRole('button', {name: 'bun', exact: true}).click();
  await expect(page.getByText('bun create video --skia')).toBeVisible();
});

test('a template says what one gets, and its command is copied with one press', async ({page}) => {
  const clipboard = await allowClipboard(page);
  await open(page, '/templates/audiogram');
  await page.getByRole('button', {name: 'pnpm', exact: true}).click();
  await page.getByRole('button', {name: 'Copy the command'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await clipboard()).toBe('pnpm create video@latest --audiogram');
  await expect(page.getByText('pnpm exec remotion render')).toBeVisible();
  await expect(page.getByText('Captions.tsx')).toBeVisible();
  await expect(page.locator('main li a[href^="/templates/"]')).toHaveCount(3);
});

test('the map of ways to learn knows how far the course has come', async ({page}) => {
  await page.addInitScript(() => {
    const progress = {version: 1, done: {'frame-number': true}, code: {}, last: 'frame-number'};
    localStorage.setItem('course:progress', JSON.stringify(progress));
  });
  await open(page, '/learn');
  await expect(page.getByText(/^1 of \d+ steps$/)).toBeVisible();
  await page.getByRole('link', {name: 'Go on with the course'}).click();
  await expect(page.locator('h1')).toHaveText('Make a film, one step at a time');
});

test('experts are found by skill, and samples say so', async ({page}) => {
  await open(page, '/experts/');
  await page.getByLabel('Filter experts').fill('docker queues');
  await expect(page.locator('main a[href^="/experts/"]')).toHaveCount(1);
  await page.locator('main a[href^="/experts/"]').click();
  await expect(page.locator('h1')).toHaveText('Devran Aslanbek');
  await expect(page.getByText('Sample profile')).toBeVisible();
  // A profile doesn't end without a way on.
  const similar = page.locator('section').filter({hasText: 'Similar work'});
  await expect(similar.locator('a[href^="/experts/"]')).toHaveCount(3);
  await expect(page.getByRole('link', {name: 'See all experts'})).toBeVisible();
});

test('the Lambda model follows its inputs and says why a split cannot run', async ({page}) => {
  await open(page, '/lambda/');
  const model = page.getByRole('region', {name: 'Model of a render'});
  await expect(model.getByText('82 + 1')).toBeVisible();
  const length = model.getByLabel('Length');
  await length.focus();
  await length.press('End');
  await expect(model.getByText('150 + 1')).toBeVisible();
  const concurrency = model.getByLabel('Account concurrency');
  await concurrency.focus();
  await concurrency.press('Home');
  await expect(model.locator('p[role="status"]')).toContainText('The account runs 10 functions');
  // The way out is one press away, and with it the numbers count again.
  await model.getByRole('button', {name: 'Use 9 functions'}).click();
  await expect(model.getByText('9 + 1')).toBeVisible();
  await expect(model.locator('p[role="status"]')).toHaveText('');
});

test('on a phone what the Lambda model says stays in sight while its sliders are moved', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/lambda/');
  const model = page.getByRole('region', {name: 'Model of a render'});
  for (const label of ['Length', 'Time per frame', 'Region']) {
    await model.getByLabel(label).scrollIntoViewIfNeeded();
    await expect(model.getByText('82 + 1')).toBeInViewport({ratio: 1});
    await expect(model.getByText('AWS Lambda, estimated')).toBeInViewport({ratio: 1});
  }
});

test('props of the Player change the picture and the code', async ({page}) => {
  await open(page, '/player/');
  const bench = page.getByRole('region', {name: 'Props of the Player'});
  const player = page.getByRole('region', {name: 'Player', exact: true});
  await expect(player).toHaveAttribute('data-player', 'ready');
  await bench.getByLabel('text').fill('Moved');
  await expect(player.getByText('Moved')).toBeVisible();
  await expect(bench.locator('pre')).toContainText("text: 'Moved'");
  await bench.getByRole('checkbox', {name: /^loop/}).uncheck();
  await expect(bench.locator('pre')).toContainText('loop={false}');
});

test('the rarer stacks of templates come when asked for, and none stays chosen unseen', async ({
  page,
}) => {
  await open(page, '/templates/');
  const stacks = page.getByRole('group', {name: 'Stack'});
  const skia = stacks.getByRole('button', {name: 'Skia'});
  await expect(skia).toBeHidden();
  await stacks.getByRole('button', {name: /^\d+ more$/}).click();
  await skia.click();
  await expect(page.getByText('1 of 20 templates')).toBeVisible();
  await stacks.getByRole('button', {name: 'Fewer'}).click();
  await expect(page.getByText('of 20 templates')).toHaveCount(0);
  await expect(page.locator('main li a[href^="/templates/"]')).toHaveCount(20);
});

test('the showcase form names mistakes, then writes the issue', async ({page}) => {
  await open(page, '/showcase/add');
  await page.getByRole('button', {name: 'Write the issue'}).click();
  await expect(page.getByText('4 fields need a change.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('A race of rivers');
  await page.getByLabel('Address of the video').fill('https://example.com/rivers');
  await page
    .getByLabel('What it shows')
    .fill('Forty years of water levels as a race of bars, one for each river.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', {name: 'Write the issue'}).click();
  const link = page.getByRole('link', {name: 'Open it on GitHub'});
  await expect(link).toHaveAttribute(
    'href',
    /issues\/new\?title=Showcase%3A\+A\+race\+of\+rivers&body=/,
  );
});

for (const width of [1440, 1280, 1100, 1024, 768, 390, 360]) {
  test(`on the home page nothing of the code or its values is cut off, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await open(page, '/');
    const bench = page.getByRole('region', {name: 'Live example'});
    const code = bench.getByRole('region', {name: 'Code of the video'});
    await expect(code.getByText(/^(frame )?88$/)).toBeVisible();
    const all = code.getByRole('button', {name: /^Show all/});
    if (width <= 996) await all.click();
    await expect(code.getByText('return (')).toBeVisible();
    const cut = await code.evaluate((area) => {
      const {right} = area.getBoundingClientRect();
      return [...area.querySelectorAll('code span')]
        .filter((part) => part.getBoundingClientRect().right > right)
        .map((part) => part.textContent);
    });
    expect(cut).toEqual([]);
    // A color is a circle, however narrow its place.
    const swatch = await bench.locator('label[title="Pink"]').boundingBox();
    expect(swatch?.width).toBe(swatch?.height);
  });
}

test('what is to be pasted on /ai is seen whole on a phone, and can be copied', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/ai');
  for (const [name, text] of [
    ['Copy the command', 'claude mcp add remotion-docs'],
    ['Copy the settings', '"mcpServers"'],
  ] as const) {
    await expect(page.getByRole('button', {name})).toBeVisible();
    const code = page.locator('main pre').filter({hasText: text});
    await expect(code).toBeVisible();
    expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('in the bar of a phone the signs stand at equal distances, on /ai too', async ({page}) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/ai', '/about/']) {
    await open(page, path);
    const signs = [
      page.locator('.navbar .DocSearch-Button'),
      page.locator('.navbar').getByRole('button', {name: /^Switch between dark and light mode/}),
      page.getByRole('complementary', {name: 'Ask the docs'}).locator('button, a'),
    ];
    const centers: number[] = [];
    for (const sign of signs) {
      await expect(sign).toBeVisible();
      const box = await sign.boundingBox();
      if (!box) throw new Error('a sign has no place');
      centers.push(box.x + box.width / 2);
    }
    const [search = 0, mode = 0, ask = 0] = centers;
    expect(ask - mode, path).toBeCloseTo(mode - search, 0);
  }
});

test('the ask panel quotes passages with links', async ({page}) => {
  for (const path of ['/ai', '/ai-embed']) {
    await open(page, path);
    const panel = page.getByRole('region', {name: 'Ask the docs'});
    await panel.getByLabel('Your question').fill('How do I set the damping of a spring?');
    await panel.getByRole('button', {name: 'Find passages'}).click();
    await expect(panel.getByText('Nothing is generated.')).toBeVisible();
    const links = panel.locator('li > a');
    // The texts of the whole site are loaded and indexed first.
    await expect(links.first()).toHaveAttribute('href', /^\/docs\//, {timeout: 25_000});
    await expect(panel.locator('blockquote').first()).toHaveAttribute('cite', /\/docs\/.*spring/);
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

const PRODUCT_PAGES = [
  '/',
  '/player/',
  '/lambda/',
  '/templates/',
  '/templates/tiktok',
  '/experts/',
  '/experts/mira-oldenkamp',
  '/showcase/',
  '/showcase/add',
  '/success-stories',
  '/success-stories/yarx',
  '/learn',
  '/learn/apple-wow',
  '/blog',
  '/blog/4-0',
  '/blog/tags',
  '/blog/tags/release',
  '/about/',
  '/contact/',
  '/ai',
];

/** What moved, by how much: the sources tell in a failed run what to look for. */
for (const width of [1440, 390]) {
  for (const path of PRODUCT_PAGES) {
    test(`nothing shifts while ${path} loads and is scrolled, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      const shifts = await watchShifts(page);
      await open(page, path);
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
          window.scrollTo(0, y);
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
        }
      });
      await page.waitForLoadState('networkidle');
      const all = await shifts();
      const large = all.filter(({value}) => value > 0.002);
      expect(sumOf(all), JSON.stringify(large)).toBeLessThanOrEqual(0.02);
    });
  }
}
