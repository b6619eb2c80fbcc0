import type {Browser, CDPSession, Page} from '@playwright/test';

/** WebPageTest's "3G Fast". */
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** How many times slower than this machine a cheap phone is. */
export const SLOWER_CPU = 4;
const PAGE = '/docs/spring';

const hydrated = (page: Page) => page.waitForSelector('html[data-has-hydrated="true"]');

/** The runner's compiler names functions by a helper that a page doesn't have. */
const NAME_HELPER = 'globalThis.__name = (named) => named';

async function session(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

/** The value below which a share of the values is. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** From each keystroke to the answer on the screen, everything loaded, page slowed down four times. */
export async function measureTyping(browser: Browser, base: string, queries: string[]) {
  const page = await browser.newPage();
  await page.addInitScript(NAME_HELPER);
  await page.goto(base + PAGE);
  await hydrated(page);
  await page.hover('.DocSearch-Button');
  await page.keyboard.press('/');
  await page.fill('dialog input', 'warm up');
  await page.waitForSelector('dialog[data-answered="warm up"]');
  await page.waitForSelector('dialog[data-stage="texts"]');
  await (await session(page)).send('Emulation.setCPUThrottlingRate', {rate: SLOWER_CPU});
  const times = await page.evaluate(async (texts) => {
    const input = document.querySelector<HTMLInputElement>('dialog input');
    const dialog = input?.closest('dialog');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!input || !dialog || !set) throw new Error('The search box is not open');
    const found: number[] = [];
    for (const text of texts) {
      for (let length = 1; length <= text.length; length += 1) {
        const query = text.slice(0, length);
        // Spaces at the end change nothing that could be waited for.
        if (query.trim() !== query) continue;
        const started = performance.now();
        set.call(input, query);
        input.dispatchEvent(new Event('input', {bubbles: true}));
        await new Promise<void>((resolve) => {
          const done = () => {
            if (dialog.dataset.answered !== query) return;
            watch.disconnect();
            resolve();
          };
          const watch = new MutationObserver(done);
          watch.observe(dialog, {attributes: true, attributeFilter: ['data-answered']});
          done();
        });
        found.push(performance.now() - started);
        // A reader types at most some fifteen letters a second.
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }
    return found;
  }, queries);
  await page.close();
  return times;
}

/** From the box on the screen to the first hits, nothing loaded before, over a slow network. */
export async function measureCold(browser: Browser, base: string, how: 'keyboard' | 'pointer') {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(NAME_HELPER);
  const client = await session(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', FAST_3G);
  await page.goto(base + PAGE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  client.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
  });
  await page.evaluate(() => {
    const marks: Record<string, number> = {};
    Object.assign(window, {marks});
    const note = () => {
      marks.intent ??= performance.now();
    };
    addEventListener('keydown', note, {capture: true});
    document.querySelector('.DocSearch-Button')?.addEventListener('pointerenter', note);
    new MutationObserver(() => {
      const dialog = document.querySelector('dialog[open]');
      const input = dialog?.querySelector('input');
      if (input && marks.open === undefined) {
        marks.open = performance.now();
        // Typed as soon as there is something to type into.
        setTimeout(() => {
          const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
          set?.call(input, 'spring');
          input.dispatchEvent(new Event('input', {bubbles: true}));
        });
      }
      if (dialog?.querySelector('.DocSearch-Hit')) marks.hits ??= performance.now();
    }).observe(document.body, {childList: true, subtree: true, attributes: true});
  });
  if (how === 'keyboard') await page.keyboard.press('/');
  else {
    await page.hover('.DocSearch-Button');
    // Between reaching a button and pressing it.
    await page.waitForTimeout(150);
    await page.mouse.down();
    await page.mouse.up();
  }
  await page.waitForFunction(
    () => (window as unknown as {marks: Record<string, number>}).marks.hits,
  );
  const atFirstHits = bytes;
  const marks = await page.evaluate(
    () => (window as unknown as {marks: Record<string, number>}).marks,
  );
  await context.close();
  const since = (mark: number | undefined) => Math.round((marks.hits ?? 0) - (mark ?? 0));
  return {ms: since(marks.open), intentMs: since(marks.intent), bytes: atFirstHits};
}

/** Whether the box still answers from titles and texts once the network is gone. */
export async function worksOffline(browser: Browser, base: string): Promise<boolean> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(base + PAGE);
  await hydrated(page);
  await page.keyboard.press('/');
  await page.fill('dialog input', 'spring');
  await page.waitForSelector('.DocSearch-Hit');
  await page.waitForSelector('dialog[data-stage="texts"]');
  await context.setOffline(true);
  await page.fill('dialog input', '<Sequence>');
  const found = await page
    .waitForSelector('.DocSearch-Hit[href="/docs/sequence"]', {timeout: 5000})
    .then(
      () => true,
      () => false,
    );
  await context.close();
  return found;
}
