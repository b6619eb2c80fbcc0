// What a reader writes isn't lost, and what runs is what stands there.
import {type CDPSession, expect, type Page, test} from '@playwright/test';
import {framesDrawn, hold, hydrated, open, SCRIPT_FILES} from '../browser.ts';
import {drawn, preview, write} from './frame.ts';

const saying = (words: string) => `export const A = () => <b>${words}</b>;\n`;

async function writeAndSee(page: Page, words: string): Promise<void> {
  await write(page, saying(words));
  await expect(preview(page).getByText(words, {exact: true})).toBeVisible();
}

test('a draft is there after a reload, with the values of its props', async ({page}) => {
  await open(page, '/playground/');
  await drawn(page);
  await page.getByRole('textbox', {name: 'Text', exact: true}).fill('High tide at noon');
  await expect(page).toHaveURL(/#draft=/);
  await page.reload();
  await drawn(page);
  await expect(page.getByRole('textbox', {name: 'Text', exact: true})).toHaveValue(
    'High tide at noon',
  );
  await expect(preview(page).getByText('noon')).toBeVisible();
  await page.getByRole('button', {name: 'Reset the code'}).click();
  await expect(page.getByRole('textbox', {name: 'Text', exact: true})).toHaveValue(
    'Low tide at six',
  );
});

test('what was changed on a page is there when the page comes again', async ({page}) => {
  await open(page, '/docs/sequence');
  const edit = page.getByRole('button', {name: 'Edit and run this code'}).first();
  const playground = page.getByRole('region', {name: /^Playground: /});
  await edit.click();
  await drawn(playground);
  await write(playground, saying('Kept here'));
  await expect(preview(playground).getByText('Kept here')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await edit.click();
  await expect(preview(playground).getByText('Kept here')).toBeVisible();
  await playground.getByRole('button', {name: 'Open large'}).click();
  await expect(page).toHaveURL(/\/playground\/#draft=/);
  await expect(preview(page).getByText('Kept here')).toBeVisible();
  await page.getByRole('button', {name: 'Open', exact: true}).click();
  // The draft went on, no second one was made.
  await expect(page.getByRole('button', {name: /^Remove the draft/})).toHaveCount(1);
  await page.getByRole('button', {name: /^Remove the draft/}).click();
  await expect(page.getByRole('button', {name: /^Remove the draft/})).toHaveCount(0);
  await page.getByRole('button', {name: 'Undo', exact: true}).click();
  await expect(page.getByRole('button', {name: /^Remove the draft/})).toHaveCount(1);
});

test('two tabs don’t overwrite each other, and one shows what the other has', async ({
  page,
  context,
}) => {
  await open(page, '/playground/');
  await drawn(page);
  await writeAndSee(page, 'One');
  await expect(page).toHaveURL(/#draft=/);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(preview(second).getByText('One', {exact: true})).toBeVisible();
  await writeAndSee(second, 'Two');
  await expect(page.getByText('Another tab has changed this draft')).toBeVisible();
  await writeAndSee(page, 'Three');
  await page.getByRole('button', {name: 'Show the other'}).click();
  await expect(preview(page).getByText('Two', {exact: true})).toBeVisible();
  await page.getByRole('button', {name: 'Open', exact: true}).click();
  await expect(page.getByRole('button', {name: /^Remove the draft/})).toHaveCount(2);
});

test('a full storage says so, and the code stays', async ({page}) => {
  await open(page, '/playground/');
  await drawn(page);
  await page.evaluate(() => {
    let size = 4_000_000;
    for (let part = 0; size > 10; part += 1) {
      try {
        localStorage.setItem(`fill${part}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await writeAndSee(page, 'Nowhere kept');
  await expect(page.getByText('This browser keeps no more')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await writeAndSee(page, 'Kept again');
  await expect(page.getByText('This browser keeps no more')).toHaveCount(0);
});

test('a reset is undone like anything else', async ({page}) => {
  await open(page, '/playground/');
  await drawn(page);
  await writeAndSee(page, 'Mine');
  const code = page.locator('.cm-content');
  await writeAndSee(page, 'Mine once more');
  await page.getByRole('button', {name: 'Reset the code'}).click();
  await expect(code).toContainText('Low tide');
  await code.press('ControlOrMeta+z');
  await expect(preview(page).getByText('Mine once more')).toBeVisible();
});

test('what helps to write waits until the browser rests, but not for who writes; what was typed before it can be undone', async ({
  page,
}) => {
  // A browser that never rests.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open(page, '/docs/sequence');
  const playground = page.getByRole('region', {name: /^Playground: /});
  await page.getByRole('button', {name: 'Edit and run this code'}).first().click();
  await drawn(playground);
  const {asked, letThem} = await hold(page, SCRIPT_FILES);
  await framesDrawn(page, 30);
  expect(asked).toEqual([]);
  await write(playground, saying('Early'));
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  const code = playground.locator('.cm-content');
  await expect(code).toContainText('Early');
  await code.press('ControlOrMeta+z');
  await expect(code).not.toContainText('Early');
  await code.press('ControlOrMeta+Shift+z');
  await expect(code).toContainText('Early');
  letThem();
  await expect(preview(playground).getByText('Early')).toBeVisible();
  // Brackets that close are a sign of the rest. What was brought back is selected: brackets would go around it.
  await code.press('ControlOrMeta+End');
  await expect
    .poll(async () => {
      await page.keyboard.type('(');
      return code.textContent();
    })
    .toMatch(/\(\)$/);
  await expect
    .poll(async () => {
      await code.press('ControlOrMeta+z');
      return code.textContent();
    })
    .not.toMatch(/Early/);
});

test('a file without staticFile() is refused with the words to write', async ({page}) => {
  await open(page, '/playground/');
  await drawn(page);
  const wrong = [
    ['<Video src="clip.mp4" />', 'staticFile("clip.mp4")'],
    ['<Img src="/sea.png" />', 'staticFile("sea.png")'],
    ['<img src="./public/sea.png" />', 'staticFile("sea.png")'],
    ['<Gif src="sea.gif" />', 'staticFile("sea.gif")'],
  ] as const;
  const film = (element: string) =>
    `import {Img, staticFile, Video} from 'remotion';
import {Gif} from '@remotion/gif';
const known = [Gif, Img, staticFile, Video].length;
export const A = () => <><i>{known}</i>
  ${element}</>;
`;
  for (const [element, right] of wrong) {
    await write(page, film(element));
    const problem = page.locator('[data-problem]');
    await expect(problem).toContainText(`Write src={${right}}`);
    await expect(problem).toContainText('src/Title.tsx:5');
    await expect(problem).toHaveCount(1);
  }
  await write(page, film('<Img src={staticFile("sea.png")} />'));
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await expect
    .poll(() =>
      preview(page)
        .locator('img')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
});

test('a composition of a size, rate or length that can’t be is refused with a sentence', async ({
  page,
}) => {
  await open(page, '/playground/');
  await drawn(page);
  for (const [name, value, says] of [
    ['fps', '0', 'fps 0: here it has to be a number from 1 to 240'],
    ['fps', 'Number.NaN', 'fps NaN'],
    ['width', '1e9', 'width 1000000000'],
    ['height', '12.5', 'height 12.5'],
    ['durationInFrames', '0', 'durationInFrames 0'],
    ['durationInFrames', 'Infinity', 'durationInFrames Infinity'],
  ] as const) {
    const given = {width: '640', height: '360', fps: '30', durationInFrames: '60', [name]: value};
    const props = Object.entries(given).map(([key, text]) => `${key}={${text}}`);
    await write(
      page,
      `import {Composition} from 'remotion';
const Film = () => <b>Fits</b>;
export const Root = () => <Composition id="film" component={Film} ${props.join(' ')} />;
`,
    );
    await expect(page.locator('[data-problem]')).toContainText(says);
    await writeAndSee(page, 'Mended');
    await expect(page.locator('[data-problem]')).toHaveCount(0);
  }
});

test('files are added, renamed and deleted, the entry too', async ({page}) => {
  await open(page, '/playground/');
  await drawn(page);
  const name = page.getByRole('textbox', {name: 'Name, with its folder'});
  await page.getByRole('button', {name: 'Add a file'}).click();
  for (const [path, why] of [
    ['../up.tsx', 'Write letters'],
    ['src/title.tsx', 'There is a file src/Title.tsx'],
    ['src/Clock', 'Its ending says what it is'],
  ] as const) {
    await name.fill(path);
    await page.getByRole('button', {name: 'Add', exact: true}).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(why);
  }
  await name.fill('src/parts/Clock.tsx');
  await page.getByRole('button', {name: 'Add', exact: true}).click();
  const tab = (path: string) => page.getByRole('button', {name: path, exact: true});
  await expect(tab('src/parts/Clock.tsx')).toHaveAttribute('aria-pressed', 'true');
  await write(page, saying('Tick'));
  // The entry is the first file: with it gone, the other one is shown.
  await tab('src/Title.tsx').click();
  await page.getByRole('button', {name: 'All commands'}).click();
  await page.getByRole('button', {name: 'Delete the file'}).click();
  await page.getByRole('button', {name: 'Delete', exact: true}).click();
  await expect(preview(page).getByText('Tick')).toBeVisible();
  await expect(tab('src/Title.tsx')).toHaveCount(0);
  await page.getByRole('button', {name: 'All commands'}).click();
  // The last file stays.
  await expect(page.getByRole('button', {name: 'Delete the file'})).toHaveCount(0);
  await page.getByRole('button', {name: 'Rename the file'}).click();
  await name.fill('src/Tick.tsx');
  await page.getByRole('button', {name: 'Rename', exact: true}).click();
  await expect(tab('src/Tick.tsx')).toHaveAttribute('aria-pressed', 'true');
  await expect(preview(page).getByText('Tick')).toBeVisible();
  await expect(page).toHaveURL(/#draft=/);
  await page.reload();
  await expect(preview(page).getByText('Tick')).toBeVisible();
  await write(page, '');
  await expect(page.locator('[data-problem]')).toContainText('Nothing to show');
});

/** Drops files on an element, as from the desktop. */
async function drop(page: Page, files: {name: string; type: string; text: string}[]) {
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const {name, type, text} of given) data.items.add(new File([text], name, {type}));
    return data;
  }, files);
  await page.locator('.cm-content').dispatchEvent('drop', {dataTransfer: transfer});
}

test('what is dropped is taken, or it is said why not', async ({page}) => {
  await open(page, '/playground/');
  await drawn(page);
  const own = page.getByRole('list', {name: 'Your files'});
  await drop(page, [
    {
      name: 'Light house.svg',
      type: 'image/svg+xml',
      text: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    {name: 'tool.exe', type: 'application/x-msdownload', text: 'MZ'},
    {name: 'Buoy.tsx', type: '', text: saying('A buoy')},
  ]);
  await expect(own).toContainText("staticFile('Light-house.svg')");
  await expect(
    page.getByText('tool.exe is of a kind that nothing here shows or plays'),
  ).toBeVisible();
  await page.getByRole('button', {name: 'src/Buoy.tsx', exact: true}).click();
  await expect(page.locator('.cm-content')).toContainText('A buoy');
  await drop(page, [{name: 'buoy.tsx', type: '', text: saying('Another')}]);
  await expect(page.getByText('There is a file src/Buoy.tsx')).toBeVisible();
  await expect(page.locator('.cm-content')).toContainText('A buoy');
});

test('a mistake that can’t be read is told once, and nothing of older code is said beside it', async ({
  page,
}) => {
  await open(page, '/playground/');
  await drawn(page);
  await write(
    page,
    `import {useEffect} from 'react';
export const A = () => {
  useEffect(() => {
    const timer = setInterval(() => void Promise.reject(new Error('from before')), 50);
    return () => clearInterval(timer);
  }, []);
  return <b>Ticking</b>;
};
`,
  );
  await expect(page.locator('[data-problem]')).toContainText('from before');
  await write(page, 'const a = (;\n');
  await expect(page.locator('[data-problem]')).toContainText('Unexpected token');
  await expect(page.locator('[data-types="ready"]')).toBeAttached();
  await page.locator('.cm-lintRange-error').first().waitFor();
  await expect(page.locator('[data-problem]')).toHaveCount(1);
  await expect(page.locator('[data-type-problem]')).toHaveCount(0);
});

/** What the page holds in memory, once what nothing refers to any more is gone. */
async function memoryOf(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: value('JSHeapUsedSize'),
    documents: value('Documents'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

/** Times after which everything that is kept for the next time is there. */
const FIRST_OPENED = 15;
const TIMES_OPENED = 50;
const MOST_GROWTH = 1.1;

test('nothing stays behind of an editor that was opened and closed fifty times', async ({page}) => {
  test.setTimeout(600_000);
  await open(page, '/docs/spring');
  const demo = page.locator('[data-demo="spring"]');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const openAndClose = async () => {
    await demo.getByRole('button', {name: 'Edit'}).click();
    await drawn(demo);
    await demo.getByRole('button', {name: 'Close the editor'}).click();
    await expect(demo.getByRole('button', {name: 'Edit'})).toBeVisible();
  };
  for (let time = 0; time < FIRST_OPENED; time += 1) await openAndClose();
  const before = await memoryOf(session);
  for (let time = FIRST_OPENED; time < TIMES_OPENED; time += 1) await openAndClose();
  const after = await memoryOf(session);
  test.info().annotations.push({type: 'memory', description: JSON.stringify({before, after})});
  for (const name of ['heap', 'documents', 'nodes', 'listeners'] as const) {
    expect(after[name], name).toBeLessThan(before[name] * MOST_GROWTH);
  }
  await expect(page.locator('iframe[title="Preview"], .cm-editor')).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
  expect(page.workers().length).toBeLessThan(3);
});
