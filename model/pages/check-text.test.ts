import {expect, it} from 'vitest';
import {checkText} from './check-text.ts';
import {front, print, testSite} from './test-site.ts';

const check = (body: string) => print(checkText(testSite({spring: front('A') + body})));

it('takes what is closed and known', () => {
  expect(
    check(
      ':::note[Title]\n\nA text.\n\n```ts\n::: >>>>>>> none\n```\n\n:::\n\n- a list\n\n  ~~~\n  code\n  ~~~\n\n    indented\n\nRatio 16:9.\n',
    ),
  ).toBe('');
});

it.each([
  ['a fence', 'Text.\n\n```ts\nconst a = 1;\n'],
  ['a fence of one line', 'Text.\n\n```ts'],
  ['a box', ':::note\n\nText.\n'],
  ['a word for a box', ':::notte\n\nText.\n\n:::\n'],
  ['an end of nothing', 'Text.\n\n:::\n'],
  ['a mark of a conflict', 'Text.\n>>>>>>> branch\n'],
  ['a NUL', 'Te\u0000xt.\n'],
  ['another encoding', 'Caf\uFFFD.\n'],
  ['a turn of direction', 'Te\u202Ext.\n'],
  ['a space within nothing', 'Te\u200Bxt.\n'],
  ['a link with a space', 'See [x](./spring.mdx #frame).\n'],
])('finds %s', (_what, body) => {
  expect(check(body)).toMatchSnapshot();
});

it('finds a byte order mark', () => {
  expect(print(checkText(testSite({spring: `\uFEFF${front('A')}`})))).toContain(
    'content/docs/spring.mdx:1:1 text/bom',
  );
});
