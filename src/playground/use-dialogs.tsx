import type {EditorView} from '@codemirror/view';
import {type ReactNode, type RefObject, useCallback, useState} from 'react';
import type {PlaygroundProject} from '../../shared/playground';
import type {Desk} from './commands';
import type {FileJob} from './FileDialog';

interface Options {
  /** What commands act on, as it is when one is chosen. */
  desk: RefObject<Desk | null>;
  view: RefObject<EditorView | null>;
  project: PlaygroundProject;
  original: PlaygroundProject;
  /** The open file. */
  path: string;
  onFile: (job: FileJob, path: string) => void;
  say: (text: string) => void;
}

const FAILED = 'It could not be loaded. Are you offline?';

/**
 * The dialogs of the playground: each is loaded when it is asked for.
 * Takes what they are about; returns the one that is open, and ways to open them.
 */
export function useDialogs({desk, view, project, original, path, onFile, say}: Options) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const close = useCallback(() => setDialog(null), []);
  const compare = () =>
    void import('./Compare').then(
      ({Compare}) => setDialog(<Compare project={project} original={original} onClose={close} />),
      () => say(FAILED),
    );
  const askFile = (job: FileJob) =>
    void import('./FileDialog').then(
      ({FileDialog}) =>
        setDialog(
          <FileDialog
            job={job}
            path={path}
            files={Object.keys(project.files)}
            onDone={(wanted) => onFile(job, wanted)}
            onClose={close}
          />,
        ),
      () => say(FAILED),
    );
  const listCommands = async () => {
    try {
      const [{CommandList}, {commandGroups, editorGroup}] = await Promise.all([
        import('./CommandList'),
        import('./command-groups'),
      ]);
      if (!desk.current) return;
      const groups = [...commandGroups(desk.current), editorGroup(view.current)];
      // Another command may have opened a dialog of its own by the time this one has closed.
      const closeList = () => setDialog((shown: ReactNode) => (shown === list ? null : shown));
      const list = <CommandList groups={groups} onClose={closeList} />;
      setDialog(list);
    } catch {
      say(FAILED);
    }
  };
  return {dialog, compare, askFile, listCommands};
}
