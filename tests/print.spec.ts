import {expect, type Page, test} from '@playwright/test';
import {getDocumentProxy} from 'unpdf';
import {open} from './browser';

// Paper: what Chromium makes of a page, read back from the PDF.

/** A piece of text on a sheet, in points from its lower left corner. */
interface Piece {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** A page's sheets as pieces of text. */
async function printed(page: Page): Promise<Piece[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({format: 'A4'})));
  const sheets: Piece[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const {items} = await (await pdf.getPage(number)).getTextContent();
    sheets.push(
      items.flatMap((item) => {
        if (!('str' in item) || !item.str.trim()) return [];
        const [, , , size = 0, left = 0, base = 0] = item.transform.map(Number);
        // From the foot of small letters to their head: what a reader sees as the line.
        return [
          {text: item.str, left, right: left + item.width, bottom: base, top: base + size * 0.5},
        ];
      }),
    );
  }
  return sheets;
}

/** Pieces that lie on each other, in words. */
function overlaps(pieces: Piece[]): string[] {
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 1,
      )
      .map((other) => `“${one.text}” under “${other.text}”`),
  );
}

test('on paper the home page keeps each heading with its pictures', async ({page}) => {
  await open(page, '/');
  const sheets = (await printed(page)).map((pieces) => pieces.map(({text}) => text).join(' '));
  for (const [heading, first] of [
    ['Captions, charts, 3D: all of them components', 'Captions on every clip'],
    ['A component goes in, a video file comes out', 'Take the frames'],
  ] as const) {
    expect(
      sheets.find((sheet) => sheet.includes(heading)),
      heading,
    ).toContain(first);
  }
});

for (const path of [
  '/docs/the-fundamentals',
  '/docs/spring',
  '/docs/cli/render',
  '/blog/4-0',
  '/templates/tiktok',
]) {
  test(`on paper nothing of ${path} lies on something else, and no code is parted from its frame`, async ({
    page,
  }) => {
    await open(page, path);
    const title = ((await page.locator('h1').first().textContent()) ?? '').trim();
    const bars = await page
      .locator('.code-block:not(.visually-hidden) .code-title')
      .allTextContents();
    const sheets = await printed(page);
    const all = sheets.map((pieces) => pieces.map(({text}) => text).join('')).join('');
    expect(all.replace(/\s/g, '')).toContain(title.replace(/\s/g, ''));
    expect(all).not.toContain('Skip to main content');
    for (const [number, pieces] of sheets.entries()) {
      expect(overlaps(pieces), `sheet ${number + 1}`).toEqual([]);
      // The title of a code block is never the last line of a sheet.
      const lowest = Math.min(...pieces.map(({bottom}) => bottom));
      const last = pieces
        .filter(({bottom}) => bottom - lowest < 2)
        .map(({text}) => text)
        .join('');
      expect(bars.map((bar) => bar.trim())).not.toContain(last.trim());
    }
  });
}

/** Left and right edges of what is seen of a selector, in whole pixels. */
const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const {left, right} = part.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      }),
  );

for (const [path, film, beside] of [
  ['/', '[aria-label="Live example"] [role="img"]', null],
  ['/lambda/', 'header [data-preview]', '[aria-label="Model of a render"]'],
  ['/docs/spring', '[data-demo="spring"]', '.code-block:not(.visually-hidden)'],
] as const) {
  test(`on paper the film of ${path} is painted once, and nothing is to be pressed`, async ({
    page,
  }) => {
    await open(page, path);
    // Where a film isn't played there is only its still, and the paper proves nothing.
    await expect(page.locator(`${film} .__remotion-player`).first()).toBeVisible({timeout: 30_000});
    await page.setViewportSize({width: 680, height: 960});
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.__remotion-player:visible')).toHaveCount(0);
    await expect(page.locator(film)).toBeVisible();
    // It ends where what stands below it ends, and begins no further left.
    if (beside) {
      const [[left = 0, right] = []] = await edgesOf(page, film);
      const [[from, to] = []] = await edgesOf(page, beside);
      expect(right).toBe(to);
      expect(left).toBeGreaterThanOrEqual(from ?? Number.NaN);
    }
    await expect(page.locator('main :is(button, input[type="range"]):visible')).toHaveCount(0);
  });
}

test('on paper a slider is its value, in one piece with what it is the value of', async ({
  page,
}) => {
  await open(page, '/lambda/');
  const sheets = await printed(page);
  const model = sheets.find((pieces) => pieces.some(({text}) => text === 'Length'));
  const words = model?.map(({text}) => text).join(' ');
  for (const word of ['60 s', 'Region', 'us-east-1', 'renders its frames']) {
    expect(words).toContain(word);
  }
  expect(sheets.flat().map(({text}) => text)).not.toContain('Set up Lambda');
});
