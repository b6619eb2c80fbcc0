import type {EditorView} from '@codemirror/view';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type {DemoControl, DemoValue, DemoValues} from '../../shared/demo';
import type {PlaygroundProject} from '../../shared/playground';
import {Controls} from '../demo-host/Controls';
import {Timeline} from '../demo-host/Timeline';
import {usePreferences} from '../demo-host/use-preferences';
import type {CommandGroup} from './CommandList';
import {type Desk, pictureCommands} from './commands';
import {Editor} from './editor/Editor';
import {FileTabs} from './FileTabs';
import {type Ran, useRun} from './host/use-run';
import {OwnFiles} from './OwnFiles';
import {Picture} from './Picture';
import {Problems} from './Problems';
import styles from './playground.module.css';
import type {Video} from './protocol';
import {Rows} from './Rows';
import {useTypeHelp} from './types/use-type-help';
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

interface Compared {
  Compare: ComponentType<{
    project: PlaygroundProject;
    original: PlaygroundProject;
    onClose: () => void;
  }>;
}

interface Listed {
  CommandList: ComponentType<{groups: CommandGroup[]; onClose: () => void}>;
  groups: CommandGroup[];
}

/** Editor, picture, timeline, props and problems of one project. */
export function Playground(props: PlaygroundProps) {
  const {layout, poster, editorHeight, foreign = false, actions, onChange, onRan} = props;
  const original = props.original ?? props.project;
  const {project, setFile, reset, isChanged} = useProject(props.project, original, onChange);
  const [path, setPath] = useState(() => firstFile(props.project));
  const [allowed, setAllowed] = useState(!foreign);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [loop, setLoop] = useState(true);
  const [values, setValues] = useState<DemoValues>(props.project.props ?? {});
  const [goTo, setGoTo] = useState<{line: number} | null>(null);
  const [pane, setPane] = useState<'code' | 'picture'>('code');
  const [said, setSaid] = useState('');
  const [compared, setCompared] = useState<Compared | null>(null);
  const [listed, setListed] = useState<Listed | null>(null);
  const section = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const position = useRef(project.stillFrame ?? 0);
  const own = useOwnFiles(setSaid);
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
  const help = useTypeHelp(project.files, setFile, touched && run.drawn && !saveData);

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
  const timeline = useMemo(
    () => ({...written, stillFrame: project.stillFrame ?? 0, audio: true}),
    [written, project.stillFrame],
  );
  const shownPath = path in project.files ? path : firstFile(project);
  const home = {project, video: written, props: values, isPage, own: own.own};

  const desk: Desk = {
    home,
    run,
    view: view.current,
    playing,
    setPlaying: (play) => setChoice(play ? 'play' : 'pause'),
    pickFiles: own.pick,
    compare: () =>
      void import('./Compare').then(setCompared, () => setSaid('It could not be loaded.')),
    reset,
    say: setSaid,
  };
  const latest = useRef(desk);
  latest.current = desk;
  const keys = useCallback(() => pictureCommands(latest.current), []);
  useKeys(section, keys);
  const listCommands = async () => {
    try {
      const [{CommandList}, {commandGroups, editorGroup}] = await Promise.all([
        import('./CommandList'),
        import('./command-groups'),
      ]);
      const groups = [...commandGroups(latest.current), editorGroup(view.current)];
      setListed({CommandList, groups});
    } catch {
      setSaid('The list could not be loaded. Are you offline?');
    }
  };

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
        <>
          <Timeline
            demo={timeline}
            player={run.player}
            frame={position}
            playing={playing && run.stop === null}
            loop={loop}
            onPlay={desk.setPlaying}
            onLoop={setLoop}
          />
          <ViewBar
            look={look}
            video={written}
            open={layout === 'page'}
            frame={run.player.getCurrentFrame}
            onChange={changeLook}
          />
        </>
      )}
      <Rows rows={run.rows} video={written} onOpen={open} />
      {controls.length > 0 && (
        <Controls
          demo={{controls}}
          values={{...ran?.props, ...values}}
          onChange={(name: string, value: DemoValue) =>
            setValues((before) => ({...before, [name]: value}))
          }
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
        onCommands={() => void listCommands()}
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
    >
      {layout === 'page' && <Panes open={pane} onOpen={setPane} />}
      {layout === 'picture-first' ? picture : code}
      {layout === 'picture-first' ? code : picture}
      {compared && (
        <compared.Compare project={project} original={original} onClose={() => setCompared(null)} />
      )}
      {listed && <listed.CommandList groups={listed.groups} onClose={() => setListed(null)} />}
    </section>
  );
}

type Pane = 'code' | 'picture';

/** On a narrow screen code and picture take turns. */
function Panes({open, onOpen}: {open: Pane; onOpen: (pane: Pane) => void}) {
  return (
    <fieldset className={styles.views}>
      <legend className={styles.hidden}>View</legend>
      {(['code', 'picture'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={open === name} onClick={() => onOpen(name)}>
          {name === 'code' ? 'Code' : 'Picture'}
        </button>
      ))}
    </fieldset>
  );
}

const firstFile = ({entry, files}: PlaygroundProject): string =>
  entry !== undefined && entry in files ? entry : (Object.keys(files)[0] ?? '');
