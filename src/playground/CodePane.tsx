import type {EditorView} from '@codemirror/view';
import type {ReactNode, RefObject} from 'react';
import {Editor} from './editor/Editor';
import {FileTabs} from './FileTabs';
import {OwnFiles} from './OwnFiles';
import {Panes} from './Panes';
import {Problems} from './Problems';
import styles from './playground.module.css';
import type {usePlayground} from './use-playground';

interface CodePaneProps {
  playground: ReturnType<typeof usePlayground>;
  /** Buttons beside the tabs. */
  actions: ReactNode;
  /** On a narrow screen the picture takes its place, all but the row of tabs, where one chooses. */
  takesTurns: boolean;
  /** Height of the editor in pixels. */
  height: number | undefined;
  /** Gets the editor, for commands of a menu. */
  view: RefObject<EditorView | null>;
}

/** Files, editor and what is wrong with the code. */
export function CodePane({playground, actions, takesTurns, height, view}: CodePaneProps) {
  const {edited, file, run, own, help, dialogs} = playground;
  const {files} = edited.project;
  return (
    <div className={styles.write} data-view={playground.pane === 'code' ? 'open' : 'closed'}>
      <FileTabs
        files={Object.keys(files)}
        open={file.path}
        faults={run.faults}
        onOpen={file.open}
        onAdd={() => dialogs.askFile('add')}
        onCommands={() => void dialogs.listCommands()}
        onRestart={run.restart}
        actions={actions}
        views={takesTurns && <Panes open={playground.pane} onOpen={playground.setPane} />}
        changed={edited.isChanged}
      />
      <OwnFiles files={own} />
      <div className={styles.editor} style={height ? {height} : undefined}>
        <Editor
          path={file.path}
          text={files[file.path] ?? ''}
          faults={run.faults}
          goTo={file.goTo}
          settled={run.settled}
          onFocus={run.settle}
          wrap={playground.wrap}
          types={help.types}
          typeProblems={help.problems}
          onChange={edited.setFile}
          onView={(next) => {
            view.current = next;
          }}
        />
      </div>
      <p className={styles.said} role="status">
        {playground.said}
      </p>
      <Problems run={run} types={help.problems} onOpen={file.open} />
    </div>
  );
}
