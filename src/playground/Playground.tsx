import type {EditorView} from '@codemirror/view';
import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {DemoControl, DemoValues} from '../../shared/demo';
import type {PlaygroundProject} from '../../shared/playground';
import {Controls} from '../film/Controls';
import {Timeline} from '../film/Timeline';
import {usePreferences} from '../film/use-preferences';
import {type Desk, pictureCommands} from './commands';
import {Editor} from './editor/Editor';
import {FileTabs} from './FileTabs';
import {type Ran, useRun} from './host/use-run';
import {OwnFiles} from './OwnFiles';
import {type Pane, Panes} from './Panes';
import {Picture} from './Picture';
import {Problems} from './Problems';
import styles from './playground.module.css';
import type {Video} from './protocol';
import {Rows} from './Rows';
import {useTypeHelp} from './types/use-type-help';
import {useDialogs} from './use-dialogs';
import {useKeys} from './use-keys';
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
  const {layout, poster, editorHeight, foreign = false, actions, onChange, onRan} = props;
  const original = props.original ?? props.project;
  const edited = useProject(props.project, original, onChange);
  const {project, setFile, reset, isChanged} = edited;
  const values = project.props ?? NO_VALUES;
  const [path, setPath] = useState(() => firstFile(props.project));
  const [allowed, setAllowed] = useState(!foreign);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [loop, setLoop] = useState(true);
  const [goTo, setGoTo] = useState<{line: number} | null>(null);
  const [pane, setPane] = useState<Pane>('code');
  const [wrap, setWrap] = useState(() => layout === 'page' && matchMedia(NARROW).matches);
  const [said, setSaid] = useState('');
  const section = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const position = useRef(project.stillFrame ?? 0);
  const own = useOwnFiles(setSaid, edited);
  const {look, change: changeLook} = useView();
  const {rate, range, size, onion} = look;
  const frameView = useMemo(() => ({rate, range, size, onion}), [rate, range, size, onion]);
  const {reducedMotion, saveData} = usePreferences(true);
  const playing = choice === 'play' || (choice === null && !reducedMotion);
  const run = useRun(box, {
    project,
    props: values,
    own: own.own,
    playing,
    loop,
    view: frameView,
    allowed,
  });
  const {ran, faults} = run;
  // The picture comes before types; in a text they come once the reader turns to the code.
  const [touched, setTouched] = useState(layout === 'page');
  const help = useTypeHelp(
    project.files,
    setFile,
    touched && run.drawn && run.settled && !saveData,
  );

  useEffect(() => {
    if (ran) onRan?.(ran);
  }, [ran, onRan]);

  const open = useCallback((file: string, line?: number) => {
    setPath(file);
    setPane('code');
    if (line !== undefined) setGoTo({line});
  }, []);

  const written = ran?.video ?? project.video;
  const video = {...written, ...size};
  const isPage = ran?.kind === 'page';
  const controls = useMemo(() => (ran?.controls ?? []) as DemoControl[], [ran]);
  const isHeard = Object.values(project.files).some((text) => SOUND.test(text));
  const timeline = useMemo(
    () => ({...written, stillFrame: project.stillFrame ?? 0, audio: isHeard}),
    [written, project.stillFrame, isHeard],
  );
  // The frame names files, too: “constructor” is none, though every object has it.
  const shownPath = Object.hasOwn(project.files, path) ? path : firstFile(project);
  const home = {project, video: written, props: values, isPage, own: own.own};

  const latest = useRef<Desk | null>(null);
  const dialogs = useDialogs({
    desk: latest,
    view,
    project,
    original,
    path: shownPath,
    say: setSaid,
    onFile: (job, name) => {
      if (job === 'add') setFile(name, '');
      else if (job === 'rename') edited.renameFile(shownPath, name);
      else edited.removeFile(name);
      if (job !== 'delete') setPath(name);
    },
  });
  const desk: Desk = {
    home,
    run,
    view: view.current,
    playing,
    setPlaying: (play) => setChoice(play ? 'play' : 'pause'),
    pickFiles: own.pick,
    compare: dialogs.compare,
    askFile: dialogs.askFile,
    toggleWrap: () => setWrap((before) => !before),
    reset,
    say: setSaid,
  };
  latest.current = desk;
  const keys = useCallback(() => (latest.current ? pictureCommands(latest.current) : []), []);
  useKeys(section, keys);

  const picture = (
    <div className={styles.show} data-view={pane === 'picture' ? 'open' : 'closed'}>
      <Picture
        box={box}
        run={run}
        video={video}
        poster={poster}
        isPage={isPage}
        safe={look.safe}
        allowed={allowed}
        onAllow={() => setAllowed(true)}
      />
      {!isPage && (
        <Timeline
          demo={timeline}
          player={run.player}
          frame={position}
          playing={playing && run.stop === null}
          loop={loop}
          onPlay={desk.setPlaying}
          onLoop={setLoop}
        />
      )}
      <Rows rows={run.rows} video={written} onOpen={open} />
      {controls.length > 0 && (
        <Controls
          demo={{controls}}
          values={{...ran?.props, ...values}}
          onChange={edited.setValue}
        />
      )}
      {!isPage && (
        <ViewBar
          look={look}
          video={written}
          open={layout === 'page'}
          frame={run.player.getCurrentFrame}
          onChange={changeLook}
        />
      )}
    </div>
  );
  const code = (
    <div className={styles.write} data-view={pane === 'code' ? 'open' : 'closed'}>
      <FileTabs
        files={Object.keys(project.files)}
        open={shownPath}
        faults={faults}
        onOpen={open}
        onAdd={() => dialogs.askFile('add')}
        onCommands={() => void dialogs.listCommands()}
        onRestart={run.restart}
        actions={actions?.({...home, onReset: reset})}
        changed={isChanged}
      />
      <OwnFiles files={own} />
      <div className={styles.editor} style={editorHeight ? {height: editorHeight} : undefined}>
        <Editor
          path={shownPath}
          text={project.files[shownPath] ?? ''}
          faults={faults}
          goTo={goTo}
          settled={run.settled}
          onFocus={run.settle}
          wrap={wrap}
          types={help.types}
          typeProblems={help.problems}
          onChange={setFile}
          onView={(next) => {
            view.current = next;
          }}
        />
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      <Problems run={run} types={help.problems} onOpen={open} />
    </div>
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
