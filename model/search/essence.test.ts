import {expect, it} from 'vitest';
import type {IndexedPage} from '../../shared/search-index.ts';
import {essenceOf} from './essence.ts';

const page: IndexedPage = {
  path: '/docs/spring',
  title: 'spring()',
  section: 'API',
  crumbs: [],
  names: [],
  links: 0,
  description: '',
  keywords: [],
  headings: [{text: 'Damping', anchor: 'damping'}],
};
const common = 'Less damping makes the spring swing.';
// Words that many passages have.
const others = Array.from({length: 9}, (): [number, string] => [0, `${common} The spring swings.`]);
const shorten = (text: string) => essenceOf([page], [[...others, [0, text]]])[0]?.at(-1)?.[1];

it('leaves out a sentence that says what was said, and marks the place', () => {
  expect(shorten(`${common} The spring swings. Overshoot is clamped.`)).toBe(
    `${common} … Overshoot is clamped.`,
  );
});

it('keeps the first sentence, whatever it says', () => {
  expect(shorten('Damping.')).toBe('Damping.');
});

it('keeps of the end of a long passage what has a rare word', () => {
  const long = `${Array.from({length: 95}, () => 'spring').join(' ')}.`;
  expect(shorten(`${long} Less damping makes it swing. Overshoot is clamped.`)).toBe(
    `${long} … Overshoot is clamped.`,
  );
});

it('keeps all sentences that say something new', () => {
  const text = 'Stiffness pulls. Mass resists. Overshoot is clamped.';
  expect(shorten(text)).toBe(text);
});
