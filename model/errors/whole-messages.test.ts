import {expect, it} from 'vitest';
import {parsePage} from '../pages/parse-page.ts';
import type {ToolkitMessage} from './read-messages.ts';
import {VALUE} from './text-of.ts';
import {wholeMessages} from './whole-messages.ts';

/** What an entry with such patterns shows of the messages of `remotion`. */
function whole(patterns: string[], texts: string[]): Record<string, string> {
  const path = 'content/docs/errors/planted.mdx';
  const source = `---
title: Planted
description: An entry that is only here to be read by this test.
crumb: Errors
pattern:
${patterns.map((pattern) => `  - '${pattern}'`).join('\n')}
thrown: ['remotion#Easing']
where: [studio]
related: [easing, interpolate]
---

Text.
`;
  const messages = texts.map(
    (text): ToolkitMessage => ({text, kind: 'error', file: 'a.js', line: 1, package: 'remotion'}),
  );
  return wholeMessages(messages, [parsePage('docs', 'errors/planted', path, source)]);
}

it('completes the beginning, the middle and the end of a message, whatever its quotes', () => {
  const text = `The "x" of ${VALUE} must be in [0, 1] range, but got: ${VALUE}. See https://example.com`;
  const shown = 'The "x" of … must be in [0, 1] range, but got: …';
  const patterns = ['The x of', 'must be in [0, 1]', 'but got:'];
  expect(whole(patterns, [text])).toEqual(
    Object.fromEntries(patterns.map((pattern) => [pattern, shown])),
  );
});

it('takes the one sentence, and leaves alone what is whole but for its full stop', () => {
  expect(whole(['It broke', 'Try'], ['It broke. Try again now. Or not.'])).toEqual({
    Try: 'Try again now.',
  });
});

it('says of messages that differ only what they share, and that they go on', () => {
  expect(
    whole(['must be', 'got lost'], ['must be a', 'must be b', 'A got lost', 'B got lost.']),
  ).toEqual({
    'must be': 'must be …',
    'got lost': '… got lost',
  });
});

it('cuts a sentence that nobody reads at a glance', () => {
  expect(whole(['It broke'], [`Then It broke ${'again '.repeat(40)}`])).toEqual({
    'It broke': '… It broke …',
  });
});
