import ts from 'typescript';
import {functionOf} from './component-function.ts';

type Component = ts.FunctionDeclaration | ts.VariableDeclaration;

/** A type, and what names stand for in it: the types and values of the files around. */
interface Known {
  types: Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>;
  values: Map<string, ts.Expression>;
}

/**
 * Makes up props for a component from their types, as somebody who tries it would.
 *
 * @param component The component.
 * @param sources Its file and those that it imports.
 * @returns Source of an object; undefined if a type of the toolkit or of React has no stand-in here.
 */
export function makeProps(
  component: Component,
  sources: readonly ts.SourceFile[],
): string | undefined {
  const known: Known = {types: new Map(), values: new Map()};
  for (const source of sources) collect(source, known);
  const type = typeOfProps(component);
  const value = type && makeValue(type, 'props', known, 0);
  // An address is that of a picture where the code shows pictures.
  const ending = ENDINGS.find(([sign]) => sign.test(component.getText()))?.[1] ?? 'mp4';
  return value?.replaceAll(/\/clip-(\d)\.mp4/g, `/clip-$1.${ending}`);
}

/** What a component does with an address, and the kind of file behind it. */
const ENDINGS: [sign: RegExp, ending: string][] = [
  [/Video\b|parseMedia/, 'mp4'],
  [/<Audio\b|[aA]udioData/, 'mp3'],
  [/svg\+xml/, 'svg'],
  [/<(?:Img|img)\b/, 'png'],
  [/Gif\b/, 'gif'],
  [/[lL]ottie|fetch\(/, 'json'],
];

function collect(source: ts.SourceFile, known: Known): void {
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      known.types.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const {name, initializer} of statement.declarationList.declarations)
      if (initializer) known.values.set(name.getText(), initializer);
  }
}

/** The type beside the parameter, or in `React.FC<…>`. */
function typeOfProps(component: Component): ts.TypeNode | undefined {
  const made = ts.isFunctionDeclaration(component)
    ? component
    : component.initializer && functionOf(component.initializer);
  const own = made?.parameters[0]?.type;
  if (own || ts.isFunctionDeclaration(component)) return own;
  const {type} = component;
  return type && ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
}

const TEXTS = ['Harbor at dawn', 'Low tide', 'Seventh pier', 'Lamp room'];

/** What a text with this name is likely to be. */
function textFor(name: string, index: number): string {
  const plain = name.toLowerCase();
  if (/colou?r|background|accent|^fill$|stroke/.test(plain))
    return ['#ff6f42', '#5cd0c5', '#f4d58d'][index % 3] ?? '';
  if (/logo|image|img|photo|avatar|poster|picture|cover|thumbnail|before|after/.test(plain))
    return `/picture-${index}.png`;
  if (/music|voice|audio|sound|song|track/.test(plain)) return `/sound-${index}.mp3`;
  if (/srt|subtitle/.test(plain))
    return `1\n00:00:00,000 --> 00:00:02,000\nHarbor at dawn\n\n2\n00:00:02,000 --> 00:00:04,000\nLow tide\n`;
  if (/lottie|json|animation/.test(plain)) return '/animation.json';
  if (/src|url|video|clip|file|footage|source|^a$|^b$/.test(plain)) return `/clip-${index}.mp4`;
  if (/^d$|path/.test(plain)) return 'M 40 160 C 120 20 240 20 320 160 S 500 300 600 120';
  if (/^id$|key/.test(plain)) return `item-${index}`;
  if (/date|day/.test(plain)) return `2025-03-0${index + 1}`;
  return TEXTS[index % TEXTS.length] ?? '';
}

