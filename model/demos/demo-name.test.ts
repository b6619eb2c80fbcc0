import {expect, test} from 'vitest';
import {demoNames} from '../../content/data/demo-names.ts';
import {readDocs} from '../pages/read-docs.ts';
import {demoNamer} from './demo-name.ts';
import {readDemos} from './read-demos.ts';

const nameOf = demoNamer(
  [...readDocs().values()].map(({title}) => title),
  demoNames,
);
const ids = [...readDemos().demos.values()]
  .filter(({group}) => group !== 'Recipes')
  .map(({id}) => id);

test.each([
  ['absolute-fill', '<AbsoluteFill>'],
  ['use-video-config', 'useVideoConfig()'],
  ['layout-fit-text', 'fitText()'],
  ['shape-star', 'Star'],
  ['path-cut', 'cutPath()'],
  ['transition-clock-wipe', 'clockWipe()'],
  ['easing-in-out', 'Easing.inOut()'],
  ['progress-bar', 'Progress bar'],
  ['text-typewriter', 'Typewriter'],
])('%s is called %s', (id, name) => {
  expect(nameOf(id)).toBe(name);
});

test('no two demos have one name', () => {
  expect(new Set(ids.map(nameOf)).size).toBe(ids.length);
});

test('each name that is given belongs to a demo', () => {
  expect(Object.keys(demoNames).filter((id) => !ids.includes(id))).toEqual([]);
});
