import {expect, it} from 'vitest';
import {titlesNear, withStopWords} from './look-alikes';

const TITLES = ['<TransitionSeries>', 'interpolateColors()', 'measureSpring()', 'Lambda'];

it.each([
  ['transtionsereis', ['<TransitionSeries>']],
  ['interpolatColurs', ['interpolateColors()']],
  ['zzqqxx', []],
  ['', []],
])('%s looks like %j', (query, titles) => {
  expect(titlesNear(TITLES, query)).toEqual(titles);
});

it('puts the nearest first', () => {
  expect(titlesNear(['mesuresping', 'measureSprings', 'measureSpring()'], 'measurespring')).toEqual(
    ['measureSpring()', 'measureSprings', 'mesuresping'],
  );
});

it('writes small words as they were meant, not what the pages know, and no part of a longer word', () => {
  const known = (word: string) => ['form', 'the'].includes(word);
  expect(withStopWords('hwo to instal teh form of animation', known)).toMatch(
    /^(?:how|who) to instal the form of animation$/,
  );
});
