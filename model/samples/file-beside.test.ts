import {expect, it} from 'vitest';
import {fileBeside, foldersOf} from './file-beside.ts';

const files = new Set(['src/Title.tsx', 'src/lib/size.ts', 'src/scenes/index.tsx', 'data.json']);

it.each([
  ['src', './Title', 'src/Title.tsx'],
  ['src', './lib/size.js', 'src/lib/size.ts'],
  ['src', './scenes', 'src/scenes/index.tsx'],
  ['src/scenes', '../Title', 'src/Title.tsx'],
  ['src', '../data.json', 'data.json'],
  ['src', './Other', undefined],
])('from %s, %s is %s', (folder, specifier, file) => {
  expect(fileBeside((name) => files.has(name), [folder], specifier)).toBe(file);
});

it('looks in one folder after the other', () => {
  expect([...foldersOf(files)]).toEqual(['src', 'src/lib', 'src/scenes', '.']);
  expect(fileBeside((name) => files.has(name), foldersOf(files), './size')).toBe('src/lib/size.ts');
});
