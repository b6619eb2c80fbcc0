import {Eye, RotateCcw} from 'lucide-react';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {DemoControl, DemoValues} from '../../shared/demo';
import {Controls} from '../film/Controls';
import {Timeline} from '../film/Timeline';
import {usePreferences} from '../film/use-preferences';
import {Editor} from '../playground/editor/Editor';
import {FileTabs} from '../playground/FileTabs';
import {useRun} from '../playground/host/use-run';
import {Picture} from '../playground/Picture';
import {Problems} from '../playground/Problems';
import {Rows} from '../playground/Rows';
import {useProject} from '../playground/use-project';
import {Actions} from './Actions';
import {changeProgress, readProgress} from './progress';
import {ShowMe} from './ShowMe';
import type {WorkbenchProps} from './StepPage';
import styles from './step.module.css';
import {useCheck} from './use-check';
import {Verdict} from './Verdict';

const NO_FILES: ReadonlyMap<string, Blob> = new Map();
const NO_TYPES = [] as const;
/** The film as it is: at its own speed, size and length. */
const WHOLE = {rate: 1, range: null, size: null, onion: false};

/** Editor, film and checks of a step. */
export function Workbench({step, onView}: WorkbenchProps) {
  const {id, start, solution, still, next} = step;
  const [file = ''] = Object.keys(start.files);
  const begin = useMemo(() => {
    const kept = readProgress().code[id];
    return kept === undefined ? start : {...start, files: {...start.files, [file]: kept}};
  }, [id, start, file]);
  const keep = useCallback(
    ({files}: {files: Record<string, string>}) => {
      changeProgress((before) => ({...before, code: {...before.code, [id]: files[file] ?? ''}}));
    },
    [id, file],
  );
  const {project, setFile, reset, isChanged} = useProject(begin, start, keep);
  const [path, setPath] = useState(file);
  const [values, setValues] = useState<DemoValues>({});
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [loop, setLoop] = useState(true);
  const [goTo, setGoTo] = useState<{line: number} | null>(null);
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const hidden = useRef<HTMLDivElement>(null);
  const position = useRef(0);
  const {reducedMotion} = usePreferences(true);
  const playing = choice === 'play' || (choice === null && !reducedMotion);
  const run = useRun(box, {
    project,
    props: values,
    own: NO_FILES,
    playing,
    loop,
    view: WHOLE,
    allowed: true,
  });
  const {check, ...checked} = useCheck(hidden, step, project);

  useEffect(() => {
    changeProgress((before) => ({...before, last: id}));
  }, [id]);

  const open = (name: string, line?: number) => {
    setPath(name);
    onView('code');
    if (line !== undefined) setGoTo({line});
  };
  const lookAt = async () => {
    onView('film');
    const verdict = await check();
    if (verdict?.passed)
      changeProgress((before) => ({...before, done: {...before.done, [id]: true}}));
  };
  const video = run.ran?.video ?? project.video;
  const controls = (run.ran?.controls ?? []) as DemoControl[];
  // Known before it has run: the room for an app is higher than that for a film.
  const isPage = run.ran ? run.ran.kind === 'page' : (start.files[file] ?? '').includes('<Player');

  return (
    <>
      <section className={styles.code} aria-label="Code">
        <FileTabs
          files={Object.keys(project.files)}
          open={path}
          faults={run.faults}
          onOpen={open}
          onRestart={run.restart}
          changed={isChanged}
          actions={
            <button
              type="button"
              onClick={reset}
              aria-label="Start this step over"
              title="Start over"
            >
              <RotateCcw aria-hidden size={15} />
            </button>
          }
        />
        <div className={styles.editor}>
          <Editor
            path={path}
            text={project.files[path] ?? ''}
            faults={run.faults}
            goTo={goTo}
            onFocus={run.settle}
            onChange={setFile}
          />
        </div>
        <Problems run={run} types={NO_TYPES} onOpen={open} />
        {shown && <ShowMe before={start.files[file] ?? ''} after={solution} />}
        <div className={styles.helps}>
          <button type="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
            <Eye aria-hidden size={16} /> {shown ? 'Hide the way' : 'Show me'}
          </button>
          <button type="button" onClick={() => setFile(file, solution)}>
            Solve it
          </button>
        </div>
      </section>
      <section className={styles.film} aria-label="Film">
        <Picture
          box={box}
          run={run}
          video={video}
          poster={undefined}
          isPage={isPage}
          pageShape="4 / 3"
          safe={false}
          allowed
          onAllow={() => undefined}
        />
        {!isPage && (
          <Timeline
            demo={{...video, stillFrame: 0, audio: true}}
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
            values={{...run.ran?.props, ...values}}
            onChange={(name, value) => setValues((before) => ({...before, [name]: value}))}
          />
        )}
        <Actions
          isLooking={checked.isLooking}
          onCheck={() => void lookAt()}
          next={checked.verdict?.passed && !checked.isOld ? next : null}
          isLast={next === null && checked.verdict?.passed === true}
        />
        <Verdict {...checked} />
        <details className={styles.goal}>
          <summary>What it becomes</summary>
          <img
            src={`/demos/course/${id}.webp`}
            width={start.video.width}
            height={start.video.height}
            loading="lazy"
            alt={`Frame ${still} of the finished step`}
          />
        </details>
      </section>
      <div ref={hidden} className={styles.watcher} aria-hidden="true" />
    </>
  );
}
