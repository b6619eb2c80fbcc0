import {expect, test} from 'vitest';
import {checkProof} from './records.ts';

const proof = {content: 'a', version: '1', entries: ['crf', 'codec'], results: []};
const rules = (content: string, slugs: string[]) =>
  checkProof(proof, content, (slug) => slugs.includes(slug)).map(({rule}) => rule);

test('results are of the cases as they are, and name entries that there are', () => {
  expect(rules('a', ['crf', 'codec'])).toEqual([]);
  expect(rules('b', ['crf', 'codec'])).toEqual(['provoked/stale']);
  expect(rules('a', ['codec'])).toEqual(['provoked/entry']);
});
