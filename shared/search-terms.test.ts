import {describe, expect, it} from 'vitest';
import {normalizeTerm, stopWordMeantBy} from './search-terms';

describe('normalizeTerm', () => {
  it.each([
    ['colour', 'color'],
    ['colours', 'colors'],
    ['centre', 'center'],
    ['centring', 'center'],
    ['personalised', 'personalized'],
    ['synchronisation', 'synchronization'],
    ['licence', 'license'],
    ['greyscale', 'grayscale'],
    ['vids', 'videos'],
    ['pic', 'picture'],
    ['max', 'maximum'],
  ])('%s is found as %s', (written, common) => {
    expect(normalizeTerm(written)).toBe(normalizeTerm(common));
  });

  it.each([
    ['noise', 'noiz'],
    ['tours', 'tors'],
    ['flour', 'flor'],
    ['maximal', 'maximum'],
    ['centrifuge', 'center'],
  ])('%s is not taken for %s', (word, other) => {
    expect(normalizeTerm(word)).not.toBe(normalizeTerm(other));
  });
});

describe('stopWordMeantBy', () => {
  it.each([
    ['hwo', /^(?:how|who)$/],
    ['teh', /^the$/],
    ['Waht', /^what$/],
  ])('knows %s with its letters swapped', (word, meant) => {
    expect(stopWordMeantBy(word)).toMatch(meant);
  });

  it.each(['loop', 'fps', 'si'])('%s is no such word', (word) => {
    expect(stopWordMeantBy(word)).toBeUndefined();
  });
});
