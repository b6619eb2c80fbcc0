import path from 'node:path/posix';
import ts from 'typescript';
import type {PlaygroundProject} from '../../shared/playground.ts';
import {packages} from '../../shared/playground-packages.ts';
import type {Sample} from '../../shared/sample.ts';
import {withoutRemovedLines} from './project.ts';

/** A fence as far as its class depends on it. */
export type Fence = Pick<Sample, 'code' | 'language' | 'meta'>;

/**
 * What can be done with a fence: *rendered* exports a component that shows something by itself, a
 * *project* is a titled file that does so together with others of its page, *none* says why not.
 */
export type SampleClass =
  | {kind: 'rendered' | 'project'; project: PlaygroundProject}
  | {kind: 'none'; why: string};

const none = (why: string): SampleClass => ({kind: 'none', why});

const VIDEO: PlaygroundProject['video'] = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
};

const fileTitle = /^(?!\/)[\w@-]+(?:\/[\w@.-]+)*\.(?:tsx?|json|css)$/;
const available: ReadonlySet<string> = new Set(packages);

/** Takes the title of a page and its fences in order; returns the class of each. */
export function classifySamples(title: string, fences: readonly Fence[]): SampleClass[] {
  return fences.map((fence, index) => {
    const refusal = refuse(fence);
    if (refusal) return none(refusal);
    const own = fence.meta.title && fileTitle.test(fence.meta.title) ? fence.meta.title : null;
    const files = new Map<string, string>();
    // As a reader who follows the page has them on disk: later versions win, up to this fence.
    for (const [at, other] of fences.entries()) {
      const name = other.meta.title;
      if (other === fence || !name || !fileTitle.test(name) || other.meta.checkOff) continue;
      if (at < index || !files.has(name)) files.set(name, textOf(other));
    }
    const entry = own ?? 'src/Sample.tsx';
    files.set(entry, textOf(fence));
    return classify(title, entry, own !== null, files);
  });
}

/** The lines above the cut are part of the program; its mark is nothing that a reader should see. */
const textOf = (fence: Fence): string =>
  `${withoutRemovedLines(fence.code)
    .replaceAll(/^\s*\/\/ ---cut---\s*$/gm, '')
    .replaceAll(/[ \t]*(?:\/\/|\{?\/\*) ?\[!code [^\]]*\](?: ?\*\/\}?)?/g, '')
    .trim()}\n`;

function refuse({language, meta}: Fence): string | undefined {
  if (language !== 'tsx') return 'not TSX';
  if (meta.checkOff) return 'not compiled';
  if (meta.expectErrors.length > 0) return 'shows an error';
  return undefined;
}

function classify(
  title: string,
  entry: string,
  titled: boolean,
  files: ReadonlyMap<string, string>,
): SampleClass {
  const needed = new Map<string, string>();
  const roots: string[] = [];
  const visit = (name: string): string | undefined => {
    if (needed.has(name)) return undefined;
    const text = files.get(name) ?? '';
    needed.set(name, text);
    if (!/\.tsx?$/.test(name)) return undefined;
    const source = parse(name, text);
    const refusal = refuseSource(source);
    if (refusal) return refusal;
    for (const {specifier, isType} of importsOf(source)) {
      if (!specifier.startsWith('.')) {
        if (!isType && !isAvailable(specifier)) return `imports ${specifier}`;
        continue;
      }
      const found = resolve(files, titled ? path.dirname(name) : null, specifier);
      // A file of types alone is missed by the compiler only: the code runs without it.
      if (!found && isType) continue;
      if (!found) return `imports ${specifier}, which the page doesn't show`;
      const inner = visit(found);
      if (inner && isType) needed.delete(found);
      else if (inner) return inner;
    }
    return undefined;
  };
  const refusal = visit(entry);
  if (refusal) return none(refusal);
  const source = parse(entry, files.get(entry) ?? '');
  const components = exportedComponents(source);
  const registers = /\bregisterRoot\(/.test(files.get(entry) ?? '');
  if (components.length === 0 && !registers) return none('exports no component');
  const [first] = components;
  const hasDefaults = exportsName(source, 'defaultProps');
  let composition: string | undefined;
  if (first?.needsProps && !hasDefaults) {
    const root = findRoot(files, first.name);
    if (!root) return none(`${first.name} needs props`);
    const inner = visit(root.file);
    if (inner) return none(inner);
    roots.push(root.file);
    composition = root.id;
  }
  const project: PlaygroundProject = {
    title,
    files: Object.fromEntries([...needed].map(([name, text]) => [name, text])),
    entry: roots[0] ?? entry,
    ...(composition !== undefined && {composition}),
    video: VIDEO,
  };
  return {kind: titled ? 'project' : 'rendered', project};
}

const isAvailable = (name: string) =>
  available.has(name) || /^@remotion\/google-fonts\/\w+$/.test(name);

const parse = (name: string, text: string) =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

interface Import {
  specifier: string;
  /** True for `import type`, which isn't there any more when the code runs. */
  isType: boolean;
}

function importsOf(source: ts.SourceFile): Import[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const {moduleSpecifier} = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.isTypeOnly === true
      : statement.isTypeOnly;
    return [{specifier: moduleSpecifier.text, isType}];
  });
}

