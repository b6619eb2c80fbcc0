import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {DemoControl, DemoValue, DemoValues} from '../../shared/demo';
import type {PlaygroundProject} from '../../shared/playground';
import {Controls} from '../demo-host/Controls';
import {Timeline} from '../demo-host/Timeline';
import {usePreferences} from '../demo-host/use-preferences';
import {Editor} from './editor/Editor';
import {FileTabs} from './FileTabs';
import {type Ran, useRun} from './host/use-run';
import {Picture} from './Picture';
import {Problems} from './Problems';
import styles from './playground.module.css';
import type {Video} from './protocol';
import {Rows} from './Rows';
import {applyChanges} from './types/apply-changes';
import type {Change} from './types/messages';
import {useTypes} from './types/use-types';
import {useProject} from './use-project';

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

const NO_FILES: ReadonlyMap<string, Blob> = new Map();

/** Editor, picture, timeline, props and problems of one project. */
export function Playground(props: PlaygroundProps) {
  const {layout, poster, editorHeight, foreign = false, actions, onChange, onRan} = props;
  const {project, setFile, reset, isChanged} = useProject(
    props.project,
    props.original ?? props.project,
    onChange,
  );
  const [path, setPath] = useState(() => firstFile(props.project));
  const [allowed, setAllowed] = useState(!foreign);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [loop, setLoop] = useState(true);
  const [values, setValues] = useState<DemoValues>(props.project.props ?? {});
  const [goTo, setGoTo] = useState<{line: number} | null>(null);
  const [view, setView] = useState<'code' | 'picture'>('code');
  const box = useRef<HTMLDivElement>(null);
  const position = useRef(project.stillFrame ?? 0);
  const {reducedMotion, saveData} = usePreferences(true);
  const playing = choice === 'play' || (choice === null && !reducedMotion);
  const run = useRun(box, {project, props: values, own: NO_FILES, playing, loop, allowed});
  const {ran, faults} = run;
  // The picture comes before types; in a text they come once the reader turns to the code.
  const [touched, setTouched] = useState(layout === 'page');
  const {client, problems: typeProblems} = useTypes(
    project.files,
    touched && run.drawn && !saveData,
  );
  const files = useRef(project.files);
  files.current = project.files;
  const types = useMemo(
    () =>
      client && {
        client,
        files: () => files.current,
        change: (changes: Change[]) => {
          for (const [file, text] of Object.entries(applyChanges(files.current, changes)))
            setFile(file, text);
        },
      },
    [client, setFile],
  );

  useEffect(() => {
    if (ran) onRan?.(ran);
  }, [ran, onRan]);

  const open = useCallback((file: string, line?: number) => {
    setPath(file);
    setView('code');
    if (line !== undefined) setGoTo({line});
  }, []);

  const video = ran?.video ?? project.video;
  const controls = useMemo(() => (ran?.controls ?? []) as DemoControl[], [ran]);
  const shown = {...ran?.props, ...values};
  const timeline = useMemo(
    () => ({...video, stillFrame: project.stillFrame ?? 0, audio: true}),
    [video, project.stillFrame],
  );
  const shownPath = path in project.files ? path : firstFile(project);

  const picture = (
    <div className={styles.show} data-view={view === 'picture' ? 'open' : 'closed'}>
      <Picture
        box={box}
        run={run}
        video={video}
        poster={poster}
        isPage={ran?.kind === 'page'}
        allowed={allowed}
        onAllow={() => setAllowed(true)}
      />
      {ran?.kind !== 'page' && (
        <Timeline
          demo={timeline}
          player={run.player}
          frame={position}
          playing={playing && run.stop === null}
          loop={loop}
          onPlay={(play) => setChoice(play ? 'play' : 'pause')}
          onLoop={setLoop}
        />
      )}
      <Rows rows={run.rows} video={video} onOpen={open} />
      {controls.length > 0 && (
        <Controls
          demo={{controls}}
          values={shown}
          onChange={(name: string, value: DemoValue) =>
            setValues((before) => ({...before, [name]: value}))
          }
        />
      )}
    </div>
  );
  const code = (
    <div className={styles.write} data-view={view === 'code' ? 'open' : 'closed'}>
      <FileTabs
        files={Object.keys(project.files)}
        open={shownPath}
        faults={faults}
        onOpen={open}
        onRestart={run.restart}
        actions={actions?.({
          project,
          video,
          props: values,
          isPage: ran?.kind === 'page',
          own: NO_FILES,
          onReset: reset,
        })}
        changed={isChanged}
      />
      <div className={styles.editor} style={editorHeight ? {height: editorHeight} : undefined}>
        <Editor
          path={shownPath}
          text={project.files[shownPath] ?? ''}
          faults={faults}
          goTo={goTo}
          types={types}
          typeProblems={typeProblems}
          onChange={setFile}
        />
      </div>
      <Problems run={run} types={typeProblems} onOpen={open} />
    </div>
  );
  return (
    <section
      className={styles.playground}
      data-layout={layout}
      aria-label={`Playground: ${project.title}`}
      data-types={client ? 'ready' : 'none'}
      onFocus={() => setTouched(true)}
    >
      {layout === 'page' && (
        <fieldset className={styles.views}>
          <legend className={styles.hidden}>View</legend>
          {(['code', 'picture'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => setView(name)}
            >
              {name === 'code' ? 'Code' : 'Picture'}
            </button>
          ))}
        </fieldset>
      )}
      {layout === 'picture-first' ? picture : code}
      {layout === 'picture-first' ? code : picture}
    </section>
  );
}

const firstFile = ({entry, files}: PlaygroundProject): string =>
  entry !== undefined && entry in files ? entry : (Object.keys(files)[0] ?? '');
