import {expect, test} from 'vitest';
import {tokens} from './tokens';

const kinds = (code: string) =>
  tokens(code)
    .filter(({kind}) => kind)
    .map(({kind, text}) => `${kind} ${text}`);

test.each([
  [
    '{"command": "npm", "count": 3}',
    ['attribute "command"', 'string "npm"', 'attribute "count"', 'number 3'],
  ],
  ['npx remotion render --codec=vp8', ['function npx', 'attribute --codec']],
  [
    "import {Config} from 'x'; // https://a.b\nConfig.setCodec('vp8');",
    [
      'keyword import',
      'keyword from',
      "string 'x'",
      'comment // https://a.b',
      'function setCodec',
      "string 'vp8'",
    ],
  ],
  ['curl https://a.b/c', []],
  [
    '<Player\n  loop\n  fps={-30}\n/>',
    ['tag Player', 'attribute loop', 'attribute fps', 'number -30'],
  ],
  ['useState<string>(a < b)', []],
])('%s has its colors', (code, expected) => {
  expect(kinds(code)).toEqual(expected);
});

test('nothing of the code is lost', () => {
  const code = "/* a */ const b = `c\nd`; 'unclosed\n# e\n  --f -g";
  expect(
    tokens(code)
      .map(({text}) => text)
      .join(''),
  ).toBe(code);
});
