import {readFileSync} from 'node:fs';
import {test as base, expect, type Locator, type Page} from '@playwright/test';
import {linesOf, violations} from './axe';
import {framesDrawn, open, PHONE} from './browser';

interface Watched {
  /** Addresses that were asked for, and whatever went wrong. */
  requests: string[];
  errors: string[];
}

const test = base.extend<{watched: Watched}>({
  watched: [
    async ({page, context}, use) => {
      const watched: Watched = {requests: [], errors: []};
      // Of the context: it also sees what workers ask for.
      context.on('request', (request) => watched.requests.push(request.url()));
      page.on('pageerror', (error) => watched.errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') watched.errors.push(message.text());
      });
      await use(watched);
      expect(watched.errors).toEqual([]);
      const {origin} = new URL(page.url());
      const foreign = watched.requests.filter((url) => !/^(?:data|blob):/.test(url));
      expect(foreign.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    },
    {auto: true},
  ],
});

async function openPanel(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  return page.locator('[data-try]');
}

/** Milliseconds for a video that is decoded and encoded in software, on whatever machine this is. */
const ENCODING = 45_000;

const sample = (panel: Locator) => panel.getByRole('button', {name: 'Use the sample file'}).click();

/** The value beside a name in the list of facts. */
const fact = (panel: Locator, name: string) =>
  panel.locator('dl > div', {has: panel.page().getByText(name, {exact: true})}).locator('dd');

for (const path of ['parse-media', 'metadata', 'fields', '']) {
  test(`metadata of the sample on media-parser/${path}`, async ({page}) => {
    const panel = await openPanel(page, `/docs/media-parser/${path}`);
    await sample(panel);
    await expect(fact(panel, 'container')).toHaveText('mp4');
    await expect(fact(panel, 'durationInSeconds')).toHaveText('4');
    await expect(fact(panel, 'dimensions')).toHaveText('480 × 270 pixels');
    await expect(fact(panel, 'fps')).toHaveText('25');
    await expect(fact(panel, 'videoCodec')).toHaveText('h264');
    await expect(fact(panel, 'tracks')).toContainText('#2: audio, mp4a.40.02, 48,000 Hz');
    await expect(fact(panel, 'metadata')).toContainText('title: Timeline with playhead');
    await expect(panel.getByRole('status')).toContainText(/^Read clip\.mp4 \(41 kB\) in .*s\.$/);
  });
}

test('tags of the sample', async ({page}) => {
  const panel = await openPanel(page, '/docs/media-parser/tags');
  await sample(panel);
  await expect(panel.getByRole('row', {name: 'artist'})).toContainText('Remotion documentation');
});

test('the kind of a video, of a picture and of a text', async ({page}) => {
  const panel = await openPanel(page, '/docs/media-parser/foreign-file-types');
  await sample(panel);
  await expect(panel.getByText('A video.')).toBeVisible();
  await panel.getByRole('button', {name: 'Use a picture'}).click();
  await expect(fact(panel, 'error.name')).toHaveText('IsAnImageError');
  await expect(fact(panel, 'error.message')).toHaveText('Image files are not supported');
  await expect(fact(panel, 'error.imageType')).toHaveText('png');
  await panel.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('No media here.'.repeat(20)),
  });
  await expect(fact(panel, 'error.name')).toHaveText('IsAnUnsupportedFileTypeError');
  await expect(fact(panel, 'error.fileName')).toHaveText('notes.txt');
});

test('samples of each track', async ({page}) => {
  const panel = await openPanel(page, '/docs/media-parser/samples');
  await sample(panel);
  const tables = panel.getByRole('table');
  await expect(tables).toHaveCount(2);
  for (const index of [0, 1]) await expect(tables.nth(index).locator('tbody tr')).toHaveCount(20);
  await expect(tables.first().locator('tbody tr').first()).toContainText('key');
});

