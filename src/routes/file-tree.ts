import type {NamedFile} from '../../shared/rows';

/** A file or folder in a tree of them. */
export interface FileNode {
  /** The last part of its path, with a slash at its end if it is a folder. */
  name: string;
  /** What it is for; folders that only hold others have none. */
  text?: string;
  children: FileNode[];
}

/** A folder that holds one thing is said in one line with it: `api/lambda/`. */
function joined(node: FileNode): FileNode {
  const children = node.children.map(joined);
  const [only] = children;
  return only && children.length === 1 && node.text === undefined
    ? {...only, name: node.name + only.name}
    : {...node, children};
}

/**
 * Puts files below their folders.
 *
 * @param files In the order in which they shall stand.
 */
export function fileTree(files: readonly NamedFile[]): FileNode[] {
  const root: FileNode = {name: '', children: []};
  for (const [path, text] of files) {
    let at = root;
    for (const name of path.match(/[^/]+\/?/g) ?? []) {
      let next = at.children.find((child) => child.name === name);
      if (!next) {
        next = {name, children: []};
        at.children.push(next);
      }
      at = next;
    }
    at.text = text;
  }
  return root.children.map(joined);
}
