import {expect, it} from 'vitest';
import {titlesNear} from './look-alikes';

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
