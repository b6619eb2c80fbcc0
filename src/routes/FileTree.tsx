import type {CSSProperties} from 'react';
import type {NamedFile} from '../../shared/rows';
import {type FileNode, fileTree} from './file-tree';
import styles from './template-page.module.css';

function Branch({nodes, depth}: {nodes: FileNode[]; depth: number}) {
  return (
    <ul className={styles.branch} style={{'--depth': depth} as CSSProperties}>
      {nodes.map(({name, text, children}) => (
        <li key={name}>
          <div className={styles.file}>
            <code data-folder={name.endsWith('/') || undefined}>{name}</code>
            {text && <span>{text}</span>}
          </div>
          {children.length > 0 && <Branch nodes={children} depth={depth + 1} />}
        </li>
      ))}
    </ul>
  );
}

/** Files in their folders, each with what it is for. */
export function FileTree({files}: {files: readonly NamedFile[]}) {
  return (
    <div className={styles.tree}>
      <Branch nodes={fileTree(files)} depth={0} />
    </div>
  );
}
