import {expect, test} from '@playwright/test';
import {open, watchErrors} from './browser.ts';
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
  await expect(page.getByRole('link', {name: /^Next: /})).toBeVisible();

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
  await expect(page.getByText('“other.json” is no progress of this course')).toBeVisible();
  await expect(done).toHaveCount(0);
  await picker.setInputFiles(file);
  await expect(done).toHaveCount(1);
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

test('on a phone text, code and film are tabs', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/learn/course/fade-in');
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toBeVisible();
  await page.getByRole('button', {name: 'Write the code'}).click();
  await expect(page.locator('.cm-content')).toBeVisible();
  await expect(heading).toBeHidden();
  await page.getByRole('button', {name: 'Text', exact: true}).click();
  await expect(heading).toBeVisible();
  await page.getByRole('button', {name: 'Film', exact: true}).click();
  await drawn(page);
  await page.getByRole('button', {name: 'Check'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Not yet'})).toBeVisible();
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
