import ts from 'typescript';
import {expect, it} from 'vitest';
import {makeProps} from './make-props.ts';

/** Props for the last statement of a file. */
function propsFor(code: string): string | undefined {
  const source = ts.createSourceFile(
    'a.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const last = source.statements.at(-1);
  if (!last) throw new Error('no statement');
  if (ts.isFunctionDeclaration(last)) return makeProps(last, [source]);
  if (!ts.isVariableStatement(last)) throw new Error('no component');
  const [component] = last.declarationList.declarations;
  return component && makeProps(component, [source]);
}

it('makes values up by type and name', () => {
  expect(
    propsFor(
      'const A = ({title, src, durationInFrames}: {title: string; src: string; durationInFrames: number}) => <b />;',
    ),
  ).toBe('{title: "Harbor at dawn", src: "/clip-0.mp4", durationInFrames: 60}');
  expect(
    propsFor(
      "type Kind = 'a' | 'b';\ninterface Props {kind: Kind; onEnd: () => void; gap?: number}\nfunction A({kind}: Props) { return <b />; }",
    ),
  ).toBe("{kind: 'a', onEnd: () => undefined}");
});

it('makes lists of three different items', () => {
  expect(propsFor('const A: React.FC<{items: {id: string}[]}> = ({items}) => <b />;')).toBe(
    '{items: [{id: "item-0"}, {id: "item-1"}, {id: "item-2"}]}',
  );
});

it('reads a schema', () => {
  expect(
    propsFor(
      "const schema = z.object({tint: zColor(), size: z.number().min(1), name: z.string().default('x')});\nconst A = ({tint}: z.infer<typeof schema>) => <b />;",
    ),
  ).toBe(`{tint: "#ff6f42", size: 120, name: 'x'}`);
});

it('gives up on a type that it doesn’t know', () => {
  expect(propsFor('const A = ({data}: {data: LottieAnimationData}) => <b />;')).toBeUndefined();
});
