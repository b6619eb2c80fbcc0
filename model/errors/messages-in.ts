import ts from 'typescript';
import {eachNode} from '../each-node.ts';
import {type Arguments, calledName, type Names, single, textsOf, VALUE} from './text-of.ts';

/** How a reader meets a message: as an error, as a warning or note in a log, or as a result's text. */
type MessageKind = 'error' | 'log' | 'result';

/** A message that code of a package can show. */
export interface Message {
  /** The text, with `VALUE` for each value that isn't fixed. */
  text: string;
  kind: MessageKind;
  file: string;
  /** 1-based line of the place that makes it. */
  line: number;
  /** The function that makes it, as the first line of a stack names it. */
  within?: string;
}

/** Where a text leaves the program. */
interface Sink {
  kind: MessageKind;
  args: readonly ts.Expression[];
  /** Only a message if an exit or a failure is beside it. */
  isNote?: boolean;
}

/** A function whose parameter ends in a sink: its calls make the messages. */
interface Helper {
  declaration: ts.FunctionLikeDeclaration;
  sink: Sink;
}

/** Keys of results that say in words what is wrong. */
const RESULT_KEY = /^(?:err|error|errMessage|errorMessage|detailedReason|message|warning)$/;
/** Names that too many unrelated functions have. */
const COMMON_NAME =
  /^(?:then|log|error|warn|info|push|map|set|get|add|on|emit|resolve|constructor)$/;

/**
 * @param files JavaScript of a package by path.
 * @returns Every message its code can make: thrown, returned, or written to a log before it gives up.
 */
export function messagesIn(files: ReadonlyMap<string, string>): Message[] {
  const sources = [...files].map(([file, text]) =>
    ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
  );
  const names = readNames(sources);
  const helpers = new Map<string, Helper[]>();
  const found: Message[] = [];
  const add = (node: ts.Node, kind: MessageKind, texts: readonly string[]) => {
    const source = node.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const text of texts) {
      if (saysSomething(text))
        found.push({text, kind, file: source.fileName, line, ...functionAround(node)});
    }
  };
  for (const source of sources) {
    eachNode(source, (node) => {
      if (hasStatements(node)) {
        for (const group of logGroups(node.statements)) {
          const texts = group.map(({sink}) => textsOfSink(sink, names));
          const [only] = texts;
          const [first] = group;
          if (first && only)
            add(
              first.node,
              'log',
              texts.length === 1 ? only : [texts.map((all) => single(all)).join('\n')],
            );
        }
      }
      const sink = sinkOf(node);
      if (!sink) return;
      rememberHelper(node, sink, helpers);
      const isStatement =
        ts.isExpressionStatement(node.parent) && hasStatements(node.parent.parent);
      if (sink.kind === 'log' && (isStatement || sink.isNote)) return;
      add(node, sink.kind, textsOfSink(sink, names));
    });
  }
  for (const source of sources) {
    eachNode(source, (node) => {
      if (!ts.isCallExpression(node)) return;
      for (const helper of helpers.get(calledName(node) ?? '') ?? []) {
        const args = argumentsOf(helper.declaration, node, names);
        if (args.size > 0) add(node, helper.sink.kind, textsOfSink(helper.sink, names, args));
      }
    });
  }
  return found;
}

/** @returns The nearest function with a name; those without one stand in a stack by their place only. */
function functionAround(node: ts.Node): {within?: string} {
  for (let around = node.parent; around; around = around.parent) {
    if (!ts.isFunctionLike(around) || !('body' in around)) continue;
    const name = nameOf(around as ts.FunctionLikeDeclaration) ?? nameOfPlace(around);
    if (name !== undefined) return {within: name};
  }
  return {};
}

/** A function takes the name of the property or variable that it is put into. */
function nameOfPlace({parent}: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(parent)) return parent.name.getText();
  const isAssigned =
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isAssigned ? parent.left.getText() : undefined;
}

/** What the compiler's own helpers say; no code of a package does. */
const COMPILED =
  /private (?:member|method|accessor|static)|Private (?:method|accessor)|^(?:Class extends|Symbol\.asyncIterator|Object (?:not disposable|expected))/;