function resolve(
  files: ReadonlyMap<string, string>,
  folder: string | null,
  specifier: string,
): string | undefined {
  const folders =
    folder === null ? [...new Set([...files.keys()].map((name) => path.dirname(name)))] : [folder];
  for (const at of folders) {
    const base = path.join(at, specifier);
    const stem = base.replace(/\.jsx?$/, '');
    for (const candidate of [base, `${stem}.tsx`, `${stem}.ts`, `${stem}/index.tsx`]) {
      if (files.has(candidate)) return candidate;
    }
  }
  return undefined;
}

/** Names that only a server, a render or a page with a network has. */
const ELSEWHERE = new Set([
  'fetch',
  'process',
  'Buffer',
  'require',
  'localStorage',
  'WebSocket',
  'XMLHttpRequest',
]);

function refuseSource(source: ts.SourceFile): string | undefined {
  let found: string | undefined;
  // Its pictures are files of the reader's project, unless the sample says where else.
  if (
    importsOf(source).some(({specifier}) => specifier === '@remotion/animated-emoji') &&
    !source.text.includes('calculateSrc')
  ) {
    return 'needs the files of the emoji';
  }
  const visit = (node: ts.Node): void => {
    if (found) return;
    if (ts.isStringLiteralLike(node) && /^https?:\/\/(?!www\.w3\.org)/.test(node.text)) {
      if (!ts.isJsxAttribute(node.parent) || node.parent.name.getText() !== 'href')
        found = `loads ${node.text}`;
    }
    if (ts.isTemplateHead(node) && /^https?:\/\//.test(node.text)) found = `loads ${node.text}`;
    if (ts.isIdentifier(node) && ELSEWHERE.has(node.text) && isReference(node))
      found = `uses ${node.text}`;
    if (ts.isVariableStatement(node) || ts.isFunctionDeclaration(node)) {
      if (node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.DeclareKeyword))
        found = 'declares what isn’t there';
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isReference = (node: ts.Identifier): boolean => {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return ts.isCallExpression(parent) || ts.isNewExpression(parent);
};

interface FoundComponent {
  name: string;
  needsProps: boolean;
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function exportsName(source: ts.SourceFile, name: string): boolean {
  return source.statements.some(
    (statement) =>
      ts.isVariableStatement(statement) &&
      isExported(statement) &&
      statement.declarationList.declarations.some((declared) => declared.name.getText() === name),
  );
}

function exportedComponents(source: ts.SourceFile): FoundComponent[] {
  return source.statements.flatMap((statement): FoundComponent[] => {
    if (!isExported(statement)) return [];
    if (ts.isFunctionDeclaration(statement)) {
      const name = statement.name?.text ?? 'default';
      return name === 'default' || /^[A-Z]/.test(name)
        ? [{name, needsProps: needsProps(statement.parameters[0])}]
        : [];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((declared) => {
      const name = declared.name.getText();
      const made = declared.initializer && functionOf(declared.initializer);
      if (!/^[A-Z]/.test(name) || !made || !hasMarkup(made)) return [];
      return [{name, needsProps: needsProps(made.parameters[0])}];
    });
  });
}

/** A component, or what `memo()` and `forwardRef()` are called with. */
function functionOf(node: ts.Expression): ts.ArrowFunction | ts.FunctionExpression | undefined {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node;
  if (ts.isCallExpression(node) && node.arguments[0]) return functionOf(node.arguments[0]);
  return undefined;
}

function hasMarkup(node: ts.Node): boolean {
  let found = false;
  const visit = (child: ts.Node): void => {
    if (ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child) || ts.isJsxFragment(child))
      found = true;
    if (!found) ts.forEachChild(child, visit);
  };
  visit(node);
  return found || (ts.isArrowFunction(node) && node.body.kind === ts.SyntaxKind.NullKeyword);
}

function needsProps(parameter: ts.ParameterDeclaration | undefined): boolean {
  if (!parameter || parameter.initializer) return false;
  if (!ts.isObjectBindingPattern(parameter.name)) return true;
  return parameter.name.elements.some((element) => !element.initializer && !element.dotDotDotToken);
}

/** The file whose `<Composition>` plays a component, and under which name. */
function findRoot(
  files: ReadonlyMap<string, string>,
  component: string,
): {file: string; id: string} | undefined {
  for (const [file, text] of files) {
    const match = new RegExp(
      `<(?:Composition|Still)\\b[^>]*?component=\\{${component}\\}`,
      's',
    ).exec(text);
    const id = match && /\bid="([^"]+)"/.exec(text.slice(match.index, match.index + 600))?.[1];
    if (id && /export /.test(text)) return {file, id};
  }
  return undefined;
}
