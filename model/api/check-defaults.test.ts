import {expect, it} from 'vitest';
import {checkDefault, plainDefault, saidDefault} from './check-defaults.ts';

it.each([
  ['Default 0.005.', '0.005'],
  ['Speed. Default -1, from -4 to 4.', '-1'],
  ['Default: `true`.', 'true'],
  ["`'loop'` (default) repeats, `'pause'` keeps the picture.", 'loop'],
  ['Default `Infinity`.', 'Infinity'],
  ['Default when rendering: 3.', undefined],
  ['The default depends on the codec.', undefined],
  ['It has no default.', undefined],
])('%s', (text, value) => {
  expect(saidDefault(text)).toBe(value);
});

it.each([
  ['0 to 100 for JPEG frames. Default 80.', '80'],
  ['Default `null`, the whole composition.', 'null'],
  ["`'loop'` (default) repeats.", "'loop'"],
  ['Default 1, on Lambda 2.', undefined],
  ['Default: `a.ts`, then `a.js`.', undefined],
  ['Default 30 seconds.', undefined],
  ['Default 0.65 seconds.', undefined],
  ["Default `'jpeg'`. The default of stills is `'png'`.", undefined],
  ['Default nothing.', undefined],
])('the default beside a member: %s', (text, value) => {
  expect(plainDefault(text)).toBe(value);
});

const member = (value?: string) => ({
  name: 'delay',
  type: 'number',
  optional: true,
  ...(value === undefined ? {} : {default: value}),
});
const heading = {level: 3, text: 'delay', anchor: 'delay', line: 4, isCode: true} as const;
const page = {
  file: 'content/docs/spring.mdx',
  source:
    '---\n---\n## Options\n### `delay`\n\nFrames to wait.\nDefault 5.\n### `other`\nDefault 0.\n',
  headings: [heading, {...heading, text: 'other', line: 8}],
};

it('names a default that the code does not have, on its line', () => {
  expect(checkDefault(page, heading, member('0'))).toEqual([
    {
      file: 'content/docs/spring.mdx',
      line: 7,
      column: 1,
      rule: 'api/wrong-default',
      message: 'The page says that "delay" is 5 by default; the code says 0.',
      hint: 'Correct the sentence; it may be left out, as the default stands below the heading.',
    },
  ]);
});

it('is content with the right one, with none, and where the code declares none', () => {
  expect(checkDefault(page, heading, member('5'))).toEqual([]);
  expect(checkDefault(page, heading, member())).toEqual([]);
  expect(checkDefault({...page, source: '\n\n\n\nWaits.\n'}, heading, member('0'))).toEqual([]);
});
