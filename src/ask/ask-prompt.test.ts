import {expect, it} from 'vitest';
import {promptOf, shorten} from './ask-prompt';

it('cuts long passages at the end of a sentence', () => {
  const long = `${'A sentence of some length stands here. '.repeat(30)}`;
  expect(shorten(long)).toMatch(/here\.$/);
  expect(shorten(long).length).toBeLessThanOrEqual(700);
  expect(shorten('word '.repeat(300))).toMatch(/word …$/);
  expect(shorten(' short\n text ')).toBe('short text');
});

it('writes question, passages and addresses into the prompt', () => {
  const quote = {title: 'spring()', heading: 'Options', url: '/docs/spring#options', text: 'Text.'};
  expect(promptOf('How?', [quote], 'https://a.example')).toMatchInlineSnapshot(`
    "Answer the question about Remotion 4.0.311. Use only the passages below, name the number of the passage behind each statement, and say so if they do not hold the answer.

    Question: How?

    [1] spring(), Options (https://a.example/docs/spring#options)
    Text."
  `);
});
