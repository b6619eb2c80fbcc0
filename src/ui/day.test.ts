import {expect, test} from 'vitest';
import {formatDay} from './day';

const intl = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', {...options, timeZone: 'UTC'});

test('says every day as Intl does', () => {
  const short = intl({year: 'numeric', month: 'short', day: 'numeric'});
  const monthAndDay = intl({month: 'short', day: 'numeric'});
  const long = intl({year: 'numeric', month: 'long', day: 'numeric'});
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(Date.UTC(2024, 0, 1 + day, 23, 59));
    expect(formatDay(date, 'short')).toBe(short.format(date));
    expect(formatDay(date, 'month and day')).toBe(monthAndDay.format(date));
    expect(formatDay(date, 'long')).toBe(long.format(date));
  }
});