function numberFor(name: string, index: number): number {
  const plain = name.toLowerCase();
  if (/^cut/.test(plain)) return 10;
  if (/durationinframes|frames|^duration$|length/.test(plain)) return 60;
  if (/from|start|offset/.test(plain)) return index * 60 + 5;
  if (/^end|^to$/.test(plain)) return index * 60 + 60;
  if (/fps/.test(plain)) return 30;
  if (/ms$/.test(plain)) return index * 1000 + 500;
  if (/inseconds|seconds/.test(plain)) return 2;
  if (/threshold/.test(plain)) return 30;
  if (/stars|count/.test(plain)) return 4;
  if (/progress|opacity|volume|ratio|share/.test(plain)) return 0.6;
  if (/rate|speed|zoom|scale/.test(plain)) return 1;
  if (/width/.test(plain)) return 640;
  if (/height|size|radius/.test(plain)) return 120;
  if (/^(?:x|y|left|top)$/.test(plain)) return 40 + index * 30;
  return [80, 45, 60][index % 3] ?? 0;
}

/** Types of React and the toolkit, and what takes their place. */
const STAND_INS: Record<string, (name: string, index: number) => string> = {
  ReactNode: () => '"Harbor at dawn"',
  'React.ReactNode': () => '"Harbor at dawn"',
  PropsWithChildren: () => '{children: "Harbor at dawn"}',
  CSSProperties: () => '{}',
  'React.CSSProperties': () => '{}',
  Date: () => 'new Date(Date.UTC(2025, 2, 1))',
  AudioData: () => 'undefined',
  Caption: (_, index) =>
    `{text: ${JSON.stringify((index > 0 ? ' ' : '') + (TEXTS[index % TEXTS.length] ?? ''))}, startMs: ${index * 1000}, endMs: ${index * 1000 + 1000}, timestampMs: ${index * 1000 + 500}, confidence: 1}`,
  RefObject: () => '{current: null}',
  'React.RefObject': () => '{current: null}',
  PlayerRef: () => 'null',
};

function makeValue(
  type: ts.TypeNode,
  name: string,
  known: Known,
  index: number,
  depth = 0,
): string | undefined {
  if (depth > 16) return undefined;
  const inner = (node: ts.TypeNode, called = name, at = index) =>
    makeValue(node, called, known, at, depth + 1);
  switch (type.kind) {
    case ts.SyntaxKind.StringKeyword:
      return JSON.stringify(textFor(name, index));
    case ts.SyntaxKind.NumberKeyword:
      return String(numberFor(name, index));
    case ts.SyntaxKind.BooleanKeyword:
      return 'true';
    case ts.SyntaxKind.UnknownKeyword:
    case ts.SyntaxKind.UndefinedKeyword:
      return 'undefined';
  }
  if (ts.isLiteralTypeNode(type)) return type.literal.getText();
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) return inner(type.type);
  if (ts.isArrayTypeNode(type)) return arrayOf(type.elementType, inner);
  if (ts.isTupleTypeNode(type))
    return joined(
      type.elements.map((element, at) =>
        inner(ts.isNamedTupleMember(element) ? element.type : element, name, at),
      ),
      '[',
      ']',
    );
  if (ts.isUnionTypeNode(type)) {
    const [first] = type.types.flatMap((one) => (isNothing(one) ? [] : (inner(one) ?? [])));
    return first ?? 'undefined';
  }
  if (ts.isIntersectionTypeNode(type))
    return joined(
      type.types.map((one) => {
        const value = inner(one);
        return value && `...${value}`;
      }),
      '{',
      '}',
    );
  if (ts.isFunctionTypeNode(type)) return '() => undefined';
  if (ts.isTypeLiteralNode(type)) return membersOf(type.members, inner, index);
  if (ts.isTypeReferenceNode(type)) return referenceOf(type, name, known, index, inner);
  return undefined;
}

type Inner = (node: ts.TypeNode, called?: string, at?: number) => string | undefined;

const isNothing = (type: ts.TypeNode) =>
  type.kind === ts.SyntaxKind.UndefinedKeyword ||
  (ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword);

const joined = (parts: (string | undefined)[], open: string, close: string): string | undefined =>
  parts.includes(undefined) ? undefined : `${open}${parts.join(', ')}${close}`;