test('a seek lands on the keyframe before the time', async ({page}) => {
  const panel = await openPanel(page, '/docs/media-parser/seeking');
  await sample(panel);
  const slider = panel.getByRole('slider');
  await slider.fill('3.2');
  await expect(fact(panel, 'to decode')).toContainText('until 3.2 s');
  const first = (await fact(panel, 'first sample').textContent()) ?? '';
  expect(first).toMatch(/^key, at /);
  const landed = Number(/at ([\d.]+)/.exec(first)?.[1]);
  expect(landed).toBeGreaterThan(2);
  expect(landed).toBeLessThanOrEqual(3.2);
  await slider.fill('0.5');
  await expect(fact(panel, 'first sample')).toHaveText(/^key, at 0(\.\d+)? s$/);
});

for (const path of ['', 'convert-a-video', 'convert-media']) {
  test(`conversion of the sample on webcodecs/${path}`, async ({page, watched}) => {
    const panel = await openPanel(page, `/docs/webcodecs/${path}`);
    await panel.getByRole('button', {name: 'Use a WebM sample'}).click();
    await panel.getByLabel('Format').selectOption({label: 'WebM with VP9'});
    await panel.getByRole('button', {name: 'Convert', exact: true}).click();
    const link = panel.getByRole('link', {name: 'Download clip.webm'});
    await expect(link).toBeVisible({timeout: ENCODING});
    await expect(fact(panel, 'dimensions')).toHaveText('480 × 270 → 480 × 270');
    const size = await link.evaluate(async (anchor: HTMLAnchorElement) => {
      const blob = await (await fetch(anchor.href)).blob();
      return blob.size;
    });
    expect(size).toBeGreaterThan(5000);
    await expect
      .poll(() => panel.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
      .toBeCloseTo(4, 0);
    // The package would send a usage event; a worker has no window for it.
    await framesDrawn(page, 30);
    expect(watched.requests.filter((url) => url.includes('remotion.pro'))).toEqual([]);
  });
}

test('a resized video has the size that was chosen', async ({page}) => {
  const panel = await openPanel(page, '/docs/webcodecs/resize-a-video');
  await panel.getByRole('button', {name: 'Use a WebM sample'}).click();
  await panel.getByLabel('Format').selectOption({label: 'WebM with VP8'});
  await panel.getByLabel('Width').fill('160');
  await panel.getByRole('button', {name: 'Resize', exact: true}).click();
  await expect(fact(panel, 'dimensions')).toHaveText('480 × 270 → 160 × 90', {timeout: ENCODING});
});

test('a conversion can be cancelled and started again', async ({page}) => {
  // Its worker waits for the cancel: else a fast machine would be done before.
  await page.addInitScript(() => {
    const {postMessage} = Worker.prototype;
    Worker.prototype.postMessage = () => {
      Worker.prototype.postMessage = postMessage;
    };
  });
  const panel = await openPanel(page, '/docs/webcodecs/convert-media');
  await panel.getByRole('button', {name: 'Use a WebM sample'}).click();
  await panel.getByLabel('Format').selectOption({label: 'WebM with VP9'});
  await panel.getByRole('button', {name: 'Convert', exact: true}).click();
  await panel.getByRole('button', {name: 'Cancel'}).click();
  await expect(panel.getByText('Cancelled.')).toBeVisible();
  await panel.getByRole('button', {name: 'Start again'}).click();
  await expect(panel.getByRole('link', {name: 'Download clip.webm'})).toBeVisible({
    timeout: ENCODING,
  });
});

test('a filmstrip has frames that differ', async ({page}) => {
  const panel = await openPanel(page, '/docs/webcodecs/extract-frames');
  await panel.getByRole('button', {name: 'Use a WebM sample'}).click();
  const frames = panel.getByRole('img', {name: /^Frame at/});
  await expect(frames).toHaveCount(6, {timeout: ENCODING});
  // Each gets its canvas a moment after it is there.
  await expect(frames.locator('canvas')).toHaveCount(6);
  const pictures = await frames
    .locator('canvas')
    .evaluateAll((all) => all.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()));
  expect(new Set(pictures).size).toBe(6);
  await panel.getByLabel('Frames').fill('3');
  await expect(frames).toHaveCount(3, {timeout: ENCODING});
});

