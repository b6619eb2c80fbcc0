import {expect, it} from 'vitest';
import type {ErrorEntry} from './error-entry';
import {createNearest} from './error-nearest';

const entry = (slug: string, title: string, description: string): ErrorEntry => ({
  slug,
  title,
  description,
  where: ['browser'],
  thrown: [],
  patterns: [],
  wraps: false,
});
const nearest = createNearest([
  entry('hydration', 'Hydration failed', 'Server and client drew different markup.'),
  entry('hooks', 'Invalid hook call', 'Two copies of React, or a hook outside of a component.'),
  // Words are told to be rare by how many entries don't have them.
  ...Array.from({length: 200}, (_, index) =>
    entry(`other-${index}`, `The file ${index} could not be read`, 'It is broken.'),
  ),
]);
const slugs = (text: string) => nearest(text).map(({entry: {slug}}) => slug);

it('finds an entry by rare words of one line, by their beginnings', () => {
  expect(slugs('Warning: an error while hydrating: the server sent other markup')).toEqual([
    'hydration',
  ]);
  expect(nearest('Error\n    at x\nInvalid use of hooks in React')[0]?.words).toEqual([
    'Invalid',
    'hooks',
    'React',
  ]);
});

it('names nothing where only common words agree, where they are on two lines, or in a stack', () => {
  expect(slugs('The file could not be read. It is broken.')).toEqual([]);
  expect(slugs('hydrating\nmarkup')).toEqual([]);
  expect(slugs('    at hydrate (markup.tsx:12)')).toEqual([]);
  expect(slugs('')).toEqual([]);
});

it('knows what is missing in other words, and names by their parts', () => {
  const about = createNearest([
    entry('absent', 'Could not find composition with id …', 'No composition has this id.'),
    entry('frames', 'The "durationInFrames" prop must be an integer', 'It is a number of frames.'),
    ...Array.from({length: 200}, (_, index) => entry(`c${index}`, 'Other', 'Thing.')),
  ]);
  const first = (text: string) => about(text)[0]?.entry.slug;
  expect(first('composition MyVideo does not exist')).toBe('absent');
  expect(first('the composition id "intro" is missing')).toBe('absent');
  expect(first('duration in frames is no integer')).toBe('frames');
});

it('finds words of messages that title and description lack', () => {
  const about = createNearest([
    {...entry('acl', 'AWS said no', 'It refuses.'), patterns: [['thebucketdoesnotallowacls']]},
    ...Array.from({length: 200}, (_, index) => entry(`d${index}`, 'Other', 'Thing.')),
  ]);
  expect(about('my bucket refuses it').map(({entry: {slug}}) => slug)).toEqual(['acl']);
});

it('names three at most', () => {
  const same = createNearest([
    ...Array.from({length: 5}, (_, index) => entry(`a${index}`, 'Quokka zebra', 'Ibex.')),
    ...Array.from({length: 300}, (_, index) => entry(`b${index}`, 'Other', 'Thing.')),
  ]);
  expect(same('quokka zebra ibex')).toHaveLength(3);
});
