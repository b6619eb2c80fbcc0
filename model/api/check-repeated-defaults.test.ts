import {expect, it} from 'vitest';
import {parsePage} from '../pages/parse-page.ts';
import {checkRepeatedDefaults} from './check-repeated-defaults.ts';
import {recentReports} from './read-reports.ts';

/** The lines of what the check finds below the heading of one option. */
function found(heading: string, text: string, api = ''): number[] {
  const source = `---\ntitle: Planted\n${api}---\n\n## Options\n\n### \`${heading}\`\n\n${text}\n`;
  const file = 'content/docs/planted.mdx';
  const page = parsePage('docs', 'planted', file, source);
  return checkRepeatedDefaults(page, recentReports()).map(({line}) => line);
}
const spring = "api: 'remotion#spring'\n";

it.each([
  'Frames to wait. Default 0.',
  '`0` (default) starts at once.',
  'With `0`, the default, it starts.',
])('finds a default that the code declares: %s', (text) => {
  expect(found('delay', text, spring)).toHaveLength(1);
});

it.each(['Frames to wait.', 'Default 0 if `from` is set.', 'Default 0: it starts at once.'])(
  'lets pass what says more, or something else: %s',
  (text) => {
    expect(found('delay', text, spring)).toEqual([]);
  },
);

it('finds what the page could not drop, and lets pass what the row takes over', () => {
  expect(found('--crf', 'Quality. Default 18, which is fine.')).toHaveLength(1);
  expect(found('--crf', 'Quality. Default 18. It is fine.')).toHaveLength(1);
  expect(found('--crf', 'Quality. It is fine. Default 18.')).toEqual([]);
});
