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
/** The class of the last fence, with the reason of a fragment. */
const kind = (...fences: Fence[]) => {
  const {kind, why} = classOf(...fences) ?? {};
  return why ? `${kind}: ${why}` : kind;
};
const isEditable = (...fences: Fence[]) => classOf(...fences)?.playground !== undefined;

it('tells what shows something by itself', () => {
  for (const code of [
    'export const A = () => <b>a</b>;',
    'export default function A() { return <b />; }',
    'export const A = memo(() => <b>a</b>);',
    "export const A = ({a = 'x'}: {a?: string}) => <b>{a}</b>;",
  ]) {
    expect(kind(fence(code))).toBe('rendered');
    expect(isEditable(fence(code))).toBe(true);
  }
  expect(kind(fence('export const a = 1;'))).toBe('fragment: exports no component');
  expect(kind(fence('const A = () => <b />;'))).toBe('fragment: exports no component');
  expect(kind(fence("import {x} from 'next';\nexport const A = () => <b>{x}</b>;"))).toBe(
    'fragment: imports next',
  );
  expect(kind(fence('export const A = () => <b />;', undefined, {checkOff: true}))).toBe(
    'fragment: not compiled',
  );
});

it.each(['src/Title', 'app/(main)/[id]/page', 'my.module', 'decode.worker'])(
  'takes %s.tsx for a file, as the compiler does',
  (name) => {
    const part = fence('export const Part = () => <b>a</b>;', `${name}.tsx`);
    const whole = fence(
      `import {Part} from './${name}';\nexport const A = () => <Part />;`,
      'Whole.tsx',
    );
    expect(isEditable(part, whole)).toBe(true);
  },
);

it('gives no button to what needs more than the playground has, and watches it all the same', () => {
  const needsProps = fence('export const A = ({a}: {a: string}) => <b>{a}</b>;');
  const loads = fence('export const A = () => <img src="https://x.test/a.png" />;');
  expect([kind(needsProps), isEditable(needsProps)]).toEqual(['rendered', false]);
  expect([kind(loads), isEditable(loads)]).toEqual(['rendered', false]);
});

it('tells programs, files of an app, executed samples and the rest apart', () => {
  const ts = (code: string, title?: string, more = {}) => ({
    ...fence(code, title, more),
    language: 'ts',
  });
  expect(kind(ts("await renderMedia({codec: 'h264'});"))).toBe('script');
  expect(kind(ts('export const GET = () => 1;', 'app/route.ts'))).toBe('project');
  expect(kind(ts('f(1); // → 2', undefined, {run: true}))).toBe('executed');
  expect(kind(ts('export type A = 1;'))).toBe('fragment: types only');
  expect(kind(ts("Config.setCodec('gif');"))).toBe('fragment: lines of the configuration file');
  expect(kind(ts("Config.setCodec('gif');", 'remotion.config.ts'))).toBe('project');
});

it('takes a file that is watched as a part of another as watched', () => {
  const fences = [
    {...fence('export const color = 1;', 'src/color.ts'), language: 'ts'},
    fence("import {color} from './color';\nexport const A = () => <b>{color}</b>;", 'src/A.tsx'),
  ];
  expect(classifySamples('Page', fences)[0]).toEqual({kind: 'rendered', partOf: 1});
});

it('gives a titled file those that it imports, in the version above it', () => {
  const found = classOf(
    fence("export const color = 'red';", 'src/color.ts'),
    fence("export const color = 'blue'; // [!code ++]", 'src/color.ts'),
    fence("import {color} from './color';\nexport const A = () => <b>{color}</b>;", 'src/A.tsx'),
  );
  expect(found).toMatchObject({
    kind: 'rendered',
    playground: {entry: 'src/A.tsx', files: {'src/color.ts': "export const color = 'blue';\n"}},
  });
  // Compiled as a file of the page's app, but there is nothing to open or to watch.
  const lacksFile = fence(
    "import {b} from './b';\nexport const A = () => <b>{b}</b>;",
    'src/A.tsx',
  );
  expect([kind(lacksFile), isEditable(lacksFile)]).toEqual(['project', false]);
});

it('plays a component that needs props through the root of its page', () => {
  const found = classOf(
    fence(
      'import {A} from "./A";\nexport const Root = () => <Composition id="Main" component={A} defaultProps={{a: 1}} />;',
      'src/Root.tsx',
    ),
    fence('export const A = ({a}: {a: number}) => <b>{a}</b>;', 'src/A.tsx'),
  );
  expect(found).toMatchObject({playground: {entry: 'src/Root.tsx', composition: 'Main'}});
});

it('watches a root only if it is registered at once', () => {
  const root = 'registerRoot(() => <Composition id="Main" component={A} />);';
  const all = (code: string) => fence(`const A = () => <b>a</b>;\n${code}`);
  expect(kind(all(root))).toBe('rendered');
  expect(kind(all(`load().then(() => {\n${root}\n});`))).toBe('script');
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
  expect(Object.keys(found?.playground?.files ?? {})).toEqual(['src/A.tsx', 'src/item.ts']);
});
