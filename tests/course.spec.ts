import {expect, type Locator, type Page, test} from '@playwright/test';
import {open, PHONE, watchErrors} from './browser.ts';
import {drawn, preview} from './playground/frame.ts';

test('a step tells what is missing, can be solved, and is remembered', async ({page}) => {
  const errors = watchErrors(page);
  await open(page, '/learn/course/clamp');
  await drawn(page);
  await expect(preview(page.locator('[data-state="drawn"]')).getByText('★')).toBeAttached();

  await page.getByRole('button', {name: 'Check'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Not yet'})).toBeVisible();
  await expect(page.getByText('clamp the right side')).toBeVisible();

  await page.getByRole('button', {name: 'Show me'}).click();
  await expect(page.getByRole('region', {name: 'One way to do it'})).toContainText(
    "extrapolateRight: 'clamp'",
  );
  await page.getByRole('button', {name: 'Solve it'}).click();
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({hasText: 'Done'})).toBeVisible();
  await expect(page.getByRole('link', {name: /^Next: /})).toHaveAttribute('data-done', 'true');
  const way = page.getByRole('region', {name: 'One way to do it'});
  await way.getByRole('button', {name: 'Close'}).click();
  await expect(way).toBeHidden();
  await expect(page.getByRole('button', {name: 'Show me'})).toBeFocused();
  await page.getByRole('button', {name: 'Reset code'}).click();
  await expect(page.locator('.cm-content')).not.toContainText('extrapolateRight');
  await expect(page.getByRole('link', {name: /^Next: /})).not.toHaveAttribute('data-done');
  await page.locator('.cm-content').press('Control+z');
  await expect(page.locator('.cm-content')).toContainText('extrapolateRight');

  await open(page, '/learn/course/');
  await expect(page.getByRole('link', {name: /\(done\)$/})).toHaveCount(1);
  await expect(page.getByRole('link', {name: /^Go on: /})).toBeVisible();
  await open(page, '/learn/course/clamp');
  await expect(page.locator('.cm-content')).toContainText('extrapolateRight');
  expect(errors).toEqual([]);
});

test('progress is saved as a file, forgotten and loaded again; another file changes nothing', async ({
  page,
}) => {
  await open(page, '/learn/course/');
  await page.evaluate(() =>
    localStorage.setItem(
      'course:progress',
      '{"version":1,"done":{"clamp":true},"code":{},"last":"clamp"}',
    ),
  );
  await open(page, '/learn/course/');
  const done = page.getByRole('link', {name: /\(done\)$/});
  await expect(done).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save as a file'}).click();
  const file = await (await saved).path();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', {name: 'Start over'}).click();
  await expect(done).toHaveCount(0);

  const picker = page.getByLabel('File with your progress');
  await picker.setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"version":1}'),
  });
  await expect(page.getByText('“other.json” doesn’t hold progress in this course')).toBeVisible();
  await expect(done).toHaveCount(0);
  await picker.setInputFiles(file);
  await expect(done).toHaveCount(1);
});

test('a solution is checked at once, and shown where there is most to see', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/learn/course/spring-in');
  await drawn(page);
  await page.getByRole('slider', {name: 'Frame'}).fill('0');
  await page.getByRole('button', {name: 'Solve it'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Done'})).toBeVisible();
  await expect(page.getByRole('slider', {name: 'Frame'})).toHaveValue('14');
});

test('what goes on in the next line stands further in than its beginning', async ({page}) => {
  await open(page, '/learn/course/spring-in');
  await drawn(page);
  const lefts = await page.locator('.cm-line', {hasText: 'alignItems'}).evaluate((line) => {
    const text = document.createRange();
    text.selectNodeContents(line);
    const places = [...text.getClientRects()].filter(({width}) => width > 0);
    const top = Math.min(...places.map(({y}) => y));
    const leftOf = (isFirst: boolean) =>
      Math.min(...places.filter(({y}) => y < top + 8 === isFirst).map(({x}) => x));
    return {first: leftOf(true), next: leftOf(false)};
  });
  // The first begins with six spaces, which are part of it.
  expect(lefts.next - lefts.first).toBeGreaterThan(60);
});

for (const {width, height} of [
  {width: 1440, height: 900},
  {width: 1920, height: 1000},
  {width: 1024, height: 768},
  {width: 768, height: 1024},
  PHONE,
]) {
  test(`nothing moves when the editor comes: ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto('/learn/course/stagger', {waitUntil: 'networkidle'});
    const places = () =>
      page.getByRole('main').evaluate((main) => {
        const seen = 'h1, section, .cm-line, pre > code > span, input[type=range], button, summary';
        return [...main.querySelectorAll<HTMLElement>(seen)]
          .filter((element) => element.checkVisibility({visibilityProperty: true}))
          .map((element) => {
            const {x, y, width: wide, height: high} = element.getBoundingClientRect();
            // Numbers of lines are a column of the editor, and part of the line without it.
            const isLine = element.matches('.cm-line, pre > code > span');
            return (isLine ? [y, high] : [x, y, wide, high]).map(Math.round).join(' ');
          });
      });
    await expect(page.locator('.cm-line')).toHaveCount(0);
    const before = await places();
    await page.mouse.move(2, 2);
    await expect(page.locator('[data-state="drawn"]')).toBeAttached();
    await expect.poll(places).toEqual(before);
  });
}

for (const width of [1440, 390]) {
  test(`what belongs to the step is one row, in sight below long code: ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/learn/course/thumbnails');
    const row = page.getByRole('region', {name: 'Step'});
    const parts = [
      row.getByRole('link', {name: /^Back: /}),
      ...['Show me', 'Solve it', 'Check'].map((name) => row.getByRole('button', {name})),
      row.getByRole('link', {name: /^Next: /}),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ratio: 1});
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
  });
}

