import {expect, it} from 'vitest';
import {Echoes} from './echoes';

it('knows what was typed when it comes back late', () => {
  const echoes = new Echoes();
  for (const text of ['a', 'ab', 'abc']) echoes.add(text);
  expect(echoes.has('ab', 'abc')).toBe(true);
  expect(echoes.has('a', 'abc'), 'older than one that has come back').toBe(false);
  expect(echoes.has('abc', 'abc')).toBe(true);
});

it('takes a text of somebody else for no echo', () => {
  const echoes = new Echoes();
  echoes.add('ab');
  expect(echoes.has('start', 'ab')).toBe(false);
  echoes.clear();
  expect(echoes.has('ab', 'start')).toBe(false);
});

it('forgets all that was typed once the newest is back: an undone text is the page’s own', () => {
  const echoes = new Echoes();
  echoes.add('a');
  echoes.add('ab');
  expect(echoes.has('ab', 'ab')).toBe(true);
  expect(echoes.has('a', 'ab')).toBe(false);
});
