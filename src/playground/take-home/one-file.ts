import type {SyntaxNode} from '@lezer/common';
import {typescript} from '../../../shared/compile/imports';
import {resolveLocal} from '../frame/resolve-local';

/** Why the project can't become one file; the message says it. */
export class NotOneFile extends Error {}

interface Imported {
  /** The name in the file that imports it. */
  local: string;
  /** The name where it comes from, `default` and `*` among them. */
  name: string;
  isType: boolean;
}

function resolve(files: Readonly<Record<string, string>>, path: string, specifier: string): string {
  const found = resolveLocal((at) => Object.hasOwn(files, at), path, specifier);
  if (!found) throw new NotOneFile(`${path} imports ${specifier}, which isn’t there.`);
  if (!/\.[jt]sx?$/.test(found)) throw new NotOneFile(`${found} isn’t code.`);
  return found;
}

function readImport(text: string, node: SyntaxNode): {from: string; names: Imported[]} {
  const slice = (part: SyntaxNode | null) => (part ? text.slice(part.from, part.to) : '');
  const isType = node.getChild('type') !== null;
  const whole = slice(node.getChild('VariableDefinition'));
  const named = slice(node.getChild('ImportGroup')).slice(1, -1).split(',');
  const names = named.flatMap((part) => {
    const [, type, name = '', local = name] =
      /^\s*(type\s)?\s*(\S+)(?:\s+as\s+(\S+))?\s*$/.exec(part) ?? [];
    return name ? [{local, name, isType: isType || type !== undefined}] : [];
  });
  if (whole) names.push({local: whole, name: node.getChild('Star') ? '*' : 'default', isType});
  return {from: slice(node.getChild('String')).slice(1, -1), names};
}

function writeImport(from: string, names: readonly Imported[]): string[] {
  const wholes = names.filter(({name}) => name === '*' || name === 'default');
  const lines = wholes.map(
    ({local, name, isType}) =>
      `import ${isType ? 'type ' : ''}${name === '*' ? '* as ' : ''}${local} from '${from}';`,
  );
  const group = names
    .filter((imported) => !wholes.includes(imported))
    .map(
      ({local, name, isType}) =>
        `${isType ? 'type ' : ''}${local === name ? name : `${name} as ${local}`}`,
    );
  if (group.length > 0) lines.push(`import {${group.join(', ')}} from '${from}';`);
  return lines.length > 0 ? lines : [`import '${from}';`];
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
  const known = new Map<string, {path: string; meaning: string}>();
  const imports = new Map<string, Map<string, Imported>>();
  const bodies: string[] = [];

  const claim = (name: string, path: string, meaning = path) => {
    const other = known.get(name);
    if (other && other.path !== path && other.meaning !== meaning)
      throw new NotOneFile(`${other.path} and ${path} both have the name ${name}.`);
    known.set(name, {path, meaning});
  };

  const visit = (path: string) => {
    if (done.has(path)) return;
    done.add(path);
    const text = files[path] ?? '';
    let body = '';
    let at = 0;
    for (let node = typescript.parse(text).topNode.firstChild; node; node = node.nextSibling) {
      if (node.name !== 'ImportDeclaration')
        for (const name of declaredNames(text, node)) claim(name, path);
      if (node.name === 'ExportDeclaration' && node.getChild('from'))
        throw new NotOneFile(`${path} hands on what another file exports.`);
      if (node.name === 'ImportDeclaration') {
        const {from, names} = readImport(text, node);
        body += text.slice(at, node.from);
        at = node.to;
        if (from.startsWith('.')) {
          if (names.some(({local, name}) => local !== name))
            throw new NotOneFile(`${path} imports ${from} under another name.`);
          visit(resolve(files, path, from));
        } else {
          const taken = imports.get(from) ?? new Map<string, Imported>();
          imports.set(from, taken);
          for (const imported of names) {
            claim(imported.local, path, `${from}#${imported.name}`);
            // As a value it serves as a type, too.
            if (taken.get(imported.local)?.isType !== false) taken.set(imported.local, imported);
          }
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
  const lines = [...imports].flatMap(([from, names]) => writeImport(from, [...names.values()]));
  return `${lines.sort().join('\n')}\n\n${bodies.join('\n\n')}\n`;
}