test('the check for Whisper gives the reason', async ({page}) => {
  const panel = await openPanel(page, '/docs/whisper-web/can-use-whisper-web');
  await panel.getByRole('button', {name: 'Check this browser'}).click();
  await expect(fact(panel, 'supported')).toHaveText('false');
  await expect(fact(panel, 'reason')).toHaveText('not-cross-origin-isolated');
});

test('a broken file gives its error, and the panel stays usable', async ({page}) => {
  const panel = await openPanel(page, '/docs/media-parser/parse-media');
  await panel.locator('input[type=file]').setInputFiles({
    name: 'broken.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('not a video at all'.repeat(50)),
  });
  await expect(panel.getByRole('alert')).toContainText('Unknown file format');
  await sample(panel);
  await expect(fact(panel, 'container')).toHaveText('mp4');
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('a truncated file gives what could be read or an error, and no more', async ({page}) => {
  const panel = await openPanel(page, '/docs/media-parser/samples');
  const bytes = readFileSync('static/samples/clip.webm').subarray(0, 6000);
  await panel
    .locator('input[type=file]')
    .setInputFiles({name: 'cut.webm', mimeType: 'video/webm', buffer: bytes});
  await expect(panel.locator('[data-phase="failed"], [data-phase="done"]')).toBeVisible();
  await sample(panel);
  await expect(panel.getByRole('table')).toHaveCount(2);
});

test('a dropped file is read', async ({page}) => {
  const panel = await openPanel(page, '/docs/media-parser/parse-media');
  await panel.evaluate(async (element) => {
    const response = await fetch('/samples/clip.webm');
    const transfer = new DataTransfer();
    transfer.items.add(new File([await response.blob()], 'dropped.webm'));
    element.dispatchEvent(new DragEvent('drop', {dataTransfer: transfer, bubbles: true}));
  });
  await expect(fact(panel, 'container')).toHaveText('webm');
  await expect(fact(panel, 'name')).toHaveText('dropped.webm');
});

test('the packages are fetched when a file is picked, not before', async ({page, watched}) => {
  const panel = await openPanel(page, '/docs/webcodecs/convert-media');
  await panel.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const scripts = () => watched.requests.filter((url) => url.endsWith('.js'));
  /** Which scripts contain the parser: a number that only the code of Matroska files needs. */
  const parsers = async (urls: string[]) => {
    const texts = await Promise.all(
      urls.map((url) => page.request.get(url).then((response) => response.text())),
    );
    return urls.filter((_, index) => texts[index]?.includes('0x1a45dfa3'));
  };
  const before = scripts();
  expect(before.length).toBeGreaterThan(0);
  expect(await parsers(before)).toEqual([]);
  expect(watched.requests.filter((url) => url.includes('/samples/'))).toEqual([]);
  await sample(panel);
  await expect(panel.getByLabel('Format')).toBeVisible();
  await expect
    .poll(() => parsers(scripts().filter((url) => !before.includes(url))))
    .not.toEqual([]);
});

test('everything can be reached and used with the keyboard', async ({page}) => {
  const panel = await openPanel(page, '/docs/media-parser/parse-media');
  const input = panel.locator('input[type=file]');
  await input.focus();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', {name: 'Use the sample file'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fact(panel, 'container')).toHaveText('mp4');
});

test('axe finds nothing on a panel with a result', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  for (const path of ['/docs/media-parser/samples', '/docs/webcodecs/convert-media']) {
    const panel = await openPanel(page, path);
    await sample(panel);
    await expect(panel.locator('[data-phase="done"]')).toBeVisible();
    expect(linesOf(await violations(page))).toEqual([]);
  }
});

test('at 390 px nothing is wider than the screen', async ({page}) => {
  await page.setViewportSize(PHONE);
  const panel = await openPanel(page, '/docs/media-parser/samples');
  await sample(panel);
  await expect(panel.getByRole('table')).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
