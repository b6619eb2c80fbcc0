import type {EditorView} from '@codemirror/view';
import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {DemoValues} from '../../shared/demo';
import type {PlaygroundProject} from '../../shared/playground';
import {usePlayback} from '../film/use-playback';
import {usePreferences} from '../film/use-preferences';
import {CodePane} from './CodePane';
import {Film} from './Film';
import {type Ran, useRun} from './host/use-run';
import {type Pane, Panes} from './Panes';
import styles from './playground.module.css';
import type {Video} from './protocol';
import {useTypeHelp} from './types/use-type-help';
import {useDesk} from './use-desk';
import {useOpenFile} from './use-open-file';
import {useOwnFiles} from './use-own-files';
import {useProject} from './use-project';
import {useView} from './use-view';
import {ViewBar} from './ViewBar';

/** What the reader has before them. */
export interface Current {
  project: PlaygroundProject;
  video: Video;
  props: Record<string, number | string | boolean>;
  isPage: boolean;
  own: ReadonlyMap<string, Blob>;
  onReset: () => void;
}

export interface PlaygroundProps {
  /** What it starts with. */
  project: PlaygroundProject;
  /** What “Reset” goes back to; without it, what it starts with. */
  original?: PlaygroundProject;
  /** `page` fills the screen; the others stand in a text, with the picture above or below the code. */
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

const NO_VALUES: DemoValues = {};

/** Where code and picture take turns, as the style sheet has it. */
const NARROW = '(max-width: 60rem)';

/** Code that is heard: without it the timeline has no button for sound. */
const SOUND = /\b(?:Audio|Video|OffthreadVideo)\b/;

/** Editor, picture, timeline, props and problems of one project. */
export function Playground(props: PlaygroundProps) {
  const {layout, poster, foreign = false, actions, onChange, onRan} = props;
  const original = props.original ?? props.project;
  const edited = useProject(props.project, original, onChange);
  const {project} = edited;
  const values = project.props ?? NO_VALUES;
  const [pane, setPane] = useState<Pane>('code');
  const file = useOpenFile(
    firstFile(props.project),
    useCallback(() => setPane('code'), []),
  );
  const [allowed, setAllowed] = useState(!foreign);
  const [wrap, setWrap] = useState(() => layout === 'page' && matchMedia(NARROW).matches);
  const [said, setSaid] = useState('');
  const section = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const own = useOwnFiles(setSaid, edited);
  const {look, change: changeLook} = useView();
  const {rate, range, size, onion} = look;
  const frameView = useMemo(() => ({rate, range, size, onion}), [rate, range, size, onion]);
  const {reducedMotion, saveData} = usePreferences(true);
  const playback = usePlayback(!reducedMotion);
  const run = useRun(box, {
    project,
    props: values,
    own: own.own,
    playing: playback.playing,
    loop: playback.loop,
    view: frameView,
    allowed,
  });
  const {ran} = run;
  // The picture comes before types; in a text they come once the reader turns to the code.
  const [touched, setTouched] = useState(layout === 'page');
  const help = useTypeHelp(
    project.files,
    edited.setFile,
    touched && run.drawn && run.settled && !saveData,
  );

  useEffect(() => {
    if (ran) onRan?.(ran);
  }, [ran, onRan]);

  const video = ran?.video ?? project.video;
  const isPage = ran?.kind === 'page';
  // The frame names files, too: “constructor” is none, though every object has it.
  const path = Object.hasOwn(project.files, file.path) ? file.path : firstFile(project);
  const home = {project, video, props: values, isPage, own: own.own};
  const dialogs = useDesk(section, {
    home,
    run,
    view,
    playback,
    edited,
    original,
    path,
    onOpen: file.open,
    pickFiles: own.pick,
    toggleWrap: () => setWrap((before) => !before),
    say: setSaid,
  });

  const picture = (
    <div className={styles.show} data-view={pane === 'picture' ? 'open' : 'closed'}>
      <Film
        box={box}
        run={run}
        video={video}
        size={size}
        stillFrame={project.stillFrame ?? 0}
        isHeard={Object.values(project.files).some((text) => SOUND.test(text))}
        isPage={isPage}
        playback={playback}
        values={values}
        picture={{poster, safe: look.safe, allowed, onAllow: () => setAllowed(true)}}
        onValue={edited.setValue}
        onOpen={file.open}
      />
      {!isPage && (
        <ViewBar
          look={look}
          video={video}
          open={layout === 'page'}
          frame={run.player.getCurrentFrame}
          onChange={changeLook}
        />
      )}
    </div>
  );
  const code = (
    <CodePane
      isOpen={pane === 'code'}
      edited={edited}
      file={{...file, path}}
      run={run}
      own={own}
      help={help}
      dialogs={dialogs}
      actions={actions?.({...home, onReset: edited.reset})}
      height={props.editorHeight}
      wrap={wrap}
      said={said}
      view={view}
    />
  );
  return (
    <section
      ref={section}
      className={styles.playground}
      data-layout={layout}
      data-types={help.types ? 'ready' : 'none'}
      aria-label={`Playground: ${project.title}`}
      onFocus={() => setTouched(true)}
      {...own.drop}
    >
      {layout === 'page' && <Panes open={pane} onOpen={setPane} />}
      {layout === 'picture-first' ? picture : code}
      {layout === 'picture-first' ? code : picture}
      {dialogs.dialog}
    </section>
  );
}

const firstFile = ({entry, files}: PlaygroundProject): string =>
  entry !== undefined && Object.hasOwn(files, entry) ? entry : (Object.keys(files)[0] ?? '');