const arrayOf = (element: ts.TypeNode, inner: Inner) =>
  joined(
    [0, 1, 2].map((at) => inner(element, undefined, at)),
    '[',
    ']',
  );

/** Optional props stay away, as on the page, where the default is what is described. */
function membersOf(
  members: readonly ts.TypeElement[],
  inner: Inner,
  index: number,
): string | undefined {
  const parts = members.map((member) => {
    const key = member.name?.getText() ?? '';
    if (ts.isMethodSignature(member)) return `${key}: () => undefined`;
    if (!ts.isPropertySignature(member) || !member.type) return undefined;
    if (member.questionToken) return '';
    const value = inner(member.type, key, index);
    return value && `${key}: ${value}`;
  });
  return joined(
    parts.filter((part) => part !== ''),
    '{',
    '}',
  );
}

function referenceOf(
  type: ts.TypeReferenceNode,
  name: string,
  known: Known,
  index: number,
  inner: Inner,
): string | undefined {
  const called = type.typeName.getText();
  const [argument] = type.typeArguments ?? [];
  const declared = known.types.get(called);
  if (declared && ts.isTypeAliasDeclaration(declared)) return inner(declared.type);
  if (declared && ts.isInterfaceDeclaration(declared))
    return membersOf(declared.members, inner, index);
  if ((called === 'Array' || called === 'ReadonlyArray') && argument)
    return arrayOf(argument, inner);
  if (called === 'Readonly' && argument) return inner(argument);
  if (called === 'Record') return '{}';
  if (/^(?:React\.)?(?:PropsWithChildren)$/.test(called) && argument) {
    const own = inner(argument);
    return own && `{...${own}, children: "Harbor at dawn"}`;
  }
  if (/^z(?:od)?\.infer$/.test(called) && argument && ts.isTypeQueryNode(argument)) {
    const schema = known.values.get(argument.exprName.getText());
    return schema && fromSchema(schema, name, known, index);
  }
  return STAND_INS[called]?.(name, index);
}

/** A value for a zod schema: the calls are read from the outside in, down to the one that says the kind. */
function fromSchema(
  schema: ts.Expression,
  name: string,
  known: Known,
  index: number,
): string | undefined {
  if (ts.isIdentifier(schema)) {
    const value = known.values.get(schema.text);
    return value && fromSchema(value, name, known, index);
  }
  if (!ts.isCallExpression(schema)) return undefined;
  const [argument] = schema.arguments;
  const callee = schema.expression;
  const method = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  switch (method) {
    case 'default':
    case 'literal':
      return argument?.getText();
    case 'string':
    case 'zTextarea':
      return JSON.stringify(textFor(name, index));
    case 'number':
      return String(numberFor(name, index));
    case 'boolean':
      return 'true';
    case 'zColor':
      return JSON.stringify(textFor('color', index));
    case 'zMatrix':
      return '[1, 0, 0, 1]';
    case 'date':
      return 'new Date(Date.UTC(2025, 2, 1))';
    case 'enum':
      return argument && ts.isArrayLiteralExpression(argument)
        ? argument.elements[0]?.getText()
        : undefined;
    case 'array':
      return (
        argument &&
        joined(
          [0, 1, 2].map((at) => fromSchema(argument, name, known, at)),
          '[',
          ']',
        )
      );
    case 'object':
      return argument && ts.isObjectLiteralExpression(argument)
        ? fromShape(argument, known, index)
        : undefined;
  }
  // `.min(1)`, `.optional()`, `.describe("…")`: what they are called on says the kind.
  return ts.isPropertyAccessExpression(callee)
    ? fromSchema(callee.expression, name, known, index)
    : undefined;
}

const fromShape = (shape: ts.ObjectLiteralExpression, known: Known, index: number) =>
  joined(
    shape.properties.map((property) => {
      if (!ts.isPropertyAssignment(property)) return undefined;
      const key = property.name.getText();
      const value = fromSchema(property.initializer, key, known, index);
      return value && `${key}: ${value}`;
    }),
    '{',
    '}',
  );
