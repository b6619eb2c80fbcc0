import type {EditorView} from '@codemirror/view';
import {type ReactNode, type RefObject, useCallback, useEffect, useState} from 'react';
import type {DemoValues} from '../../shared/demo';
import type {PlaygroundProject} from '../../shared/playground';
import {usePlayback} from '../film/use-playback';
import {usePreferences} from '../film/use-preferences';
import type {Ran} from './host/run-state';
import {useRun} from './host/use-run';
import type {Pane} from './Panes';
import type {Home} from './take-home/take';
import {useTypeHelp} from './types/use-type-help';
import {useDesk} from './use-desk';
import {useOpenFile} from './use-open-file';
import {useOwnFiles} from './use-own-files';
import {useProject} from './use-project';
import {useView} from './use-view';

/** What the reader has before them. */
export interface Current extends Home {
  onReset: () => void;
}

export interface PlaygroundProps {
  /** What it starts with. */
  project: PlaygroundProject;
  /** What “Reset” goes back to; without it, what it starts with. */
  original?: PlaygroundProject;
  /** `page` fills the screen; the others are part of a text, with the picture above or below the code. */
  layout: 'page' | 'picture-first' | 'code-first';
  /** Picture that is shown until the first frame is drawn. */
  poster?: string;
  /** Height of the editor in a text, in pixels. */
  editorHeight?: number;
  /** Code of somebody else runs after a press of a button. */
  foreign?: boolean;
  /** Buttons beside the tabs; they get what is shown now. */
  actions?: (current: Current) => ReactNode;
  /** Told of each change that the reader makes. */
  onChange?: (project: PlaygroundProject) => void;
  /** Told of each run that worked. */
  onRan?: (ran: Ran) => void;
}

interface Places {
  /** The whole, in which keys count. */
  section: RefObject<HTMLElement | null>;
  /** Where the frame goes. */
  box: RefObject<HTMLElement | null>;
  /** The editor, once it is there. */
  view: RefObject<EditorView | null>;
}

type Edited = ReturnType<typeof useProject>;

const NO_VALUES: DemoValues = {};

/** A phone: a line that goes on beyond its edge can't be read, and is moved to with two fingers. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 40rem)').matches;

const firstFile = ({entry, files}: PlaygroundProject): string =>
  entry !== undefined && Object.hasOwn(files, entry) ? entry : (Object.keys(files)[0] ?? '');

/**
 * Help with types, which comes behind the picture; in a text not before the reader turns to it.
 * Takes the project, whether it is the whole page, and whether the browser has rested; returns the help, and
 * `touch`, which says that the reader has turned to it.
 */
function useLateHelp({project, setFile}: Edited, isPage: boolean, isRested: boolean) {
  const [touched, setTouched] = useState(isPage);
  const help = useTypeHelp(project.files, setFile, touched && isRested);
  const touch = useCallback(() => setTouched(true), []);
  return {help, touch};
}

/**
 * Holds all that a playground is besides what it looks like, and runs it.
 * Takes what its page says of it, and its places in the document; returns the parts, each with ways to change it.
 */
export function usePlayground(props: PlaygroundProps, {section, box, view}: Places) {
  const {layout, foreign = false, onChange, onRan} = props;
  const original = props.original ?? props.project;
  const edited = useProject(props.project, original, onChange);
  const {project} = edited;
  const values = project.props ?? NO_VALUES;
  const [pane, setPane] = useState<Pane>('code');
  const opened = useOpenFile(
    firstFile(props.project),
    useCallback(() => setPane('code'), []),
  );
  // The frame names files, too: “constructor” is not a file, though every object has it.
  const path = Object.hasOwn(project.files, opened.path) ? opened.path : firstFile(project);
  const [allowed, setAllowed] = useState(!foreign);
  const [wrap, setWrap] = useState(() => layout === 'page' || isNarrow());
  const [said, say] = useState('');
  const own = useOwnFiles(say, edited);
  const viewing = useView();
  const {reducedMotion, saveData} = usePreferences(true);
  const playback = usePlayback(!reducedMotion);
  const run = useRun(box, {
    project,
    props: values,
    own: own.own,
    playing: playback.playing,
    loop: playback.loop,
    view: viewing.view,
    allowed,
  });
  const {ran} = run;
  const isRested = run.drawn && run.settled && !saveData;
  const {help, touch} = useLateHelp(edited, layout === 'page', isRested);

  useEffect(() => {
    if (ran) onRan?.(ran);
  }, [ran, onRan]);

  const home = {
    project,
    video: ran?.video ?? project.video,
    props: values,
    isPage: ran?.kind === 'page',
    own: own.own,
  };
  const dialogs = useDesk(section, {
    home,
    run,
    view,
    playback,
    edited,
    original,
    path,
    onOpen: opened.open,
    pickFiles: own.pick,
    toggleWrap: () => setWrap((before) => !before),
    say,
  });
  return {
    edited,
    file: {...opened, path},
    own,
    home,
    run,
    playback,
    viewing,
    help,
    dialogs,
    pane,
    setPane,
    allowed,
    allow: () => setAllowed(true),
    wrap,
    said,
    touch,
  };
}
