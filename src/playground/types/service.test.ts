import path from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {collectDeclarations} from '../../../plugins/playground/declarations';
import {applyChanges} from './apply-changes';
import {formatCode} from './format';
import {TypeService} from './service';

const symbols = [
  {module: 'remotion', name: 'interpolate', path: '/docs/interpolate', description: 'Map a number'},
  {module: '@remotion/shapes', name: 'Star', path: '/docs/shapes/star', description: 'A star'},
];

describe('types of the pinned packages', () => {
  let service: TypeService;
  beforeAll(() => {
    const declarations = collectDeclarations(path.resolve(import.meta.dirname, '../../..'));
    service = new TypeService(ts, declarations, symbols);
  }, 120_000);

  const at = (text: string) => {
    const position = text.indexOf('|');
    service.setFiles({'src/A.tsx': text.replace('|', '')});
    return position;
  };

  it('finds nothing wrong with a composition, and names the line of a mistake', () => {
    at(`import {loadFont} from '@remotion/google-fonts/Inter';
import {Star} from '@remotion/shapes';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';
import './style.css';
export const schema = z.object({n: z.number()});
const {fontFamily} = loadFont();
export const A = ({n}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{fontFamily, opacity: interpolate(useCurrentFrame(), [0, n], [0, 1])}}>
    <Star points={5} innerRadius={10} outerRadius={20} fill="red" />
  </AbsoluteFill>
);
`);
    expect(service.check()).toEqual([]);
    at(
      'import {interpolate} from "remotion";\nexport const a: string = interpolate(1, [0, 1], [0, 1]);',
    );
    expect(service.check()).toMatchObject([{path: 'src/A.tsx', line: 2, code: 2322}]);
  });

  it('says what a name is, with its page', () => {
    const position = at("import {inter|polate} from 'remotion';\nexport const a = interpolate;");
    const found = service.hover('src/A.tsx', position);
    expect(found?.signature).toMatch(/^function interpolate\(input: number/);
    expect(found?.page).toEqual({path: '/docs/interpolate', description: 'Map a number'});
    expect(service.hover('src/A.tsx', at('|  \n'))).toBeNull();
  });

  it('completes members, and names that have to be imported', () => {
    const inside = at(
      "import {useVideoConfig} from 'remotion';\nconst c = useVideoConfig();\nc.dur|",
    );
    const names = service.complete('src/A.tsx', inside)?.options.map(({name}) => name);
    expect(names).toContain('durationInFrames');
    const outside = at('export const A = () => <Seque|');
    const found = service.complete('src/A.tsx', outside);
    expect(found?.options).toContainEqual({name: 'Sequence', kind: 'alias', source: 'remotion'});
    const detail = service.detail('src/A.tsx', outside, 'Sequence', 'remotion');
    expect(detail?.changes[0]?.text).toContain("import {Sequence} from 'remotion';");
  });

  it('renames across files, and refuses what isn’t the reader’s', () => {
    const files = {
      'src/A.tsx': "import {size} from './b';\nexport const A = () => <b>{size}</b>;\n",
      'src/b.ts': 'export const size = 1;\n',
    };
    service.setFiles(files);
    const changes = service.rename('src/b.ts', files['src/b.ts'].indexOf('size'), 'width');
    const renamed = applyChanges(files, changes);
    expect(renamed['src/b.ts']).toBe('export const width = 1;\n');
    service.setFiles(renamed);
    expect(service.check()).toEqual([]);
    expect(() => service.rename('src/b.ts', 14, 'two words')).toThrow('isn’t a valid name');
    expect(() => service.rename('src/b.ts', 14, 'class')).toThrow('isn’t a valid name');
    expect(service.rename('src/b.ts', 14, 'type')).not.toEqual([]);
    service.setFiles({'src/b.ts': null});
    const position = at("import {inter|polate} from 'remotion';\nexport const a = interpolate;");
    expect(() => service.rename('src/A.tsx', position, 'between')).toThrow('node_modules');
    const member = at("export const a = 'x'.to|UpperCase();");
    expect(() => service.rename('src/A.tsx', member, 'y')).toThrow();
  });

  it('takes files back', () => {
    service.setFiles({
      'src/A.tsx': "import './gone';\nexport const a = 1;\n",
      'src/gone.ts': 'export {};',
    });
    expect(service.check()).toEqual([]);
    service.setFiles({
      'src/gone.ts': null,
      'src/A.tsx': "import {x} from './gone';\nexport const a = x;\n",
    });
    expect(service.check()).toMatchObject([{code: 2307}]);
  });
});

it('formats as the samples of this site are', async () => {
  const text =
    'export const A = () => { const x: number = 1\n  return <b className="a">{ x }</b> }';
  expect(await formatCode('src/A.tsx', text)).toBe(
    'export const A = () => {\n  const x: number = 1;\n  return <b className="a">{x}</b>;\n};\n',
  );
  await expect(formatCode('src/A.tsx', 'const = 1')).rejects.toThrow();
});
