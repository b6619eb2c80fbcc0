import type {ApiMember, ApiReport, ApiSymbol} from '../../shared/api-symbol.ts';
import type {ApiPage} from './api-pages.ts';

/** What a sample shows about a toolkit name before its reader opens the page. */
interface ApiCard {
  signature: string;
  /** One line: the description of the page. */
  purpose: string;
}

/** Signatures longer than this are cut: a card isn't a page. */
const longest = 400;
const mostLines = 12;
/** What fits into one line of a card. */
const oneLine = 64;

/**
 * Builds the cards of all documented symbols.
 *
 * @returns Cards by name, by the name of the file that holds them: `remotion__shapes.json`. A file
 *   holds one module, so that a reader loads no more than the one pointed at.
 */
export function buildApiCards(
  reports: readonly ApiReport[],
  pages: ReadonlyMap<string, ApiPage>,
): Map<string, Record<string, ApiCard>> {
  const files = new Map<string, Record<string, ApiCard>>();
  for (const symbol of reports.flatMap((report) => report.exports)) {
    const {name, entryPoint} = symbol;
    const page = pages.get(`${entryPoint}#${name}`);
    if (!page) continue;
    const file = `${entryPoint.replace('@', '').replaceAll('/', '__')}.json`;
    const cards = files.get(file) ?? {};
    cards[name] = {signature: shorten(layOut(signatureOf(symbol))), purpose: page.description};
    files.set(file, cards);
  }
  return files;
}

/** How a reader writes it: a call for a function, an element for a component. */
function signatureOf({name, kind, signature, parameters, members, returns}: ApiSymbol): string {
  if (kind === 'component') {
    const props = (members ?? []).map((prop) => (prop.optional ? `${prop.name}?` : prop.name));
    return `<${[name, ...props].join(' ')} />`;
  }
  if ((kind === 'function' || kind === 'hook') && parameters) {
    return `${name}(${parameters.map(printParameter).join(', ')})${returns ? `: ${returns}` : ''}`;
  }
  if (kind === 'type' || kind === 'class') {
    const keys = (members ?? []).map((member) => member.name).join(', ');
    return keys ? `${kind} ${name} {${keys}}` : `${kind} ${name}`;
  }
  return `${name}: ${signature}`;
}

function printParameter({name, type, optional}: ApiMember): string {
  // A parameter that is taken apart has no name of its own.
  const label = /^\w+$/.test(name) ? name : 'options';
  const plain = type.replaceAll(/(\?: [^;{}]*?) \| undefined(?=[;,}])/g, '$1');
  return `${label}${optional ? '?' : ''}: ${optional ? plain.replace(/ \| undefined$/, '') : plain}`;
}

/** A long signature with one line for each member of its objects. */
function layOut(signature: string): string {
  if (signature.length <= oneLine) return signature;
  let depth = 0;
  return signature.replace(/'[^']*'|`[^`]*`|\{ |; (?!\})|;? \}/g, (part) => {
    if (/^['`]/.test(part)) return part;
    if (part.startsWith('{')) depth += 1;
    if (part.endsWith('}')) depth -= 1;
    const line = `\n${'  '.repeat(Math.max(0, depth))}`;
    return part.startsWith('{') ? `{${line}` : part.endsWith('}') ? `${line}}` : line;
  });
}

function shorten(signature: string): string {
  const lines = signature.slice(0, longest).split('\n');
  const kept = lines.slice(0, mostLines).join('\n');
  return kept === signature ? signature : `${kept}${lines.length > mostLines ? '\n' : ''}…`;
}
