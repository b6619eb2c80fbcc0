import {expect, test} from 'vitest';
import {checkMarks, checkOpen} from './check-marks.ts';

const claim = {page: 'x', file: 'x.mdx', line: 1, sentence: 'Only one.', hash: 'a'};
const mark = (...proof: string[]) => ({a: {page: 'x', says: 'Only one.', proof}});
const lines = (file: string) => (file === 'remotion/a.js' ? 10 : undefined);

test('a place that exists and a command prove a claim', () => {
  expect(checkMarks(mark('remotion/a.js:3-5', 'npm run proofs:config'), [claim], lines)).toEqual(
    [],
  );
});

test('places that are not there, and sentences that are gone, are named', () => {
  expect(checkMarks(mark('remotion/a.js:11'), [claim], lines)).toHaveLength(1);
  expect(checkMarks(mark('remotion/b.js:1'), [claim], lines)).toHaveLength(1);
  expect(checkMarks(mark('I looked'), [claim], lines)).toHaveLength(1);
  expect(checkMarks(mark('ran: it'), [claim], lines)).toHaveLength(1);
  expect(checkMarks(mark('remotion/a.js:3'), [], lines)[0]?.rule).toBe('claims/gone');
});

test('what was run, a manual and the reason of an advice count; a claim without a mark is a Problem', () => {
  for (const proof of [
    'ran: f(2) → throws',
    'https://www.w3.org/TR/css',
    'advice: saves a download',
  ])
    expect(checkMarks(mark(proof), [claim], lines)).toEqual([]);
  expect(checkOpen(mark('remotion/a.js:3'), [claim])).toEqual([]);
  expect(checkOpen({}, [claim])[0]).toMatchObject({rule: 'claims/unproven', file: 'x.mdx'});
});
