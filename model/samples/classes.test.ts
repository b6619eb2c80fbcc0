import {expect, it} from 'vitest';
import {classifySamples, type Fence} from './classes.ts';

const fence = (code: string, title?: string, more = {}): Fence => ({
  code,
  language: 'tsx',
  meta: {
    ...(title !== undefined && {title}),
    run: false,
    expectErrors: [],
    checkOff: false,
    highlightLines: [],
    packageManagers: false,
    ...more,
  },
});

const classOf = (...fences: Fence[]) => classifySamples('Page', fences).at(-1);
const why = (...fences: Fence[]) => {
  const found = classOf(...fences);
  return found?.kind === 'none' ? found.why : found?.kind;
};

it('tells what shows something by itself', () => {
  expect(why(fence('export const A = () => <b>a</b>;'))).toBe('rendered');
  expect(why(fence('export default function A() { return <b />; }'))).toBe('rendered');
  expect(why(fence('export const A = memo(() => <b>a</b>);'))).toBe('rendered');
  expect(why(fence('export const a = 1;'))).toBe('exports no component');
  expect(why(fence('const A = () => <b />;'))).toBe('exports no component');
  expect(why(fence("import {x} from 'next';\nexport const A = () => <b>{x}</b>;"))).toBe(
    'imports next',
  );
  expect(why(fence('export const A = ({a}: {a: string}) => <b>{a}</b>;'))).toBe('A needs props');
  expect(why(fence("export const A = ({a = 'x'}: {a?: string}) => <b>{a}</b>;"))).toBe('rendered');
  expect(why(fence('export const A = () => <img src="https://x.test/a.png" />;'))).toContain(
    'loads',
  );
  expect(why(fence('export const A = () => <b />;', undefined, {checkOff: true}))).toBe(
    'not compiled',
  );
});

it('gives a titled file those that it imports, in the version above it', () => {
  const found = classOf(
    fence("export const color = 'red';", 'src/color.ts'),
    fence("export const color = 'blue'; // [!code ++]", 'src/color.ts'),
    fence("import {color} from './color';\nexport const A = () => <b>{color}</b>;", 'src/A.tsx'),
  );
  expect(found).toMatchObject({
    kind: 'project',
    project: {entry: 'src/A.tsx', files: {'src/color.ts': "export const color = 'blue';\n"}},
  });
  expect(
    why(fence("import {b} from './b';\nexport const A = () => <b>{b}</b>;", 'src/A.tsx')),
  ).toContain('which the page doesn’t show'.replace('’', "'"));
});

it('plays a component that needs props through the root of its page', () => {
  const found = classOf(
    fence(
      'import {A} from "./A";\nexport const Root = () => <Composition id="Main" component={A} defaultProps={{a: 1}} />;',
      'src/Root.tsx',
    ),
    fence('export const A = ({a}: {a: number}) => <b>{a}</b>;', 'src/A.tsx'),
  );
  expect(found).toMatchObject({project: {entry: 'src/Root.tsx', composition: 'Main'}});
});

it('leaves the mark of hidden lines out', () => {
  const found = classOf(
    fence("const text = 'a';\n// ---cut---\nexport const A = () => <b>{text}</b>;"),
  );
  expect(JSON.stringify(found)).not.toContain('cut');
});

it('takes files along that only types come from', () => {
  const found = classOf(
    fence('export type Item = {id: number};', 'src/item.ts'),
    fence(
      "import type {Item} from './item';\nexport const A = () => <b>{({id: 1} as Item).id}</b>;",
      'src/A.tsx',
    ),
  );
  expect(found?.kind === 'project' && Object.keys(found.project.files)).toEqual([
    'src/A.tsx',
    'src/item.ts',
  ]);
});
