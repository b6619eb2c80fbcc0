import {describe, expect, it} from 'vitest';
import {phraseShare, phraseText} from './phrases';

const PAGE =
  'Bucket owner mismatch: Expected the bucket `name` to be owned by you. How do I use it?';

describe('phraseShare', () => {
  it.each([
    ['Bucket owner mismatch', 1],
    ['bucket OWNER mismatch!', 1],
    ['Bucket owner mismatch: Expected the bucket remotionlambda-x7k to be', 6 / 10],
    ['my bucket owner mismatch', 3 / 4],
    ['owner mismatch', 0],
    ['owner of a mismatch', 0],
    // Follows each other in every question.
    ['how do I', 0],
    ['', 0],
  ])('“%s” stands in the text to a share of %d', (query, share) => {
    expect(phraseShare(query)(phraseText(PAGE))).toBeCloseTo(share);
  });

  it('takes a number for any other', () => {
    expect(phraseShare('Cannot use frame 300')(phraseText('Cannot use frame 30.'))).toBe(1);
  });

  it('adds the runs up', () => {
    const text = phraseText('Bundle was found. Stop the other server now.');
    expect(phraseShare('bundle was found twice stop the other server')(text)).toBeCloseTo(7 / 8);
  });
});
