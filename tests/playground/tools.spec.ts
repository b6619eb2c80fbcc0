import {readFileSync} from 'node:fs';
import {expect, type Page, test} from '@playwright/test';
import {allowClipboard, open} from '../browser.ts';
import {drawn, preview, write} from './frame.ts';

const BOX = `import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
export const A = () => {
  const {width, height} = useVideoConfig();
  return <AbsoluteFill style={{background: '#123456', color: 'white'}}><b id="size">{width} x {height} at {useCurrentFrame()}</b></AbsoluteFill>;
};
`;

async function openBox(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/playground/');
  await drawn(page);
  await write(page, BOX);
  await expect(preview(page).locator('#size').first()).toContainText('1280 x 720');
}

async function command(page: Page, name: string): Promise<void> {
  await page.getByRole('button', {name: 'All commands'}).click();
  const list = page.getByRole('dialog', {name: 'All commands'});
  await list.getByRole('button', {name}).click();
  await expect(list).toBeHidden();
}

test('the picture is looked at in other sizes, in a range, with lines and neighbors', async ({
  page,
}) => {
  await openBox(page);
  await page.getByLabel('Size').selectOption('9:16');
  await expect(preview(page).locator('#size').first()).toContainText('720 x 1280');
  await page.getByLabel('Safe areas').check();
  await expect(page.locator('[data-safe]')).toBeVisible();
  await page.locator('.cm-content').focus();
  for (let frame = 0; frame < 3; frame += 1) await page.keyboard.press('Alt+.');
  await expect(preview(page).locator('#size').first()).toContainText('at 43');
  await page.getByLabel('Onion skin').check();
  await expect(preview(page).locator('[data-onion="38"]')).toContainText('at 38');
  await expect(preview(page).locator('[data-onion="48"]')).toContainText('at 48');
  await page.getByRole('button', {name: 'Start here'}).click();
  await expect(page.getByText('43 to 89')).toBeVisible();
  await page.getByRole('button', {name: 'As written'}).click();
  await expect(preview(page).locator('#size').first()).toContainText('1280 x 720');
  await expect(page.locator('[data-safe]')).toHaveCount(0);
});

test('a frame is saved as it is drawn, or it is said why not', async ({page}) => {
  await openBox(page);
  const coming = page.waitForEvent('download');
  await command(page, 'Save this frame as PNG');
  const file = await coming;
  expect(file.suggestedFilename()).toBe('title-40.png');
  const png = readFileSync(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 720]);
  // A drawing that failed would be of one color.
  const colors = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    Object.assign(canvas, {width: 1280, height: 720});
    context?.drawImage(image, 0, 0);
    const {data: pixels} = context?.getImageData(0, 0, 1280, 720) ?? {data: []};
    const found = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4) found.add(pixels[at] ?? 0);
    return {corner: [...pixels.slice(-4)], shades: found.size};
  }, png.toString('base64'));
  expect(colors.corner).toEqual([0x12, 0x34, 0x56, 255]);
  expect(colors.shades).toBeGreaterThan(4);

  await command(page, 'Save this frame as SVG');
  await expect(page.getByText('No SVG of this frame: It isn’t one SVG drawing')).toBeVisible();
  await write(
    page,
    'export const A = () => <svg viewBox="0 0 10 10"><circle r="4" cx="5" cy="5" onClick={() => {}} /></svg>;\n',
  );
  await expect(preview(page).locator('circle')).toBeVisible();
  const drawing = page.waitForEvent('download');
  await command(page, 'Save this frame as SVG');
  const svg = readFileSync(await (await drawing).path(), 'utf8');
  expect(svg).toContain('<circle r="4" cx="5" cy="5"');
});

test('a file of the reader’s own is played, and listed by getStaticFiles()', async ({page}) => {
  await openBox(page);
  const chooser = page.waitForEvent('filechooser');
  await command(page, 'Add pictures, sound or film');
  await (await chooser).setFiles({
    name: 'My dot.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="7"/>'),
  });
  await expect(page.getByText("Use it as staticFile('My-dot.svg').")).toBeVisible();
  await write(
    page,
    "import {getStaticFiles, Img, staticFile} from 'remotion';\nexport const A = () => <><Img src={staticFile('My-dot.svg')} /><i>{getStaticFiles().map((file) => file.name).join()}</i></>;\n",
  );
  await expect(preview(page).locator('i')).toHaveText('My-dot.svg');
  await expect
    .poll(() =>
      preview(page)
        .locator('img')
        .evaluate((image) => (image as HTMLImageElement).naturalHeight),
    )
    .toBe(7);
});

test('what was changed is compared, copied and taken back', async ({page}) => {
  const clipboard = await allowClipboard(page);
  await openBox(page);
  await command(page, 'Compare with the original');
  const compared = page.getByRole('dialog', {name: 'Compare with the original'});
  await expect(compared.locator('.cm-deletedChunk').first()).toBeVisible();
  await expect(compared.locator('.cm-content')).toContainText('#123456');
  await compared.getByRole('button', {name: 'Close'}).click();
  await command(page, 'Copy with its <Composition>');
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await clipboard();
  expect(text).toContain('export const RemotionRoot');
  expect(text).toContain("background: '#123456'");
  await command(page, 'Reset the code');
  await expect(page.locator('.cm-content')).toContainText('Low tide at six');
});

test('a piece of the home page is opened with the reader’s values', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/playground/?p=home-title:text=Good%20evening&damping=20');
  await drawn(page);
  await expect(preview(page).getByText('Good evening')).toBeVisible();
  await open(page, '/playground/?p=no-such-piece');
  await expect(page.getByText('There is no piece “no-such-piece” here.')).toBeVisible();
});

test('a message of the toolkit leads to its entry', async ({page}) => {
  await openBox(page);
  await write(
    page,
    "import {interpolate} from 'remotion';\nexport const A = () => <b>{interpolate(1, [0, 1, 1], [0, 1, 2])}</b>;\n",
  );
  const link = page.locator('[data-problem]').getByRole('link');
  await expect(link).toHaveAttribute('href', /^\/docs\/errors\//);
});

test.describe('on a tablet held upright', () => {
  test.use({viewport: {width: 768, height: 1024}, hasTouch: true});

  test('picture, timeline, inputs and view have room without scrolling', async ({page}) => {
    await open(page, '/playground/');
    await drawn(page);
    const over = await page
      .locator('[data-look]')
      .evaluate(({parentElement: pane}) => (pane ? pane.scrollHeight - pane.clientHeight : -1));
    expect(over).toBe(0);
  });
});
