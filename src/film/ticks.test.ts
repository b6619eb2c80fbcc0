import {expect, it} from 'vitest';
import {ticksOf} from './ticks';

it('has a tick for each part of a second', () => {
  expect(ticksOf(60, 30)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
  expect(ticksOf(151, 30).slice(0, 4)).toEqual([0, 10, 20, 30]);
});

it('has few of any film that a link may hold, the first at its start', () => {
  for (const duration of [1, 2, 150, 18_000, 999_999, 1_000_000]) {
    for (const fps of [1, 1.01, 23.976, 30, 240]) {
      const ticks = ticksOf(duration, fps);
      expect(ticks[0]).toBe(0);
      expect(ticks.length, `${duration} at ${fps}`).toBeLessThanOrEqual(601);
      expect(ticks.at(-1), `${duration} at ${fps}`).toBeLessThan(duration);
    }
  }
});
