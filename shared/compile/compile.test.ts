import {expect, it} from 'vitest';
import {compileFile} from './compile.ts';

it('keeps lines, strips types, and says what is imported', () => {
  const {file} = compileFile(
    'src/Title.tsx',
    `import type {FC} from 'react';
import {AbsoluteFill, Composition} from 'remotion';
import {Other} from './Other';
const later = () => import('@remotion/paths');
export const Title: FC<{a: number}> = ({a}) => <AbsoluteFill style={{opacity: a}}><Other /></AbsoluteFill>;
export const Root = () => <Composition id="a" component={Title} />;
`,
  );
  expect(file?.imports).toEqual(['remotion', './Other', '@remotion/paths']);
  expect(file?.declares).toBe(true);
  expect(file?.code.split('\n')[4]).toContain('Title');
});

it('names the place of a mistake', () => {
  const {fault} = compileFile('src/A.tsx', 'const a = 1;\nconst b = (;\n');
  expect(fault).toMatchObject({file: 'src/A.tsx', line: 2});
  expect(compileFile('data.json', '{').fault?.file).toBe('data.json');
});
