import {expect, it} from 'vitest';
import type {ApiSymbol} from '../../shared/api-symbol.ts';
import {buildApiCards} from './api-cards.ts';

const symbols: ApiSymbol[] = [
  {
    name: 'spring',
    entryPoint: 'remotion',
    kind: 'function',
    signature: '({ frame }: { frame: number; from?: number | undefined; }) => number',
    parameters: [
      {name: '{ frame }', type: '{ frame: number; from?: number | undefined; }', optional: false},
      {name: 'seed', type: 'string | undefined', optional: true},
    ],
    returns: 'number',
  },
  {
    name: 'Loop',
    entryPoint: 'remotion',
    kind: 'component',
    signature: '<Loop>',
    members: [
      {name: 'durationInFrames', type: 'number', optional: false},
      {name: 'times', type: 'number', optional: true},
    ],
  },
  {name: 'parse', entryPoint: '@remotion/media-parser/node', kind: 'constant', signature: 'Parser'},
  {name: 'hidden', entryPoint: 'remotion', kind: 'constant', signature: 'number'},
];

it('writes documented names as readers write them, one file per module', () => {
  const page = (description: string) => ({path: '/docs/x', description});
  const cards = buildApiCards(
    [{package: 'remotion', version: '4.0.311', exports: symbols}],
    new Map([
      ['remotion#spring', page('Physics.')],
      ['remotion#Loop', page('Again.')],
      ['@remotion/media-parser/node#parse', page('Reads.')],
    ]),
  );
  expect(Object.fromEntries(cards)).toMatchInlineSnapshot(`
    {
      "remotion.json": {
        "Loop": {
          "purpose": "Again.",
          "signature": "<Loop durationInFrames times? />",
        },
        "spring": {
          "purpose": "Physics.",
          "signature": "spring(options: {
      frame: number
      from?: number
    }, seed?: string): number",
        },
      },
      "remotion__media-parser__node.json": {
        "parse": {
          "purpose": "Reads.",
          "signature": "parse: Parser",
        },
      },
    }
  `);
});

it('gives each member of a long signature a line, and no card more than twelve', () => {
  const members = (count: number) =>
    Array.from({length: count}, (_, index) => `option${index}?: { a: 1; }`).join('; ');
  const symbol = (name: string, type: string): ApiSymbol => ({
    name,
    entryPoint: 'remotion',
    kind: 'function',
    signature: '',
    parameters: [{name: '{ a }', type, optional: false}],
    returns: 'void',
  });
  const page = {path: '/docs/x', description: 'X.'};
  const cards = buildApiCards(
    [
      {
        package: 'remotion',
        version: '4.0.311',
        exports: [
          symbol('short', '{ a: number; }'),
          symbol('nested', "{ fit: 'a; b' | 'c'; config?: { mass: number; damping?: number; }; }"),
          symbol('long', `{ ${members(9)}; }`),
        ],
      },
    ],
    new Map([
      ['remotion#short', page],
      ['remotion#nested', page],
      ['remotion#long', page],
    ]),
  ).get('remotion.json');
  expect(cards?.short?.signature).toBe('short(options: { a: number; }): void');
  expect(cards?.nested?.signature).toBe(
    "nested(options: {\n  fit: 'a; b' | 'c'\n  config?: {\n    mass: number\n    damping?: number\n  }\n}): void",
  );
  expect(cards?.long?.signature.split('\n')).toHaveLength(13);
  expect(cards?.long?.signature.endsWith('\n…')).toBe(true);
});
