import {describe, expect, it} from 'vitest';
import {distance} from './distance';
import {WordIndex} from './postings';
import {corrections, findWords, type QueryWord} from './words';

function indexOf(...texts: string[]): WordIndex {
  const index = new WordIndex([1]);
  for (const text of texts) index.add([text]);
  return index;
}

describe('distance', () => {
  it.each([
    ['sequense', 'sequence', 1],
    ['sprnig', 'spring', 1],
    ['usecurentframe', 'usecurrentframe', 1],
    ['interploate', 'interpolate', 1],
    ['abc', 'abc', 0],
    ['loop', 'spring', 3],
    ['x'.repeat(500), 'x'.repeat(499), 3],
  ])('%s and %s differ by %d, counted up to 2', (a, b, expected) => {
    expect(distance(a, b, 2)).toBe(expected);
  });
});

describe('corrections', () => {
  it('takes the nearest words only, and none for short ones', () => {
    const words = indexOf('spring string sprinkle loop');
    expect(corrections('sprnig', words)).toEqual(['spring']);
    expect(corrections('lop', words)).toEqual([]);
    expect(corrections('zzzzzz', words)).toEqual([]);
  });
});

/** Words that say the same. */
const equal = (...words: string[]): QueryWord[] => words.map((word) => ({word, rarity: 1}));

describe('findWords', () => {
  const index = indexOf(
    'animations with springs',
    'the animation is interpolated',
    'useCurrentFrame',
  );
  const find = (...words: string[]) =>
    findWords(index, equal(...words)).map(({document}) => document);

  it('finds words in other forms, beginnings and parts of identifiers, and no look-alikes', () => {
    expect(find('animate').sort()).toEqual([0, 1]);
    expect(find('animati').sort()).toEqual([0, 1]);
    expect(find('curre')).toEqual([2]);
    expect(find('usecurrentframe')).toEqual([2]);
    expect(find('sprnigs')).toEqual([]);
  });

  it('puts documents with all words first', () => {
    expect(find('animation', 'interpolate')[0]).toBe(1);
    expect(find('nowhere', 'zzz')).toEqual([]);
  });

  it('puts documents with the rare word before those with several common ones', () => {
    const texts = indexOf('render a video of frames', 'a thumbnail of a video', 'render frames');
    const words = [
      {word: 'render', rarity: 0.2},
      {word: 'frames', rarity: 0.2},
      {word: 'thumbnail', rarity: 0.9},
    ];
    expect(findWords(texts, words)[0]?.document).toBe(1);
  });

  it('returns the best of many', () => {
    const many = indexOf(
      ...Array.from({length: 50}, (_, number) => `frame ${'frame '.repeat(number)}rest`),
    );
    const all = findWords(many, equal('frame')).map(({document}) => document);
    expect(all).toHaveLength(50);
    expect(findWords(many, equal('frame'), 7).map(({document}) => document)).toEqual(
      all.slice(0, 7),
    );
  });

  it('weighs fields', () => {
    const fields = new WordIndex([1, 8]);
    fields.add(['spring', 'loop']);
    fields.add(['loop', 'spring']);
    expect(findWords(fields, equal('spring'))[0]?.document).toBe(1);
  });
});
