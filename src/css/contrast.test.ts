import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/** Custom properties with a hex color, by mode. A block without a mode counts for both. */
function readColors(css: string): Record<'light' | 'dark', Map<string, string>> {
  const colors = {light: new Map<string, string>(), dark: new Map<string, string>()};
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const modes = selector.includes("'dark'") ? ['dark' as const] : ['light' as const];
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)) {
      for (const mode of modes) colors[mode].set(name, value);
    }
  }
  return colors;
}

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['c-bg', 'c-raised', 'c-sunk', 'c-hover'];
const onAll = (name: string) => surfaces.map((surface) => [name, surface] as const);

/** Text needs 4.5. */
const text = [
  ...['c-text', 'c-muted', 'c-faint', 'c-accent', 'c-accent-strong', 'c-play-text'].flatMap(onAll),
  ['c-text', 'c-accent-soft'],
  ['c-accent', 'c-accent-soft'],
  ['c-accent-strong', 'c-accent-soft'],
  ['c-muted', 'c-accent-soft'],
  ['c-faint', 'c-accent-soft'],
  ['c-text', 'c-play-soft'],
  ['c-play-text', 'c-play-soft'],
  ['c-faint', 'c-play-soft'],
  ['c-muted', 'c-play-soft'],
  ['c-on-accent', 'c-accent'],
  ['c-on-accent', 'c-accent-strong'],
  ['c-on-play', 'c-play'],
  ['c-bg', 'c-text'],
  ['c-bg', 'c-danger'],
  ...['note', 'tip', 'warning', 'danger'].flatMap((kind) => [
    [`c-${kind}`, `c-${kind}-soft`] as const,
    ['c-text', `c-${kind}-soft`] as const,
    [`c-${kind}`, 'c-bg'] as const,
    [`c-${kind}`, 'c-raised'] as const,
  ]),
  ...['c-clip-1', 'c-clip-2', 'c-clip-3', 'c-clip-4'].map((clip) => ['c-text', clip] as const),
] as const;

/** Lines that carry meaning, focus rings and the playhead need 3. */
const marks = [
  ...onAll('c-line-strong'),
  ...onAll('c-play'),
  ...onAll('c-accent'),
  ['c-play', 'c-accent-soft'],
] as const;

const colors = readColors(read('tokens.css'));
const code = readColors(read('code.css'));

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  const color = (name: string): string => {
    const value = colors[mode].get(name) ?? code[mode].get(name);
    if (!value) throw new Error(`There is no color --${name} in ${mode} mode.`);
    return value;
  };
  test.each(text)('--%s is readable on --%s', (front, back) => {
    expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(marks)('--%s is visible on --%s', (front, back) => {
    expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(3);
  });
  const tokens = [...code[mode].keys()].filter(
    (name) => !/-(bg|bar|line|highlight|added|removed)$/.test(name),
  );
  test.each(tokens)('--%s is readable on code, also where a line is marked', (name) => {
    for (const back of ['code-bg', 'code-highlight', 'c-play-soft']) {
      expect(contrast(color(name), color(back)), back).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test.each(['tokens.css', 'code.css'])('%s prints in the colors of light mode', (name) => {
  const printed = read(name).replace(/@media not print \{.*?\n\}\n/gs, '');
  const colors = readColors(printed);
  expect(colors.dark.size).toBe(0);
  expect(colors.light.size).toBeGreaterThan(15);
  // The rule has to hold for a page that is in dark mode on the screen.
  expect(printed).toMatch(/^:root,\nhtml\[data-theme='light'\] \{/m);
});

test('the contrast formula agrees with known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
});
