import {expect, it} from 'vitest';
import {isPath, MOST_FILES, refusal} from './file-names';

it('takes paths that unpack anywhere, and no others', () => {
  for (const path of ['a.tsx', 'src/Clock.tsx', '@scope/a-b.ts', 'src/a.b.css'])
    expect(isPath(path), path).toBe(true);
  for (const path of [
    '',
    '/etc/a.ts',
    '../a.ts',
    'src/../../a.ts',
    'src//a.ts',
    'src/./a.ts',
    'src/',
    'a b.ts',
    'C:\\a.ts',
    '.npmrc',
    '-rf.ts',
    '--config.ts',
    'src/..',
    'src/.../a.ts',
    'a.ts\n',
    'a\0.ts',
    'src/ü.ts',
    `${'a'.repeat(300)}.ts`,
  ])
    expect(isPath(path), path).toBe(false);
});

it('says why a name can’t be taken', () => {
  const files = ['src/Title.tsx', 'src/parts/Ball.tsx'];
  expect(refusal('src/Clock.tsx', files)).toBeNull();
  expect(refusal('src/a b.tsx', files)).toMatch(/letters/);
  expect(refusal('src/Clock', files)).toMatch(/ending/);
  expect(refusal('src/clock.exe', files)).toMatch(/ending/);
  expect(refusal('src/title.tsx', files)).toBe('There is a file src/Title.tsx.');
  expect(refusal('src/Title.tsx/a.ts', files)).toMatch(/a file and a folder/);
  const many = Array.from({length: MOST_FILES}, (_, index) => `a${index}.ts`);
  expect(refusal('b.ts', many)).toMatch(/at most/);
});
