/** The page types of the site, one address each, and how a page is brought to rest. */
import type {Page} from '@playwright/test';
import {asReturningReader, framesDrawn} from '../browser.ts';

/** A page type, and the page that stands for it. */
export interface Look {
  /** Name of its pictures and of its entry in `layout.json`. */
  name: string;
  path: string;
  /** Selector of what comes after the start and belongs to the look. */
  late?: string;
}

/** One page of each type. */
export const LOOKS: readonly Look[] = [
  {name: 'home', path: '/'},
  {name: 'docs', path: '/docs/'},
  {name: 'guide', path: '/docs/the-fundamentals'},
  {name: 'api', path: '/docs/spring'},
  {name: 'component', path: '/docs/player/player'},
  {name: 'options', path: '/docs/cli/render'},
  {name: 'package', path: '/docs/shapes/'},
  {name: 'api-index', path: '/docs/api'},
  {name: 'errors', path: '/docs/errors/'},
  {name: 'error', path: '/docs/errors/aac-unsupported'},
  {name: 'decoder', path: '/errors'},
  {name: 'recipes', path: '/docs/recipes/'},
  {name: 'recipe', path: '/docs/recipes/before-after'},
  {name: 'demos', path: '/demos/'},
  {name: 'playground', path: '/playground/'},
  {
    name: 'course',
    path: '/learn/course/',
    late: 'main:has([aria-label="Your progress"] button):has(#take-it-home button)',
  },
  {name: 'course-step', path: '/learn/course/clamp', late: '[data-state="drawn"]'},
  {name: 'learn', path: '/learn'},
  {name: 'lesson', path: '/learn/apple-wow'},
  {name: 'blog', path: '/blog'},
  {name: 'post', path: '/blog/4-0'},
  {name: 'templates', path: '/templates/'},
  {name: 'template', path: '/templates/tiktok'},
  {name: 'showcase', path: '/showcase/'},
  {name: 'stories', path: '/success-stories'},
  {name: 'story', path: '/success-stories/yarx'},
  {name: 'experts', path: '/experts/'},
  {name: 'expert', path: '/experts/mira-oldenkamp'},
  {name: 'about', path: '/about/'},
  {name: 'lambda', path: '/lambda/'},
  {name: 'player', path: '/player/', late: '[data-player="ready"]'},
  {name: 'license', path: '/docs/license'},
  {name: 'contact', path: '/contact/'},
  {name: 'ai', path: '/ai'},
  {name: 'search', path: '/search?q=spring', late: 'main ol > li a'},
  {name: 'not-found', path: '/no-such-page'},
  {name: 'a-z', path: '/docs/a-z'},
];

/** Nothing on its way: what changes is where it ends. The caret would blink in one of two pictures. */
const STILL =
  '*, ::before, ::after {transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; caret-color: transparent !important; scroll-behavior: auto !important}';

/**
 * Opens a page and waits until what can be seen of it stands still.
 *
 * @param page Tab with reduced motion, in the size and color mode that are wanted.
 * @param look Page to open.
 */
export async function openStill(page: Page, look: Look): Promise<void> {
  await asReturningReader(page);
  await page.goto(look.path);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.addStyleTag({content: STILL});
  if (look.late) await page.locator(look.late).first().waitFor({state: 'attached'});
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Scrolls through a page once, so that everything that waits to be seen has come, and back to its top.
 *
 * @param page Opened page.
 */
export async function seeAll(page: Page): Promise<void> {
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  for (let screen = 0; screen < screens; screen += 1) {
    await page.evaluate((n) => scrollTo({top: n * innerHeight, behavior: 'instant'}), screen);
    await framesDrawn(page, 2);
  }
  await page.evaluate(async () => {
    scrollTo({top: 0, behavior: 'instant'});
    await Promise.race([
      new Promise((resolve) => setTimeout(resolve, 4000)),
      Promise.allSettled(
        [...document.images]
          .filter(({offsetParent}) => offsetParent !== null)
          .map((image) => image.decode()),
      ),
    ]);
  });
  await framesDrawn(page, 1);
}
