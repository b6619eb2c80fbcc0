import {expect, test} from 'vitest';
import {checkStamp, playgroundProof, registryProof, stampOf} from './taken-home.ts';

const place = {file: 'proofs/results.json', command: 'npm run proofs:some'};
const seen = {toolkit: '1', hash: 'a'};

test('records are those of the toolkit and the code as they are', () => {
  const messages = (now: typeof seen) => checkStamp(place, seen, now).map(({message}) => message);
  expect(messages(seen)).toEqual([]);
  expect(messages({...seen, toolkit: '2'})).toEqual(['It was seen with 1, and the site is of 2.']);
  expect(messages({...seen, hash: 'b'})).toEqual([
    'What makes the projects has changed since they were run.',
  ]);
});

test('all of what a proof takes home counts, and a folder that has gone is no silence', () => {
  const {madeBy} = playgroundProof;
  const hashes = [
    playgroundProof,
    {...playgroundProof, madeBy: madeBy.slice(1)},
    registryProof,
  ].map((proof) => stampOf(proof).hash);
  expect(new Set(hashes).size).toBe(3);
  expect(() => stampOf({...playgroundProof, madeBy: ['demos/no-such-demo']})).toThrow(
    'demos/no-such-demo has no files.',
  );
});
