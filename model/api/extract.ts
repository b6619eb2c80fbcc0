import ts from 'typescript';
import type {ApiMember, ApiReport, ApiSymbol} from '../../shared/api-symbol.ts';
import {exists, readText} from '../io.ts';
import {type ParameterDefaults, readDefaults} from './defaults.ts';
import {
  isDeprecated,
  isOwnObject,
  type Members,
  membersOf,
  printMember,
  printType,
} from './members.ts';
import {joinOverloads} from './overloads.ts';
import type {EntryPoint} from './packages.ts';
import {type ApiProgram, createApiProgram} from './program.ts';

/** Names the toolkit exports for its own packages. */
const PRIVATE = /^_|Internals?$|^Internals|^Deprecated|^default$/;
const COMPONENT_TYPE =
  /^(?:React\.)?(?:FC|FunctionComponent|ForwardRefExoticComponent|ComponentType|MemoExoticComponent|LazyExoticComponent)\b/;
const RENDERS = /(?:Element|ReactNode)\b/;

/** What is handed down while reading: the checker, and where inherited names are collected. */
interface Context {
  checker: ts.TypeChecker;
  inherited: Map<string, Set<string>>;
  /** Text of a module's code; undefined if the module has no code file. */
  readCode(file: string): string | undefined;
}

const readFile = (file: string) => (exists(file) ? readText(file) : undefined);

interface Extraction {
  /** One report for each package, exports sorted by entry point and name. */
  reports: ApiReport[];
  /** Names of the members that foreign types bring along, by type. */
  inherited: Record<string, string[]>;
}

/**
 * Makes the API reports of packages from their type declarations, and the default values from the code
 * beside them. No doc comments are taken over.
 *
 * @param entries The modules to read.
 * @param readCode Reads a JavaScript file; for tests.
 */
export function extractReports(
  entries: EntryPoint[],
  program: ApiProgram = createApiProgram(entries.map(({specifier}) => specifier)),
  readCode: Context['readCode'] = readFile,
): Extraction {
  const context: Context = {checker: program.checker, inherited: new Map(), readCode};
  const reports = new Map<string, ApiReport>();
  for (const {package: name, version, specifier} of entries) {
    const report = reports.get(name) ?? {package: name, version, exports: []};
    reports.set(name, report);
    const module = program.modules.get(specifier);
    if (!module) throw new Error(`The module ${specifier} is not part of the program`);
    for (const symbol of program.checker.getExportsOfModule(module)) {
      if (PRIVATE.test(symbol.name) && !isDefaultExport(symbol, specifier)) continue;
      report.exports.push(describeExport(context, symbol, specifier));
    }
  }
  for (const report of reports.values()) {
    report.exports.sort((a, b) => compare(a.entryPoint, b.entryPoint) || compare(a.name, b.name));
  }
  const inherited = [...context.inherited].map(
    ([type, names]) => [type, [...names].sort()] as const,
  );
  return {
    reports: [...reports.values()],
    inherited: Object.fromEntries(inherited.sort(([a], [b]) => compare(a, b))),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A default export counts where it is what users import, as `@remotion/three` has none and `zod-types` neither. */
const isDefaultExport = (symbol: ts.Symbol, specifier: string) =>
  symbol.name === 'default' &&
  !/^@remotion\/(?:cli|google-fonts)/.test(specifier) &&
  specifier !== 'remotion';

function describeExport(context: Context, exported: ts.Symbol, entryPoint: string): ApiSymbol {
  const {checker} = context;
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const base = {name: exported.name, entryPoint};
  const deprecated = isDeprecated(exported) || isDeprecated(symbol) ? {deprecated: true} : {};
  if (symbol.flags & ts.SymbolFlags.Class) {
    return {...base, ...describeClass(context, symbol), ...deprecated};
  }
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return {...base, ...describeType(context, symbol), ...deprecated};
  }
  const type = checker.getTypeOfSymbol(symbol);
  const described = describeValue(context, exported.name, type);
  return {...base, ...withDefaults(described, defaultsOf(context, symbol)), ...deprecated};
}

/** The defaults in the code of a function or component: `spring.js` lies beside `spring.d.ts`. */
function defaultsOf({readCode}: Context, symbol: ts.Symbol): ParameterDefaults[] {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const code = file?.endsWith('.d.ts') ? readCode(file.replace(/\.d\.ts$/, '.js')) : undefined;
  return code === undefined ? [] : readDefaults(code, symbol.name);
}

/** Adds default values to what may be left out. */
function withDefaults(described: Description, defaults: readonly ParameterDefaults[]): Description {
  const [first] = defaults;
  const fill = (members: ApiMember[], values?: ParameterDefaults['members']) =>
    members.map((member) => {
      const value = member.optional ? values?.get(member.name) : undefined;
      return value === undefined ? member : {...member, default: value};
    });
  const {parameters, members} = described;
  return {
    ...described,
    ...(parameters && {
      parameters: parameters.map((parameter, index): ApiMember => {
        const own = defaults[index];
        return {
          ...parameter,
          ...(parameter.optional && own?.value !== undefined ? {default: own.value} : {}),
          ...(parameter.members ? {members: fill(parameter.members, own?.members)} : {}),
        };
      }),
    }),
    // Props of a component, or options of a function that takes nothing else.
    ...(members && {members: fill(members, first?.members)}),
  };
}

type Description = Omit<ApiSymbol, 'name' | 'entryPoint' | 'deprecated'>;

const NO_MEMBERS: Members = {members: [], inherits: [], inherited: new Map()};

/** The members as a report writes them; the names of inherited ones are collected aside. */
function withMembers({inherited}: Context, {members, inherits, inherited: found}: Members) {
  for (const [type, names] of found) {
    const all = inherited.get(type) ?? new Set();
    for (const name of names) all.add(name);
    inherited.set(type, all);
  }
  return {
    ...(members.length > 0 ? {members} : {}),
    ...(inherits.length > 0 ? {inherits} : {}),
  };
}

function describeClass(context: Context, symbol: ts.Symbol): Description {
  const {checker} = context;
  const instance = checker.getDeclaredTypeOfSymbol(symbol);
  const statics = checker.getTypeOfSymbol(symbol);
  // A class of static methods only, such as `Easing`, is a namespace to its users.
  if (instance.getProperties().length === 0) {
    return {
      kind: 'namespace',
      signature: symbol.name,
      ...withMembers(context, membersOf(checker, statics)),
    };
  }
  return {
    kind: 'class',
    signature: `class ${symbol.name}`,
    ...withMembers(context, membersOf(checker, instance)),
  };
}

function describeType(context: Context, symbol: ts.Symbol): Description {
  const {checker} = context;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const parameters = (symbol.declarations ?? []).flatMap((node) =>
    ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)
      ? (node.typeParameters ?? []).map((parameter) => parameter.getText())
      : [],
  );
  const own = isOwnObject(checker, type) ? membersOf(checker, type) : NO_MEMBERS;
  const [signature] = type.getCallSignatures();
  return {
    kind: symbol.flags & ts.SymbolFlags.Enum ? 'enum' : 'type',
    signature: own.members.length > 0 ? symbol.name : expandAlias(checker, type),
    ...(parameters.length > 0 ? {typeParameters: parameters} : {}),
    ...withMembers(context, own),
    ...(signature
      ? {parameters: signature.parameters.map((each) => describeParameter(checker, each))}
      : {}),
  };
}

