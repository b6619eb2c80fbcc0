import {describe, expect, it} from 'vitest';
import {instrument, normalizeValue, tightenValue} from './assertions.ts';

const instrumented = (code: string) => instrument('a.ts', code, () => undefined).code;

describe('instrument', () => {
  it.each([
    ['a(1); // → 2', '$value(0, (a(1))); // → 2'],
    ['const a = b; // → 2', 'const a = $value(0, (b)); // → 2'],
    ['console.log(a, b); // → 2', 'console.log($value(0, (a)), b); // → 2'],
    ['a({\n  b,\n}); // → 2', '$value(0, (a({\n  b,\n}))); // → 2'],
    ['a(1);\n// → 2', '$value(0, (a(1)));\n// → 2'],
    ['a(1);\n\n// → 2', 'a(1);\n\n// → 2'],
    ['a(); // → throws "x"', '$throws(0, () => (a())); // → throws "x"'],
    ['await a(); // → throws', 'await $throwsLater(0, async () => (await a())); // → throws'],
  ])('%j', (code, expected) => expect(instrumented(code)).toBe(expected));

  it('reads a value that goes on in the next comments', () => {
    const {assertions} = instrument('a.ts', 'a; // → [1,\n//    2]\n// other', () => undefined);
    expect(assertions[0]?.expected).toBe('[1, 2]');
  });
});

describe('normalizeValue', () => {
  it.each([
    ['{ a: [ 1, 2 ] }', '{a: [1, 2,]}'],
    ["'it\\'s'", '"it\'s"'],
    ['{"a b": 1, "c": 2}', "{'a b': 1, c: 2}"],
  ])('takes %s for %s', (a, b) => expect(normalizeValue(a)).toBe(normalizeValue(b)));

  it.each([
    ['1', '1.0'],
    ['0', '-0'],
    ["'a b'", "'ab'"],
    ["'1'", '1'],
  ])('tells %s from %s', (a, b) => expect(normalizeValue(a)).not.toBe(normalizeValue(b)));
});

it('prints literals as the house formats them', () => {
  expect(tightenValue("{ a: [ 1, '{ x }' ], b: {} }")).toBe("{a: [1, '{ x }'], b: {}}");
});
