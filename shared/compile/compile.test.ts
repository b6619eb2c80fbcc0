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

it('says what an exported part asks for later, and takes no text for a module', () => {
  const imports = (text: string) => compileFile('src/A.tsx', text).file?.imports;
  expect(imports("export const A = lazy(() => import('./B'));")).toEqual(['./B']);
  expect(imports("export default 'a text';")).toEqual([]);
  expect(imports("export * from './C';\nexport type {D} from './D';")).toEqual(['./C']);
});

it('names the place of a mistake', () => {
  const {fault} = compileFile('src/A.tsx', 'const a = 1;\nconst b = (;\n');
  expect(fault).toMatchObject({file: 'src/A.tsx', line: 2});
  expect(compileFile('data.json', '{').fault?.file).toBe('data.json');
});

it('refuses styles that are nested so deep that the browser would end the page', () => {
  const nested = (levels: number) => `.a {\n${'& {'.repeat(levels)}${'}'.repeat(levels)}}`;
  expect(compileFile('src/style.css', nested(200_000)).fault).toMatchObject({
    file: 'src/style.css',
    line: 2,
  });
  expect(compileFile('src/style.css', `.a { width: ${'calc('.repeat(50_000)}`).fault).toBeDefined();
  expect(compileFile('src/style.css', nested(40)).file?.code).toBe(nested(40));
});
