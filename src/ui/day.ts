const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The month by its first three letters, without the year, or both in full. */
type Length = 'short' | 'month and day' | 'long';

/**
 * A day as readers see it, the same on the build's machine as on theirs. `Intl` would say it too,
 * but the browser needs 15 ms to load its data, 60 on a cheap phone, on every page before it lives.
 *
 * @param date Any moment of the day, in UTC.
 * @returns `Nov 21, 2026`, `Nov 21` or `November 21, 2026`.
 */
export function formatDay(date: Date, length: Length): string {
  const name = MONTHS[date.getUTCMonth()] ?? '';
  const month = length === 'long' ? name : name.slice(0, 3);
  const monthAndDay = `${month} ${date.getUTCDate()}`;
  return length === 'month and day' ? monthAndDay : `${monthAndDay}, ${date.getUTCFullYear()}`;
}