const saysSomething = (text: string): boolean =>
  /[a-z]{3}/i.test(text.replaceAll(VALUE, ' ')) && !COMPILED.test(text);

type StatementList = ts.Block | ts.SourceFile | ts.CaseOrDefaultClause;

const hasStatements = (node: ts.Node): node is StatementList =>
  ts.isBlock(node) || ts.isSourceFile(node) || ts.isCaseOrDefaultClause(node);

function textsOfSink({args}: Sink, names: Names, given?: Arguments): string[] {
  const texts = args.map((arg) => textsOf(arg, names, given));
  const [only] = texts;
  if (texts.length === 1 && only) return only;
  return [texts.map((all) => single(all)).join(' ')];
}

/** Collects what names stand for, in all files of a package. */
function readNames(sources: readonly ts.SourceFile[]): Names {
  const constants = new Map<string, string>();
  const functions = new Map<string, ts.FunctionLikeDeclaration[]>();
  const addFunction = (name: string, declaration: ts.FunctionLikeDeclaration) =>
    functions.set(name, [...(functions.get(name) ?? []), declaration]);
  for (const source of sources) {
    eachNode(source, (node) => {
      if (ts.isFunctionDeclaration(node) && node.name) addFunction(node.name.text, node);
      if (
        ts.isVariableDeclaration(node) &&
        ts.isIdentifier(node.name) &&
        isFunction(node.initializer)
      )
        addFunction(node.name.text, node.initializer);
      if (!ts.isBinaryExpression(node) || !/^exports\.\w+$/.test(node.left.getText())) return;
      const name = node.left.getText().slice('exports.'.length);
      if (ts.isStringLiteralLike(node.right)) constants.set(name, node.right.text);
      if (!ts.isObjectLiteralExpression(node.right)) return;
      for (const property of node.right.properties) {
        if (ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer))
          constants.set(`${name}.${property.name.getText()}`, property.initializer.text);
      }
    });
  }
  return {constants, functions};
}

const isFunction = (node?: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Tells whether a node lets a text out of the program, and which. */
function sinkOf(node: ts.Node): Sink | undefined {
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
    const [first] = node.arguments ?? [];
    if (!first) return undefined;
    const name = calledName(node) ?? '';
    const owner = node.expression.getText();
    if (/(?:^|[^a-z])[A-Z]\w*Error$|^Error$/.test(owner)) return {kind: 'error', args: [first]};
    if (ts.isNewExpression(node)) return undefined;
    if (node.expression.kind === ts.SyntaxKind.SuperKeyword)
      return isInErrorClass(node) ? {kind: 'error', args: [first]} : undefined;
    if (/^(?:cancelRender|reject|showNotification)$/.test(name))
      return {kind: 'error', args: [first]};
    return logOf(node, owner);
  }
  if (ts.isThrowStatement(node) && ts.isStringLiteralLike(node.expression))
    return {kind: 'error', args: [node.expression]};
  if (ts.isPropertyAssignment(node) && RESULT_KEY.test(node.name.getText())) {
    const isText =
      ts.isStringLiteralLike(node.initializer) || ts.isTemplateExpression(node.initializer);
    // Three words: shorter ones are codes.
    if (isText && !isLogged(node) && /\w+\s+\w+\s+\w+/.test(node.initializer.getText()))
      return {kind: 'result', args: [node.initializer]};
  }
  return undefined;
}

/**
 * An object that is handed to a function such as playbackLogging() is a note of the verbose log; one that an
 * error is made from was read with the error. */
function isLogged({parent}: ts.PropertyAssignment): boolean {
  const call = parent.parent;
  if (ts.isNewExpression(call)) return /Error$/.test(calledName(call) ?? '');
  return ts.isCallExpression(call) && /logging$/i.test(calledName(call) ?? '');
}

function isInErrorClass(node: ts.Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (ts.isClassLike(parent))
      return /Error$/.test(parent.heritageClauses?.[0]?.types[0]?.expression.getText() ?? '');
  }
  return false;
}