test('what is pressed before the editor is there is done by it', async ({page}) => {
  await page.goto('/learn/course/clamp', {waitUntil: 'networkidle'});
  await page.getByRole('button', {name: 'Check'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Not yet'})).toBeVisible();
  await expect(page.locator('.cm-content')).toBeVisible();
});

test('a script is run without rendering anything, and what it asks for is told', async ({page}) => {
  const errors = watchErrors(page);
  await open(page, '/learn/course/render-script');
  await drawn(page);
  await page.getByRole('button', {name: 'Check'}).click();
  await expect(
    page.getByText('renderMedia() is called 1 time, for out/program.mp4.'),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Solve it'}).click();
  await page.getByRole('button', {name: 'Check'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Done'})).toBeVisible();
  expect(errors).toEqual([]);
});

test('a page with a Player is operated, and the typeface of a film is loaded', async ({page}) => {
  const errors = watchErrors(page);
  for (const step of ['player-frame', 'typeface']) {
    await open(page, `/learn/course/${step}`);
    await drawn(page);
    await page.getByRole('button', {name: 'Check'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Not yet'})).toBeVisible();
    await page.getByRole('button', {name: 'Solve it'}).click();
    await page.getByRole('button', {name: 'Check'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Done'})).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('on a phone text and code are read in one go, with the film in sight above them', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/learn/course/fade-in');
  await drawn(page);
  const picture = page.locator('[data-state="drawn"]');
  const playhead = page.getByRole('slider', {name: 'Frame', exact: true});
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await page.locator('.cm-line').last().scrollIntoViewIfNeeded();
  // While one reads or writes, the film is seen, and moved, above that.
  await expect(picture).toBeInViewport({ratio: 1});
  await expect(playhead).toBeInViewport({ratio: 1});
  const sound = page.getByRole('button', {name: 'Sound'});
  await expect(sound).toBeHidden();
  const large = page.getByRole('button', {name: 'Large film'});
  await large.click();
  await expect(sound).toBeInViewport();
  await large.click();
  await expect(sound).toBeHidden();
});

test('on a phone a check is in sight with the film and its buttons', async ({page}) => {
  await page.setViewportSize({width: 390, height: 600});
  await open(page, '/learn/course/stagger');
  await drawn(page);
  await page.getByRole('button', {name: 'Check'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Not yet'})).toBeInViewport();
  await expect(page.locator('[data-state="drawn"]')).toBeInViewport({ratio: 1});
  await expect(page.getByRole('button', {name: 'Check'})).toBeInViewport({ratio: 1});
});

test('on a tablet text, film and code are seen at once', async ({page}) => {
  await page.setViewportSize({width: 768, height: 1024});
  await open(page, '/learn/course/fade-in');
  await drawn(page);
  for (const part of [
    page.getByRole('heading', {level: 1}),
    page.getByRole('button', {name: 'Check'}),
    page.locator('.cm-content'),
  ]) {
    await expect(part).toBeInViewport();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('on a tablet on its side they begin at the top, next to each other', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 768});
  await open(page, '/learn/course/clamp');
  await drawn(page);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const heading = await top(page.getByRole('heading', {level: 1}));
  expect(await top(page.locator('.cm-content'))).toBeLessThan(heading + 60);
  expect(await top(page.locator('[data-state="drawn"]'))).toBeLessThan(heading);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a step has its text, its code, a solution and a picture', async ({page}) => {
    await page.goto('/learn/course/clamp');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('const frame = useCurrentFrame();').first()).toBeVisible();
    await expect(page.getByRole('img', {name: /finished step/})).toBeVisible();
    // Searches by text leave out what is in <noscript>.
    const solution = page.locator('noscript details');
    await solution.locator('summary').click();
    await expect(solution.locator('pre')).toBeVisible();
    await expect(solution.locator('pre')).toContainText("extrapolateRight: 'clamp'");
  });
});

test.describe('the film on the page of the course', () => {
  const film = (page: Page) => page.locator('video[aria-label^="The finished film"]');

  test('plays when it is seen, in the place of its still', async ({page}) => {
    await open(page, '/learn/course/');
    await page.mouse.move(40, 300);
    await expect(film(page)).toBeVisible({timeout: 20_000});
    await expect(film(page)).toHaveJSProperty('muted', true);
  });

  test('waits with reduced motion until it is pressed', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/learn/course/');
    const link = page.getByRole('link', {name: /^The finished film/});
    await expect(link).toHaveAttribute('href', /film\.mp4/);
    await expect(film(page)).toHaveCount(0);
    await link.click();
    await expect(film(page)).toBeFocused();
  });
});
