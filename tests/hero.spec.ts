/** The film of the home page, its timeline and its code belong together: in time, and on a phone in space. */
import {expect, test} from '@playwright/test';
import {open, PHONE} from './browser';

test('while the film plays, whatever names a frame names the same one', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const bench = page.getByRole('region', {name: 'Live example'});
  await bench.getByRole('button', {name: 'Play'}).click();
  await expect(bench.getByRole('button', {name: 'Pause'})).toBeVisible();
  const named = await bench.evaluate(async (area) => {
    const slider = area.querySelector<HTMLInputElement>('[aria-label="Frame"]');
    const seen: number[][] = [];
    for (let drawn = 0; drawn < 60; drawn += 1) {
      await new Promise(requestAnimationFrame);
      const texts = [
        /(\d{3})\/149/.exec(area.textContent ?? '')?.[1],
        /values at frame (\d+)/.exec(area.textContent ?? '')?.[1],
        /Frame (\d+) of/.exec(slider?.getAttribute('aria-valuetext') ?? '')?.[1],
      ];
      seen.push(texts.map(Number));
    }
    return seen;
  });
  expect(named.filter((frames) => new Set(frames).size > 1)).toEqual([]);
  expect(new Set(named.flat()).size).toBeGreaterThan(3);
});

test('on a phone film, playhead and parameters are on one screen, and so are film and all values of the code', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const bench = page.getByRole('region', {name: 'Live example'});
  const code = bench.getByRole('region', {name: 'Code of the video'});
  await bench.getByRole('slider', {name: 'damping'}).scrollIntoViewIfNeeded();
  for (const part of [
    bench.getByRole('img', {name: /^Video:/}),
    bench.getByRole('slider', {name: 'Frame'}),
    bench.getByRole('textbox', {name: 'text'}),
    bench.getByRole('slider', {name: 'damping'}),
  ])
    await expect(part).toBeInViewport({ratio: 0.99});
  await code.evaluate((area) =>
    window.scrollBy({top: area.getBoundingClientRect().top - 400, behavior: 'instant'}),
  );
  for (const part of [
    bench.getByRole('img', {name: /^Video:/}),
    bench.getByRole('slider', {name: 'Frame'}),
    code.getByText('const frame'),
    code.getByText('const end'),
  ])
    await expect(part).toBeInViewport({ratio: 0.99});
  // The rest of the code comes when it is asked for, and the film is still there.
  await expect(code.getByText('return (')).toBeHidden();
  await code.getByRole('button', {name: /^Show all \d+ lines$/}).click();
  await code.getByText('return (').scrollIntoViewIfNeeded();
  await expect(bench.getByRole('img', {name: /^Video:/})).toBeInViewport({ratio: 0.99});
});

test('on a phone lines of the hero’s code break between arguments, never within one', async ({
  page,
}) => {
  for (const width of [390, 360]) {
    await page.setViewportSize({width, height: 844});
    await open(page, '/');
    const code = page.getByRole('region', {name: 'Code of the video'});
    for (const text of ['[16, 80]', '[260, 0]', '[430, 0]', '[1, 44]']) {
      const rows = await code.evaluate((area, words) => {
        const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
        const nodes: Text[] = [];
        while (walker.nextNode()) nodes.push(walker.currentNode as Text);
        const whole = nodes.map(({data}) => data).join('');
        const at = whole.indexOf(words);
        const place = (offset: number): [Text, number] => {
          let left = offset;
          for (const node of nodes) {
            if (left < node.length) return [node, left];
            left -= node.length;
          }
          throw new Error(`“${words}” isn't there`);
        };
        const range = document.createRange();
        range.setStart(...place(at));
        range.setEnd(...place(at + words.length - 1));
        return new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom))).size;
      }, text);
      expect(rows, `${text}, ${width} px`).toBe(1);
    }
  }
});

test('“Others already build products on it” leads to all stories, and says what each is about', async ({
  page,
}) => {
  await open(page, '/');
  const section = page.getByRole('region', {name: 'Others already build products on it'});
  await expect(section.getByRole('link', {name: 'All stories'})).toHaveAttribute(
    'href',
    /^\/success-stories\/?$/,
  );
  await expect(section.getByText(/without a server to manage/)).toBeVisible();
});

test('on a phone a wide picture of the Studio is seen whole, each number has its part, and a press enlarges it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/docs/studio/');
  const figure = page.locator('[data-shot="overview"]');
  const picture = figure.locator('a > img');
  const width = () => picture.evaluate((image) => image.getBoundingClientRect().width);
  expect(await width()).toBeLessThan(390);
  const parts = figure.locator('li > span[aria-hidden]');
  await expect(parts).toHaveCount(await figure.locator('li').count());
  for (const part of await parts.all()) {
    const box = await part.boundingBox();
    const dot = await part.locator('span > span').boundingBox();
    if (!box || !dot) throw new Error('a part or its number is not shown');
    expect(dot.x).toBeGreaterThanOrEqual(box.x);
    expect(dot.x + dot.width).toBeLessThanOrEqual(box.x + box.width);
    expect(dot.y).toBeGreaterThanOrEqual(box.y);
    expect(dot.y + dot.height).toBeLessThanOrEqual(box.y + box.height);
  }
  await picture.click();
  await expect.poll(width).toBeGreaterThan(700);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await picture.click();
  await expect.poll(width).toBeLessThan(390);
});

test('five stories have no column of years beside them, and a story lists the others by title', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/success-stories');
  await expect(page.getByRole('navigation', {name: 'All stories'})).toHaveCount(0);
  await open(page, '/success-stories/yarx');
  const others = page.getByRole('navigation', {name: 'All stories'});
  await expect(others.getByRole('link')).toHaveCount(5);
  await expect(others.locator('summary')).toHaveCount(0);
});
