import {unifiedMergeView} from '@codemirror/merge';
import {EditorState} from '@codemirror/state';
import {EditorView, lineNumbers} from '@codemirror/view';
import {useEffect, useRef} from 'react';
import type {PlaygroundProject} from '../../shared/playground';
import {Dialog} from '../ui/dialog/Dialog';
import styles from './dialogs.module.css';
import {look} from './editor/theme';
import tools from './tools.module.css';

interface CompareProps {
  project: PlaygroundProject;
  original: PlaygroundProject;
  onClose: () => void;
}

/** What the reader has changed, file by file. */
export function Compare({project, original, onClose}: CompareProps) {
  const paths = Object.keys({...original.files, ...project.files}).filter(
    (path) => original.files[path] !== project.files[path],
  );
  return (
    <Dialog title="Compare with the original" className={styles.dialog} onClose={onClose}>
      {paths.length === 0 && <p>Nothing has changed.</p>}
      {paths.map((path) => (
        <Difference
          key={path}
          path={path}
          before={original.files[path] ?? ''}
          after={project.files[path] ?? ''}
        />
      ))}
    </Dialog>
  );
}

function Difference({path, before, after}: {path: string; before: string; after: string}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const view = new EditorView({
      parent: box.current,
      state: EditorState.create({
        doc: after,
        extensions: [
          lineNumbers(),
          look,
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          EditorView.contentAttributes.of({'aria-label': `Changes of ${path}`, tabindex: '0'}),
          unifiedMergeView({
            original: before,
            mergeControls: false,
            collapseUnchanged: {margin: 2, minSize: 6},
          }),
        ],
      }),
    });
    return () => view.destroy();
  }, [path, before, after]);
  return (
    <section className={tools.difference} aria-label={path}>
      <h3>{path}</h3>
      <div ref={box} />
    </section>
  );
}
