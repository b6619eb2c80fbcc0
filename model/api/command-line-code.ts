import ts from 'typescript';
import {eachNode} from '../each-node.ts';

// Which flags, setters and commands the code of the toolkit's command line names. It is parsed, not run: to read
// the arguments of `lambda sites create` is to load all of it, and some of its modules start working at once.

/** Names under which the packages hold the arguments as `minimist` has read them. */
const PARSED = new Set(['parsedCli', 'parsedLambdaCli', 'parsedCloudrunCli']);

/** What a module names; by the flag's name, without dashes. */
export interface ModuleFacts {
  /** Flags that are read from the arguments. */
  flags: string[];
  /** Definitions of options that are asked for their value or their flag: `crfOption`. */
  options: string[];
  /** Which flag leads to which setter of the configuration file: `if (parsedCli.width) Config.overrideWidth(…)`. */
  setters: [setter: string, flag: string][];
  /** Words that `command` is compared with. */
  compared: string[];
  /** The word that the module's own command is called by, and others that it exports. */
  commands: string[];
}

/** The last name of `client_1.BrowserSafeApis.options.crfOption`. */
function lastName(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : undefined;
}

const isParsed = (node: ts.Expression): boolean => PARSED.has(lastName(node) ?? '');

/** The option of `crfOption.cliFlag`. */
function optionOfFlag(node: ts.Expression | undefined): string | undefined {
  if (!node || !ts.isPropertyAccessExpression(node) || node.name.text !== 'cliFlag') return;
  return lastName(node.expression);
}

/** Flags of `parsedCli.width`, `parsedCli['pixel-format']` and `const {runs} = parsedCli`; `_` are the other words. */
function flagsOf(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node) && isParsed(node.expression))
    return node.name.text === '_' ? [] : [node.name.text];
  if (ts.isElementAccessExpression(node) && isParsed(node.expression))
    return ts.isStringLiteral(node.argumentExpression) ? [node.argumentExpression.text] : [];
  const isUnpacked =
    ts.isVariableDeclaration(node) && node.initializer && isParsed(node.initializer);
  if (!isUnpacked || !ts.isObjectBindingPattern(node.name)) return [];
  return node.name.elements.flatMap(({propertyName, name}) => {
    const key = propertyName ?? name;
    return ts.isIdentifier(key) || ts.isStringLiteral(key) ? [key.text] : [];
  });
}

/** Options of `crfOption.getValue(…)`, `parsedCli[crfOption.cliFlag]` and `const flag = crfOption.cliFlag`. */
function optionsOf(node: ts.Node): string[] {
  let option: string | undefined;
  if (ts.isCallExpression(node)) {
    const {expression} = node;
    if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'getValue')
      option = lastName(expression.expression);
  } else if (ts.isElementAccessExpression(node) && isParsed(node.expression)) {
    option = optionOfFlag(node.argumentExpression);
  } else if (ts.isVariableDeclaration(node)) {
    option = optionOfFlag(node.initializer);
  }
  return option === undefined ? [] : [option];
}

/** Setters that an `if` about flags calls. */
function settersOf(node: ts.Node): [setter: string, flag: string][] {
  if (!ts.isIfStatement(node)) return [];
  const flags: string[] = [];
  eachNode(node.expression, (part) => flags.push(...flagsOf(part)));
  const setters: string[] = [];
  eachNode(node.thenStatement, (part) => {
    if (!ts.isCallExpression(part) || !ts.isPropertyAccessExpression(part.expression)) return;
    if (lastName(part.expression.expression) === 'Config') setters.push(part.expression.name.text);
  });
  return setters.flatMap((setter) => flags.map((flag): [string, string] => [setter, flag]));
}

/** `command === 'still'` compares with `still`, `exports.STILL_COMMAND = 'still'` exports it. */
function wordOf(node: ts.Node): {kind: 'compared' | 'commands'; word: string} | undefined {
  if (!ts.isBinaryExpression(node) || !ts.isStringLiteral(node.right)) return;
  const name = lastName(node.left) ?? '';
  if (node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken && name === 'command')
    return {kind: 'compared', word: node.right.text};
  const isConstant = name.endsWith('_COMMAND') || name.endsWith('_SUBCOMMAND');
  if (node.operatorToken.kind === ts.SyntaxKind.EqualsToken && isConstant)
    return {kind: 'commands', word: node.right.text};
}

/**
 * Reads what a module of the command line names.
 *
 * @param source Text of the compiled module.
 */
export function readModule(source: string): ModuleFacts {
  const facts: ModuleFacts = {flags: [], options: [], setters: [], compared: [], commands: []};
  eachNode(ts.createSourceFile('module.js', source, ts.ScriptTarget.ES2022), (node) => {
    facts.flags.push(...flagsOf(node));
    facts.options.push(...optionsOf(node));
    facts.setters.push(...settersOf(node));
    const found = wordOf(node);
    if (found) facts[found.kind].push(found.word);
  });
  return facts;
}
