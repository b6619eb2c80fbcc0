import type {EditorView} from '@codemirror/view';
import {type RefObject, useCallback, useRef} from 'react';
import type {PlaygroundProject} from '../../shared/playground';
import type {Playback} from '../film/use-playback';
import {type Desk, pictureCommands} from './commands';
import {useDialogs} from './use-dialogs';
import {useKeys} from './use-keys';
import type {OpenFile} from './use-open-file';
import type {useProject} from './use-project';

interface Options extends Pick<Desk, 'home' | 'run' | 'pickFiles' | 'toggleWrap' | 'say'> {
  view: RefObject<EditorView | null>;
  playback: Playback;
  edited: ReturnType<typeof useProject>;
  /** What the reader's files are compared with. */
  original: PlaygroundProject;
  /** The open file. */
  path: string;
  onOpen: OpenFile['open'];
}

/**
 * Gives the commands of the playground what they act on, as dialogs and as keys.
 * Takes the element in which keys count, and the parts of the playground; returns its dialogs.
 */
export function useDesk(section: RefObject<HTMLElement | null>, options: Options) {
  const {home, run, view, playback, edited, original, path, onOpen, say} = options;
  const latest = useRef<Desk | null>(null);
  const dialogs = useDialogs({
    desk: latest,
    view,
    project: edited.project,
    original,
    path,
    say,
    onFile: (job, name) => {
      if (job === 'add') edited.setFile(name, '');
      else if (job === 'rename') edited.renameFile(path, name);
      else edited.removeFile(name);
      if (job !== 'delete') onOpen(name);
    },
  });
  latest.current = {
    home,
    run,
    playing: playback.playing,
    setPlaying: playback.setPlaying,
    pickFiles: options.pickFiles,
    compare: dialogs.compare,
    askFile: dialogs.askFile,
    toggleWrap: options.toggleWrap,
    reset: edited.reset,
    say,
  };
  const keys = useCallback(() => (latest.current ? pictureCommands(latest.current) : []), []);
  useKeys(section, keys);
  return dialogs;
}
