import {expect, it} from 'vitest';
import {resolveLocal} from './resolve-local';

const paths = new Set(['src/Title.tsx', 'src/parts/index.ts', 'lib/size.ts', 'data.json']);
const find = (specifier: string) =>
  resolveLocal((path) => paths.has(path), 'src/Root.tsx', specifier);

it.each([
  ['./Title', 'src/Title.tsx'],
  ['./Title.tsx', 'src/Title.tsx'],
  ['./Title.js', 'src/Title.tsx'],
  ['./parts', 'src/parts/index.ts'],
  ['../lib/size.js', 'lib/size.ts'],
  ['../data', 'data.json'],
  ['./size', undefined],
])('finds what %s means', (specifier, path) => {
  expect(find(specifier)).toBe(path);
});
