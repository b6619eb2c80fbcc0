import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';
import {join} from '../frame/join';

const typescript = parser.configure({dialect: 'ts jsx'});

/** Why the project can't become one file; the message says it. */
export class NotOneFile extends Error {}

interface Import {
  from: string;
  /** `React`, or `* as THREE`; empty without one. */
  whole: string;
  /** `a`, `b as c`, `type d`. */
  names: string[];
  typeOnly: boolean;
}

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];

function resolve(files: Readonly<Record<string, string>>, path: string, specifier: string): string {
  const base = join(path.split('/').slice(0, -1).join('/'), specifier);
  const found = EXTENSIONS.map((end) => base + end).find((at) => Object.hasOwn(files, at));
  if (!found) throw new NotOneFile(`${path} imports ${specifier}, which isn’t there.`);
  if (!/\.[jt]sx?$/.test(found)) throw new NotOneFile(`${found} is no code.`);
  return found;
}

function readImport(text: string, node: SyntaxNode): Import {
  const slice = (part: SyntaxNode) => text.slice(part.from, part.to);
  const source = node.getChild('String');
  const group = node.getChild('ImportGroup');
  const star = node.getChild('Star');
  const whole = node.getChild('VariableDefinition');
  return {
    from: source ? text.slice(source.from + 1, source.to - 1) : '',
    whole: star && whole ? `* as ${slice(whole)}` : whole ? slice(whole) : '',
    names: group
      ? slice(group)
          .slice(1, -1)
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
      : [],
    typeOnly: node.getChild('type') !== null,
  };
}

/** Names at the top of a file: two files that share one can't become one. */
function declaredNames(text: string, node: SyntaxNode): string[] {
  const inner = node.name === 'ExportDeclaration' ? (node.lastChild?.prevSibling ?? node) : node;
  return [node, inner, ...node.getChildren('VariableDeclaration')]
    .flatMap((part) => [
      ...part.getChildren('VariableDefinition'),
      ...part.getChildren('TypeDefinition'),
    ])
    .map((name) => text.slice(name.from, name.to));
}

/**
 * Puts all that an entry imports from the project into one file.
 * Takes the files and the path of the entry; returns the text. Throws a NotOneFile where it would mean
 * something else.
 */
export function oneFile(files: Readonly<Record<string, string>>, entry: string): string {
  const done = new Set<string>();
  const known = new Map<string, string>();
  const imports = new Map<string, {wholes: Set<string>; names: Set<string>}>();
  const bodies: string[] = [];

  const addImport = ({from, whole, names, typeOnly}: Import) => {
    const entryOf = imports.get(from) ?? {wholes: new Set(), names: new Set()};
    imports.set(from, entryOf);
    if (whole) entryOf.wholes.add(`${typeOnly ? 'type ' : ''}${whole}`);
    for (const name of names)
      entryOf.names.add(typeOnly && !name.startsWith('type ') ? `type ${name}` : name);
  };

  const visit = (path: string) => {
    if (done.has(path)) return;
    done.add(path);
    const text = files[path] ?? '';
    let body = '';
    let at = 0;
    for (let node = typescript.parse(text).topNode.firstChild; node; node = node.nextSibling) {
      for (const name of declaredNames(text, node)) {
        const other = known.get(name);
        if (other && other !== path)
          throw new NotOneFile(`${other} and ${path} both have the name ${name}.`);
        known.set(name, path);
      }
      if (node.name === 'ExportDeclaration' && node.getChild('String'))
        throw new NotOneFile(`${path} hands on what another file exports.`);
      if (node.name === 'ImportDeclaration') {
        const found = readImport(text, node);
        body += text.slice(at, node.from);
        at = node.to;
        if (!found.from.startsWith('.')) addImport(found);
        else {
          if (found.whole || found.names.some((name) => / as /.test(name)))
            throw new NotOneFile(`${path} imports ${found.from} under another name.`);
          visit(resolve(files, path, found.from));
        }
      } else if (node.name === 'ExportDeclaration' && path !== entry) {
        if (node.getChild('default')) throw new NotOneFile(`${path} has a default export.`);
        const keyword = node.firstChild;
        body += text.slice(at, node.from);
        at = keyword?.nextSibling?.from ?? node.from;
      }
    }
    bodies.push((body + text.slice(at)).trim());
  };

  visit(entry);
  const lines = [...imports].flatMap(([from, {wholes, names}]) => {
    const spaces = [...wholes].map((whole) => `import ${whole} from '${from}';`);
    if (names.size > 0) return [...spaces, `import {${[...names].join(', ')}} from '${from}';`];
    return spaces.length > 0 ? spaces : [`import '${from}';`];
  });
  return `${lines.sort().join('\n')}\n\n${bodies.join('\n\n')}\n`;
}
