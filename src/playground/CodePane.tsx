import type {EditorView} from '@codemirror/view';
import type {ReactNode, RefObject} from 'react';
import {Editor} from './editor/Editor';
import {FileTabs} from './FileTabs';
import type {useRun} from './host/use-run';
import {OwnFiles} from './OwnFiles';
import {Problems} from './Problems';
import styles from './playground.module.css';
import type {useTypeHelp} from './types/use-type-help';
import type {useDialogs} from './use-dialogs';
import type {OpenFile} from './use-open-file';
import type {useOwnFiles} from './use-own-files';
import type {useProject} from './use-project';

interface CodePaneProps {
  /** False while the picture is in its place, on a narrow screen. */
  isOpen: boolean;
  edited: ReturnType<typeof useProject>;
  file: OpenFile;
  run: ReturnType<typeof useRun>;
  own: ReturnType<typeof useOwnFiles>;
  help: ReturnType<typeof useTypeHelp>;
  dialogs: ReturnType<typeof useDialogs>;
  /** Buttons beside the tabs. */
  actions: ReactNode;
  /** Height of the editor in pixels. */
  height: number | undefined;
  /** Shows long lines in several. */
  wrap: boolean;
  /** What became of the reader's last command. */
  said: string;
  view: RefObject<EditorView | null>;
}

/** Files, editor and what is wrong with the code. */
export function CodePane(props: CodePaneProps) {
  const {edited, file, run, own, help, dialogs, height, view} = props;
  const {files} = edited.project;
  return (
    <div className={styles.write} data-view={props.isOpen ? 'open' : 'closed'}>
      <FileTabs
        files={Object.keys(files)}
        open={file.path}
        faults={run.faults}
        onOpen={file.open}
        onAdd={() => dialogs.askFile('add')}
        onCommands={() => void dialogs.listCommands()}
        onRestart={run.restart}
        actions={props.actions}
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
          wrap={props.wrap}
          types={help.types}
          typeProblems={help.problems}
          onChange={edited.setFile}
          onView={(next) => {
            view.current = next;
          }}
        />
      </div>
      <p className={styles.said} role="status">
        {props.said}
      </p>
      <Problems run={run} types={help.problems} onOpen={file.open} />
    </div>
  );
}
