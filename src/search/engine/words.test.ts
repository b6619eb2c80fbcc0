import {describe, expect, it} from 'vitest';
import {corrections, createWordIndex, distance, findWords, Words} from './words';

describe('distance', () => {
  it.each([
    ['sequense', 'sequence', 1],
    ['sprnig', 'spring', 1],
    ['usecurentframe', 'usecurrentframe', 1],
    ['interploate', 'interpolate', 1],
    ['abc', 'abc', 0],
    ['loop', 'spring', 3],
  ])('%s and %s differ by %d, counted up to 2', (a, b, expected) => {
    expect(distance(a, b, 2)).toBe(expected);
  });
});

describe('corrections', () => {
  it('takes the nearest words only, and none for short ones', () => {
    const words = new Words();
    for (const word of ['spring', 'string', 'sprinkl', 'loop']) words.add(word);
    expect(corrections('sprnig', words)).toEqual(['spring']);
    expect(corrections('lop', words)).toEqual([]);
    expect(corrections('zzzzzz', words)).toEqual([]);
  });
});

describe('findWords', () => {
  const index = createWordIndex(['text']);
  ['animations with springs', 'the animation is interpolated', 'useCurrentFrame'].forEach(
    (text, id) => {
      index.index.add({id, text});
    },
  );
  const find = (...terms: string[]) => findWords(index, terms, {text: 1}).map(({id}) => id);

  it('finds words in other forms, beginnings, parts of identifiers and misspellings', () => {
    expect(find('animate').sort()).toEqual([0, 1]);
    expect(find('animati').sort()).toEqual([0, 1]);
    expect(find('curre')).toEqual([2]);
    expect(find('usecurrentframe')).toEqual([2]);
    expect(find('sprnigs')).toEqual([0]);
  });

  it('puts documents with all words first', () => {
    expect(find('animation', 'interpolate')[0]).toBe(1);
    expect(find('nowhere', 'zzz')).toEqual([]);
  });
});