/** Calls of `console` and of the packages' own logs. */
function logOf(node: ts.CallExpression, owner: string): Sink | undefined {
  const match = /^(console|(?:\w+\.)*(?:Log|Logger|logger))\.(error|warn|info|log)$/.exec(owner);
  if (!match) return undefined;
  const [head, ...rest] = node.arguments;
  // Their first argument says how to print: {indent, logLevel}.
  const printed =
    head && match[1] !== 'console' && isPrintOption(head) ? rest : [...node.arguments];
  const isNote = match[2] === 'info' || match[2] === 'log';
  return {kind: 'log', args: printed, isNote};
}

const isPrintOption = (node: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(node) ||
  /logLevel|logOptions|options|verbosity/i.test(node.getText());

/**
 * Lines that a log gets one after the other are one message. Notes are one only beside a warning, or
 * before the program gives up.
 */
function logGroups(statements: readonly ts.Statement[]): {node: ts.Node; sink: Sink}[][] {
  const groups: {node: ts.Node; sink: Sink}[][] = [];
  let group: {node: ts.Node; sink: Sink}[] = [];
  const end = (next?: ts.Statement) => {
    const counts = group.some(({sink}) => !sink.isNote) || (next !== undefined && givesUp(next));
    if (group.length > 0 && counts) groups.push(group);
    group = [];
  };
  for (const statement of statements) {
    const node = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    const sink = node && ts.isCallExpression(node) ? sinkOf(node) : undefined;
    if (node && sink?.kind === 'log') group.push({node, sink});
    else end(statement);
  }
  end();
  return groups;
}

const givesUp = (statement: ts.Statement): boolean =>
  ts.isThrowStatement(statement) ||
  /process\.exit|quit\w*\)?\(/.test(statement.getText().slice(0, 80));

/** Finds the function around a sink that hands one of its parameters to it. */
function rememberHelper(node: ts.Node, sink: Sink, helpers: Map<string, Helper[]>): void {
  let around: ts.Node | undefined = node.parent;
  while (around && !ts.isFunctionLike(around)) around = around.parent;
  if (!around || !('body' in around)) return;
  const declaration = around as ts.FunctionLikeDeclaration;
  const name = nameOf(declaration);
  if (name === undefined || COMMON_NAME.test(name)) return;
  const parameters = new Set(
    declaration.parameters.flatMap((parameter) => namesOf(parameter.name)),
  );
  const uses = sink.args.some((arg) => {
    let found = false;
    eachNode(arg, (inner) => {
      if (ts.isIdentifier(inner) && parameters.has(inner.text)) found = true;
    });
    return found;
  });
  if (uses) helpers.set(name, [...(helpers.get(name) ?? []), {declaration, sink}]);
}

function nameOf(declaration: ts.FunctionLikeDeclaration): string | undefined {
  if (declaration.name && ts.isIdentifier(declaration.name)) return declaration.name.text;
  const {parent} = declaration;
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)
    ? parent.name.text
    : undefined;
}

const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? namesOf(element.name) : [],
      );

/** Texts that a call gives to the parameters of a helper; sentences only, as the rest are values. */
function argumentsOf(
  declaration: ts.FunctionLikeDeclaration,
  call: ts.CallExpression,
  names: Names,
): Map<string, string> {
  const args = new Map<string, string>();
  const set = (name: ts.BindingName, value: ts.Expression | undefined) => {
    if (!value || !ts.isIdentifier(name)) return;
    const text = single(textsOf(value, names));
    if (/\w+\W+\w+/.test(text)) args.set(name.text, text);
  };
  declaration.parameters.forEach(({name, dotDotDotToken}, index) => {
    const value = call.arguments[index];
    if (dotDotDotToken) return;
    if (ts.isIdentifier(name)) set(name, value);
    if (ts.isIdentifier(name) || !value || !ts.isObjectLiteralExpression(value)) return;
    for (const element of name.elements) {
      if (!ts.isBindingElement(element)) continue;
      const key = (element.propertyName ?? element.name).getText();
      const property = value.properties.find(
        (candidate) => ts.isPropertyAssignment(candidate) && candidate.name.getText() === key,
      );
      if (property && ts.isPropertyAssignment(property)) set(element.name, property.initializer);
    }
  });
  return args;
}
