import ts from 'typescript';
import type {ApiMember} from '../../shared/api-symbol.ts';

const FOREIGN = /\/node_modules\/(?!(?:@remotion\/|remotion\/))|\/typescript\/lib\//;
const MAX_DEPTH = 2;
const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/** Types of others whose members a reader of the toolkit's pages need not see again. */
const LIBRARY_TYPE =
  /^(?:React\.|ReactNode|ReactElement|HTML|SVG|CSS|Date$|Promise|Array|Map|Set|Blob|File|Uint8Array|ArrayBuffer|AbortSignal|URL|Error|Zod|z\.|Buffer|Readable|Writable)/;

/** Prints a type as a reader would write it. */
export function printType(checker: ts.TypeChecker, type: ts.Type): string {
  return checker
    .typeToString(type, undefined, FORMAT)
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/\s+/g, ' ');
}

/** Tells whether a symbol is declared outside the toolkit: by React, the DOM, another library. */
function isForeign(symbol: ts.Symbol): boolean {
  const files = (symbol.declarations ?? []).map((node) => node.getSourceFile().fileName);
  return files.length > 0 && files.every((file) => FOREIGN.test(file));
}

/** An optional member says so by itself: `undefined` in its type would say it again. */
export function printMember(checker: ts.TypeChecker, type: ts.Type, optional: boolean): string {
  const text = printType(checker, type);
  return optional ? text.replace(/^undefined \| | \| undefined(?=$| \| null$)/g, '') : text;
}

/** Tells whether a symbol is marked as deprecated. */
export const isDeprecated = (symbol: ts.Symbol): boolean =>
  symbol.getJsDocTags().some(({name}) => name === 'deprecated');

/** Name of the type a foreign member comes from: `SVGAttributes`. */
function originOf(symbol: ts.Symbol): string | undefined {
  const parent = symbol.declarations?.[0]?.parent;
  return parent && ts.isInterfaceDeclaration(parent) ? parent.name.text : undefined;
}

const withoutUndefined = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.getNonNullableType(type);

/** Parts of a type that members can come from: a union's constituents, or the type itself. */
function partsOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const plain = withoutUndefined(checker, type);
  if (plain.isUnion())
    return plain.types.filter(
      (part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection),
    );
  return [plain];
}

/** Tells whether a type is an object of the toolkit's own, whose members readers have to know. */
export function isOwnObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  const parts = partsOf(checker, type);
  return (
    parts.length > 0 &&
    parts.every((part) => {
      if (!(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
      if (part.getCallSignatures().length > 0 || checker.isArrayLikeType(part)) return false;
      if (LIBRARY_TYPE.test(printType(checker, part))) return false;
      const properties = part.getProperties();
      return properties.length > 0 && properties.some((property) => !isForeign(property));
    })
  );
}

/** What a type has, and which types of others it takes over. */
export interface Members {
  members: ApiMember[];
  /** Foreign types whose members are also accepted. */
  inherits: string[];
  /** Names of their members that the type has. */
  inherited: Map<string, Set<string>>;
}

/**
 * Lists the members of an object type: of a union, those of all its constituents; own ones only.
 *
 * @param depth How deep in the tree of members the type stands; below 2 nothing is listed.
 */
export function membersOf(checker: ts.TypeChecker, type: ts.Type, depth = 0): Members {
  const parts = partsOf(checker, type);
  const found = new Map<string, {symbols: ts.Symbol[]}>();
  const inherited = new Map<string, Set<string>>();
  for (const part of parts) {
    for (const symbol of checker.getPropertiesOfType(part)) {
      const {name} = symbol;
      if (/^[_#]|^prototype$/.test(name)) continue;
      const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
      const modifiers = declaration ? ts.getCombinedModifierFlags(declaration) : 0;
      if (modifiers & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) continue;
      if (isForeign(symbol)) {
        const origin = originOf(symbol);
        if (origin) inherited.set(origin, (inherited.get(origin) ?? new Set()).add(name));
        continue;
      }
      const entry = found.get(name) ?? {symbols: []};
      entry.symbols.push(symbol);
      found.set(name, entry);
    }
  }
  const members = [...found].map(([name, {symbols}]): ApiMember => {
    const optional =
      symbols.length < parts.length ||
      symbols.some((symbol) => symbol.flags & ts.SymbolFlags.Optional);
    const types = symbols.map((symbol) => checker.getTypeOfSymbol(symbol));
    const printed = [
      ...new Set(
        types.flatMap((each) => {
          const text = printMember(checker, each, Boolean(optional));
          return text === 'undefined' || text === 'never' ? [] : [text];
        }),
      ),
    ];
    const [first] = types;
    const isMethod = (first?.getCallSignatures().length ?? 0) > 0;
    const nested =
      depth < MAX_DEPTH - 1 && first && isOwnObject(checker, first)
        ? membersOf(checker, first, depth + 1).members
        : [];
    return {
      name,
      type: printed.join(' | ') || 'undefined',
      optional: Boolean(optional),
      ...(symbols.every(isDeprecated) ? {deprecated: true} : {}),
      kind: isMethod ? 'method' : 'property',
      ...(nested.length > 0 && nested.length <= 40 ? {members: nested} : {}),
    };
  });
  return {members, inherits: [...inherited.keys()].sort(), inherited};
}
