import {expect, it} from 'vitest';
import {checkLineWidth} from './line-width.ts';
import {readSamples} from './read.ts';

const check = async (...lines: string[]) => {
  const text = ['```ts', ...lines, '```'].join('\n');
  return (await checkLineWidth(readSamples('a.mdx', text).samples)).map(
    ({line, column, hint}) => `${line}:${column} ${hint}`,
  );
};

const call =
  "interpolate(frame, [0, 10, 20, 30], [0, 1, 1, 0], {extrapolateLeft: 'clamp', easing});";
const string = `'${'a long text '.repeat(8)}',`;

it('names code that the formatter breaks', async () => {
  expect(await check(call)).toMatchInlineSnapshot(`
    [
      "2:81 Format the sample with a line width of 80.",
    ]
  `);
});

it('names comments, of results too', async () => {
  expect(
    await check(`// ${'word '.repeat(18)}`, `a; // → ${'1, '.repeat(26)}`),
  ).toMatchInlineSnapshot(`
    [
      "2:81 Break the comment. A result may stand below its statement and go on with //, three spaces and the rest.",
      "3:81 Break the comment. A result may stand below its statement and go on with //, three spaces and the rest.",
    ]
  `);
});

it.each([
  ['a string that nothing breaks', ['const texts = [', `  ${string}`, '];']],
  ['lines that are marked one by one', [`${call} // [!code ++]`]],
  ['code that the formatter cannot read', [`const = ${string}`]],
  ['a type in a comment', [`/** @type {${'string | '.repeat(10)}null} */`]],
])('leaves %s', async (_, lines) => expect(await check(...lines)).toEqual([]));
