import {HYDRATED, type Reader, until} from './reader.ts';

const titleIs = (reader: Reader, title: string) =>
  until(reader, `document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(title)}`);
/** Follows a link, wherever on the page it is. */
const follow = (path: string) => `(document.querySelector('main a[href="${path}"]').click(), true)`;
const isShown = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.checkVisibility({visibilityProperty: true}) === true`;
/** The page is told of a scroll once per frame. */
const TWO_FRAMES =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))';
const MODE = 'document.documentElement.dataset.theme';
const TOGGLE = 'header button[aria-label^="Switch between dark and light"]';
const MENU = 'button[aria-label="Toggle navigation bar"]';
const BAR = `document.querySelector('header.navbar').hasAttribute('data-hidden')`;
const FIRST_HIT = `document.querySelector('dialog[open] [role=option]')?.textContent`;

async function openSearch(reader: Reader, key: string): Promise<void> {
  await reader.press(key);
  await until(
    reader,
    `document.activeElement?.matches(':is(dialog[open], [data-side-panel]) input') === true`,
  );
}

/** What readers do most, and what browsers do differently; each throws if the page doesn't follow. */
export const STEPS: Record<string, (reader: Reader) => Promise<unknown>> = {
  async 'a link leads to its page in the same document, and back to where one was'(reader) {
    await reader.open('/docs/spring');
    await reader.read('(window.sameDocument = true)');
    await reader.read(follow('/docs/interpolate'));
    await titleIs(reader, 'interpolate()');
    await until(reader, 'window.sameDocument === true && scrollY === 0');
    await reader.read('history.back()');
    await titleIs(reader, 'spring()');
  },
  async 'an address with an anchor shows its place below the bar'(reader) {
    await reader.open('/docs/spring#damping');
    await until(
      reader,
      `(() => { const {top} = document.getElementById('damping').getBoundingClientRect(); return top > 0 && top < 200; })()`,
    );
  },
  async 'the color mode is kept over a reload'(reader) {
    await reader.open('/docs/spring');
    const before = await reader.read(MODE);
    await reader.click(TOGGLE);
    await until(reader, `${MODE} !== ${JSON.stringify(before)}`);
    await reader.open('/docs/spring');
    await until(reader, `${MODE} !== ${JSON.stringify(before)}`);
  },
  async 'a closed announcement stays closed'(reader) {
    await reader.open('/');
    await reader.click('[data-announcement-bar] button');
    await until(reader, `!${isShown('[data-announcement-bar]')}`);
    await reader.open('/blog');
    await until(reader, `!${isShown('[data-announcement-bar]')}`);
  },
  async 'search answers while one types, and Enter opens the page'(reader) {
    await reader.open('/docs/');
    await openSearch(reader, '/');
    await reader.type('interpolate');
    await until(reader, `${FIRST_HIT}?.includes('interpolate') === true`);
    await reader.press('Enter');
    await titleIs(reader, 'interpolate()');
  },
  async 'search opens by Control and K, arrows move in its list, and Escape gives the focus back'(
    reader,
  ) {
    await reader.open('/docs/spring');
    await openSearch(reader, 'Control+k');
    await reader.type('easing');
    await until(reader, `${FIRST_HIT} !== undefined`);
    await reader.press('ArrowDown');
    await until(
      reader,
      `document.querySelectorAll('dialog[open] [role=option]')[1]?.getAttribute('aria-selected') === 'true'`,
    );
    await reader.press('Escape');
    await until(reader, `!document.querySelector('dialog[open]')`);
    await until(reader, `document.activeElement?.matches('.DocSearch-Button') === true`);
  },
  async 'the search page lists results'(reader) {
    await reader.open('/search?q=spring');
    await until(reader, `document.querySelectorAll('main ol > li').length > 5`);
  },
  async 'Ask quotes passages'(reader) {
    await reader.open('/docs/spring');
    await reader.read(
      `([...document.querySelectorAll('button')].find((button) => button.textContent === 'Ask the docs').click(), true)`,
    );
    await until(
      reader,
      `document.activeElement?.matches(':is(dialog[open], [data-side-panel]) input') === true`,
    );
    await reader.type('How do I render a transparent video?');
    await reader.press('Enter');
    await until(
      reader,
      `document.querySelectorAll(':is(dialog[open], [data-side-panel]) blockquote').length > 0`,
    );
  },
  async 'a menu of the bar opens on Enter and closes when the focus leaves'(reader) {
    await reader.open('/');
    await reader.read(
      `(window.opener1 = [...document.querySelectorAll('header button')].find(({textContent}) => textContent.includes('Products')), opener1.focus(), true)`,
    );
    await reader.press('Enter');
    await until(reader, isShown('header a[href="/player/"]'));
    await reader.click('main');
    await until(reader, `!${isShown('header a[href="/player/"]')}`);
  },
  async 'the menu of a phone opens, keeps the focus, and closes'(reader) {
    await reader.resize(480, 844);
    await reader.open('/docs/spring');
    await reader.click(MENU);
    await until(reader, isShown('dialog[open] nav'));
    for (let press = 0; press < 5; press += 1) await reader.press('Tab');
    await until(reader, `Boolean(document.activeElement?.closest('dialog[open]'))`);
    await reader.press('Escape');
    await until(reader, `!document.querySelector('dialog[open]')`);
    await until(reader, `document.activeElement?.matches('${MENU}') === true`);
  },
  async 'a branch of the sidebar opens, and its pages can be reached'(reader) {
    await reader.open('/docs/spring');
    const count = `document.querySelectorAll('aside button[aria-expanded="true"]').length`;
    const before = Number(await reader.read(count));
    await reader.click('aside button[aria-expanded="false"]');
    await until(reader, `${count} > ${before}`);
  },
  async 'the bar hides on the way down, and comes back on the way up'(reader) {
    await reader.open('/docs/spring');
    const scrollBy = (by: number) =>
      reader.read(`(scrollBy({top: ${by}, behavior: 'instant'}), ${TWO_FRAMES})`);
    for (const by of [100, 300, 300]) await scrollBy(by);
    await until(reader, BAR);
    await scrollBy(-200);
    await until(reader, `!${BAR}`);
  },
  async 'a jump to an anchor hides the bar'(reader) {
    await reader.open('/docs/spring');
    await reader.read(`([...document.querySelectorAll('a[href^="#"]')].at(-1).click(), true)`);
    await until(reader, BAR);
  },
  async 'a demo plays, and pauses'(reader) {
    await reader.open('/demos/#demo=spring');
    const frame = `document.querySelector('dialog[open] input[type=range][aria-label="Frame"]')?.value`;
    await until(reader, isShown('dialog[open] [data-player="ready"]'));
    const before = await reader.read(frame);
    await until(reader, `${frame} !== ${JSON.stringify(before)}`);
    await reader.click('dialog[open] button[aria-label="Pause"]');
    await until(reader, isShown('dialog[open] button[aria-label="Play"]'));
  },
  async 'code of the playground runs, and a change of it too'(reader) {
    await reader.open('/playground/');
    await until(reader, `Boolean(document.querySelector('[data-state="drawn"]'))`);
    await reader.click('.cm-content');
    await reader.press('Control+a');
    await reader.type('export const A = () => missing.a;');
    // What isn't there is told by the frame, with its line.
    await until(
      reader,
      `document.body.textContent.includes('missing is not defined') || document.body.textContent.includes("find variable: missing")`,
    );
  },
  async 'a title of the home page is changed, shared, and runs where the link is opened'(reader) {
    await reader.open('/');
    await reader.click('section[aria-label="Live example"] a[href^="/playground/"]');
    await until(reader, `Boolean(document.querySelector('[data-state="drawn"]'))`);
    await reader.click('fieldset input[type=text]');
    await reader.press('Control+a');
    await reader.type('Seventeen sails');
    await reader.read(
      `([...document.querySelectorAll('button')].find(({textContent}) => textContent.trim() === 'Share').click(), true)`,
    );
    const link = `document.querySelector('dialog[open] input[aria-label="Link"]')?.value`;
    await until(reader, `Boolean(${link})`);
    const {pathname, hash} = new URL(String(await reader.read(link)));
    // Somebody else: nothing of this browser is there.
    await reader.forget();
    await reader.open(pathname + hash);
    await until(
      reader,
      `([...document.querySelectorAll('button')].find(({textContent}) => textContent === 'Run')?.click(), Boolean(document.querySelector('[data-state="drawn"]')))`,
    );
    await until(
      reader,
      `document.querySelector('fieldset input[type=text]').value === 'Seventeen sails'`,
    );
  },
  async 'a sample is copied, and says so'(reader) {
    await reader.open('/docs/spring');
    await reader.read(`(document.querySelector('.code-copy').focus(), true)`);
    await reader.press('Enter');
    await until(reader, `document.querySelector('.code-status')?.textContent === 'Copied'`);
  },
  async 'the package manager is chosen once for all samples'(reader) {
    await reader.open('/docs/shapes/');
    await reader.read(
      `([...document.querySelectorAll('button')].find(({textContent}) => textContent === 'pnpm').click(), true)`,
    );
    await reader.open('/docs/paths/');
    await until(reader, isShown('pre[data-pm="pnpm"]'));
  },
  async 'the decoder explains a message'(reader) {
    await reader.open('/errors');
    await reader.click('textarea');
    await reader.type(
      'The "durationInFrames" prop of the <Player/> component must be an integer, but got 71.28.',
    );
    await until(
      reader,
      `document.querySelectorAll('section[aria-label="Decoder"] mark').length > 0`,
    );
  },
  async 'A–Z is filtered'(reader) {
    await reader.open('/docs/a-z');
    await reader.click('main input[type=search]');
    await reader.type('interpolateColors');
    await until(reader, `document.querySelectorAll('main section li').length < 20`);
  },
  async 'an address without a page says so'(reader) {
    await reader.open('/nowhere-at-all');
    await until(reader, `document.querySelector('h1').textContent === 'This frame is missing'`);
  },
  async 'a page that is left while it loads does no harm'(reader) {
    await reader.open('/docs/spring');
    await reader.read(
      `(['/docs/interpolate', '/docs/easing', '/docs/interpolate'].forEach((path) => document.querySelector('a[href="' + path + '"]')?.click()), true)`,
    );
    await titleIs(reader, 'interpolate()');
    await until(reader, HYDRATED);
  },
};