/** Prints what an alias stands for, where that is short enough to help. */
function expandAlias(checker: ts.TypeChecker, type: ts.Type): string {
  const text = type.isUnion()
    ? type.types.map((part) => printType(checker, part)).join(' | ')
    : checker.typeToString(
        type,
        undefined,
        ts.TypeFormatFlags.InTypeAlias |
          ts.TypeFormatFlags.NoTruncation |
          ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
      );
  return text
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 2000);
}

function describeValue(context: Context, name: string, type: ts.Type): Description {
  const {checker} = context;
  const printed = printType(checker, type);
  const signatures = type.getCallSignatures();
  const ways = [...signatures].sort((a, b) => b.parameters.length - a.parameters.length);
  const [widest] = ways;
  if (isComponent(checker, name, printed, widest)) {
    const props = widest?.parameters[0];
    const own = props ? membersOf(checker, checker.getTypeOfSymbol(props)) : NO_MEMBERS;
    // Static parts such as `Series.Sequence` are documented with the component.
    return {kind: 'component', signature: `<${name}>`, ...withMembers(context, own)};
  }
  if (!widest) {
    const isNamespace = isOwnObject(checker, type);
    return {
      kind: isNamespace ? 'namespace' : 'constant',
      signature: isNamespace ? name : printed.slice(0, 2000),
      ...(isNamespace ? withMembers(context, membersOf(checker, type)) : {}),
    };
  }
  const parameters = joinOverloads(
    ways.map((way) => way.parameters.map((parameter) => describeParameter(checker, parameter))),
  );
  const returned = widest.getReturnType();
  const value = awaited(checker, returned);
  const returnMembers = isOwnObject(checker, value) ? membersOf(checker, value).members : [];
  const [only] = parameters;
  return {
    kind: /^use[A-Z]/.test(name) ? 'hook' : 'function',
    signature: printed,
    ...(widest.typeParameters?.length
      ? {typeParameters: widest.typeParameters.map((parameter) => printType(checker, parameter))}
      : {}),
    parameters,
    returns: printType(checker, returned),
    ...(returnMembers.length > 0 ? {returnMembers} : {}),
    ...(parameters.length === 1 && only?.members ? {members: only.members} : {}),
  };
}

function isComponent(
  checker: ts.TypeChecker,
  name: string,
  printed: string,
  signature: ts.Signature | undefined,
): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  if (COMPONENT_TYPE.test(printed)) return true;
  if (!signature || signature.parameters.length > 2) return false;
  return RENDERS.test(printType(checker, signature.getReturnType()));
}

function describeParameter(checker: ts.TypeChecker, parameter: ts.Symbol): ApiMember {
  const type = checker.getTypeOfSymbol(parameter);
  const declaration = parameter.valueDeclaration;
  const isParameter = declaration && ts.isParameter(declaration);
  const optional = Boolean(
    isParameter && (checker.isOptionalParameter(declaration) || declaration.dotDotDotToken),
  );
  const own = isOwnObject(checker, type) ? membersOf(checker, type).members : [];
  return {
    // A destructured parameter has no name of its own.
    name: parameter.name.startsWith('__') ? 'options' : parameter.name,
    type: printMember(checker, type, optional),
    optional,
    kind: 'parameter',
    ...(own.length > 0 ? {members: own} : {}),
  };
}

function awaited(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  return checker.getAwaitedType(type) ?? type;
}
