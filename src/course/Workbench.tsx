import {useCallback, useEffect, useRef, useState} from 'react';
import type {StepPageData} from '../../shared/course/page';
import type {DemoValues} from '../../shared/demo';
import {usePlayback} from '../film/use-playback';
import {usePreferences} from '../film/use-preferences';
import {Film} from '../playground/Film';
import {useRun} from '../playground/host/use-run';
import {useOpenFile} from '../playground/use-open-file';
import {Actions} from './Actions';
import {changeProgress} from './progress';
import {StepCode} from './StepCode';
import styles from './step.module.css';
import {useCheck} from './use-check';
import {useStepCode} from './use-step-code';
import {Verdict} from './Verdict';

const NO_FILES: ReadonlyMap<string, Blob> = new Map();
/** Where there is room for the goal beside what is made. */
const ROOMY = '(min-width: 100rem) and (min-height: 56rem)';
/** The film as it is: at its own speed, size and length. */
const WHOLE = {rate: 1, range: null, size: null, onion: false};

interface WorkbenchProps {
  step: StepPageData;
  /** Told which part should be seen on a narrow screen. */
  onView: (view: 'code' | 'film') => void;
}

/** Editor, film and checks of a step. */
export function Workbench({step, onView}: WorkbenchProps) {
  const {id, start, still, next} = step;
  const code = useStepCode(step);
  const {file, project} = code;
  const open = useOpenFile(
    file,
    useCallback(() => onView('code'), [onView]),
  );
  const [values, setValues] = useState<DemoValues>({});
  const [isRoomy] = useState(() => window.matchMedia(ROOMY).matches);
  const box = useRef<HTMLDivElement>(null);
  const hidden = useRef<HTMLDivElement>(null);
  const {reducedMotion} = usePreferences(true);
  const playback = usePlayback(!reducedMotion);
  const run = useRun(box, {
    project,
    props: values,
    own: NO_FILES,
    playing: playback.playing,
    loop: playback.loop,
    view: WHOLE,
    allowed: true,
  });
  const {check, isLooking, last} = useCheck(hidden, step, project);

  useEffect(() => {
    changeProgress((before) => ({...before, last: id}));
  }, [id]);

  const lookAt = async () => {
    onView('film');
    if (await check())
      changeProgress((before) => ({...before, done: {...before.done, [id]: true}}));
  };
  const passed = last?.result.kind === 'judged' && last.result.verdict.passed;

  return (
    <>
      <StepCode
        step={step}
        code={code}
        open={open}
        run={run}
        isLooking={isLooking}
        onCheck={() => void lookAt()}
      />
      <section className={styles.film} aria-label="Film">
        <Film
          box={box}
          run={run}
          video={run.ran?.video ?? project.video}
          stillFrame={0}
          isHeard
          // Known before it has run: the room for an app is higher than that for a film.
          isPage={run.ran ? run.ran.kind === 'page' : (start.files[file] ?? '').includes('<Player')}
          playback={playback}
          values={values}
          picture={{pageShape: '4 / 3', safe: false, allowed: true, onAllow: () => undefined}}
          onValue={(name, value) => setValues((before) => ({...before, [name]: value}))}
          onOpen={open.open}
        />
        <Actions
          isLooking={isLooking}
          onCheck={() => void lookAt()}
          next={passed && !last.isOld ? next : null}
          isLast={passed && next === null}
        />
        <Verdict last={last} isLooking={isLooking} />
        <details className={styles.goal} open={isRoomy}>
          <summary className="unfold">What it becomes</summary>
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
