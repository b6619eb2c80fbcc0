import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, type Page} from '@playwright/test';
import {framesDrawn} from './browser';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Both are looked at, as most readers meet only one of them. */
export const COLOR_MODES = ['light', 'dark'] as const;
/** A color mode of the site. */
export type ColorMode = (typeof COLOR_MODES)[number];

/** The mode of colors changes nothing else that axe looks at. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What breaks a rule, as axe reports it. */
export interface Violation {
  id: string;
  impact: string;
  help: string;
  nodes: {target: string[]}[];
}

interface Where {
  /** Selector of the part that is looked at; without one, all of the page. */
  within?: string;
  /** Rules to keep to. */
  rules?: readonly string[];
  /** Whether frames are looked into. */
  iframes?: boolean;
}

/**
 * Lets axe look at an open page as it is. What it found right stays in the page, as handing over all of
 * it takes longer than looking.
 *
 * @returns What breaks a rule.
 */
export async function broken(page: Page, where: Where = {}): Promise<Violation[]> {
  await page.evaluate(source);
  return page.evaluate(async ({within, rules, iframes = true}) => {
    const {axe} = window as unknown as {
      axe: {run: (on: unknown, options: object) => Promise<{violations: Violation[]}>};
    };
    const result = await axe.run(within ?? document, {
      resultTypes: ['violations'],
      preload: false,
      iframes,
      ...(rules && {runOnly: {type: 'rule', values: rules}}),
    });
    return result.violations.map(({id, impact, help, nodes}) => ({
      id,
      impact,
      help,
      nodes: nodes.map(({target}) => ({target})),
    }));
  }, where);
}

/**
 * Lets axe look at an open page in both color modes: the rules about colors run in both, the others once.
 *
 * @returns What breaks a rule, in each mode.
 */
export async function violations(page: Page): Promise<Record<ColorMode, Violation[]>> {
  // A color on its way from one mode to the other is nobody's choice.
  await page.addStyleTag({content: '*, ::before, ::after {transition: none !important}'});
  const found: Record<ColorMode, Violation[]> = {light: [], dark: []};
  for (const mode of COLOR_MODES) {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await expect(page.locator(`html[data-theme="${mode}"]`)).toBeAttached();
    // Boxes that scroll become tab stops when they have been measured: with the next frame.
    await framesDrawn(page, 2);
    found[mode] = await broken(page, mode === 'light' ? {} : {rules: COLOR_RULES});
  }
  return found;
}

/** One line for each rule that is broken, with the first places. */
export const namesOf = (found: readonly Violation[]): string[] =>
  found.map(({id, impact, nodes}) => {
    const places = nodes.slice(0, 3).map(({target}) => target.join(' '));
    return `${id} (${impact}): ${places.join(' | ')}`;
  });

/** The same for both color modes. */
export const linesOf = (found: Record<ColorMode, Violation[]>): string[] =>
  COLOR_MODES.flatMap((mode) => namesOf(found[mode]).map((line) => `${mode}: ${line}`));
