import type {ApiMember, ApiSymbol} from '../../shared/api-symbol.ts';
import {listOf} from '../pages/front-matter.ts';
import type {Reports} from './read-reports.ts';

const isName = (type: string) => /^[A-Z]\w*$/.test(type);

/** The toolkit's own type of a name: that of the page's package, or the one that all packages agree on. */
function typeNamed(name: string, reports: Reports, api: unknown): ApiSymbol | undefined {
  const own = listOf(api).map((symbol) => reports.find(`${symbol.split('#')[0]}#${name}`));
  const found = [...own, ...reports.all.map((report) => reports.find(`${report.package}#${name}`))];
  const types = found.filter((symbol) => symbol?.kind === 'type');
  const isClear = new Set(types.map((symbol) => symbol?.signature)).size === 1;
  return own.some((symbol) => symbol?.kind === 'type') || isClear ? types[0] : undefined;
}

/** An object as it is written in TypeScript. */
const objectOf = (members: readonly ApiMember[]): string =>
  `{${members.map(({name, type, optional}) => `${name}${optional ? '?' : ''}: ${type}`).join('; ')}}`;

/** The choices of a union with what means “nothing” at its end. */
function nothingLast(type: string, isOptional: boolean): string {
  const parts = [...new Set(type.split(' | '))];
  if (parts.some((part) => /[(){}<>[\]]/.test(part))) return type;
  const nothing = parts.filter((part) => part === 'null' || (part === 'undefined' && !isOptional));
  return [...parts.filter((part) => part !== 'null' && part !== 'undefined'), ...nothing].join(
    ' | ',
  );
}

/**
 * What stands behind a type that is only a name, such as `BrowserExecutable`: `string | null`.
 *
 * @param api The page's symbols, whose package is looked at first.
 * @returns Undefined where the type says it itself, or where the toolkit doesn't export it.
 */
export function shapeOf(
  {type, optional, members}: ApiMember,
  reports: Reports,
  api: unknown,
): string | undefined {
  const [name = '', ...others] = type.split(' | ');
  if (!isName(name) || others.some((other) => other !== 'null')) return undefined;
  const symbol = typeNamed(name, reports, api);
  if (!symbol) return undefined;
  const written = symbol.signature === name ? undefined : symbol.signature;
  const parts = symbol.members ?? members ?? [];
  const shape = written ?? (parts.length > 0 ? objectOf(parts) : undefined);
  // The report cuts what is longer.
  if (shape === undefined || /…|\.{3}|^<|^class /.test(shape)) return undefined;
  const isFunction = shape.includes('=>') && others.length > 0;
  return nothingLast([isFunction ? `(${shape})` : shape, ...others].join(' | '), optional);
}
