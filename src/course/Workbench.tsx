import {useCallback, useEffect, useRef, useState} from 'react';
import type {StepPageData} from '../../shared/course/page';
import type {DemoValues} from '../../shared/demo';
import {usePlayback} from '../film/use-playback';
import {usePreferences} from '../film/use-preferences';
import {Film} from '../playground/Film';
import {useRun} from '../playground/host/use-run';
import {useOpenFile} from '../playground/use-open-file';
import {beginsAsPage, PAGE_SHAPE} from './begins-as-page';
import {FilmSection} from './FilmSection';
import {GoalBelowCode} from './Goal';
import {changeProgress} from './progress';
import {ShowMe} from './ShowMe';
import type {EarlyPress} from './StaticStep';
import {StepBar} from './StepBar';
import {StepCode} from './StepCode';
import styles from './step.module.css';
import {useCheck} from './use-check';
import {useStepCode} from './use-step-code';
import {Verdict} from './Verdict';

const NO_FILES: ReadonlyMap<string, Blob> = new Map();
/** The film as it is: at its own speed, size and length. */
const WHOLE = {rate: 1, range: null, size: null, onion: false};

interface WorkbenchProps {
  step: StepPageData;
  /** What was pressed before all of this was there. */
  pressed: EarlyPress | null;
}

/** Editor, film and checks of a step. */
export function Workbench({step, pressed}: WorkbenchProps) {
  const {id, start, solution, still} = step;
  const code = useStepCode(step);
  const {file, project} = code;
  const editor = useRef<HTMLElement>(null);
  const open = useOpenFile(
    file,
    useCallback(() => editor.current?.scrollIntoView({block: 'nearest'}), []),
  );
  const [values, setValues] = useState<DemoValues>({});
  const box = useRef<HTMLDivElement>(null);
  const hidden = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const showButton = useRef<HTMLButtonElement>(null);
  const {reducedMotion} = usePreferences(true);
  const playback = usePlayback(!reducedMotion);
  const run = useRun(box, {
    // A film that plays begins at its beginning; one that rests, where there is most to see.
    project: {...project, stillFrame: playback.playing ? 0 : still},
    props: values,
    own: NO_FILES,
    playing: playback.playing,
    loop: playback.loop,
    view: WHOLE,
    allowed: true,
  });
  const {check, isLooking, last} = useCheck(hidden, step, project);
  const [isShown, setShown] = useState(pressed === 'show');
  /** How often the solution was asked for. */
  const [solved, setSolved] = useState(0);

  useEffect(() => {
    changeProgress((before) => ({...before, last: id}));
  }, [id]);

  const lookAt = async () => {
    below.current?.scrollIntoView({block: 'nearest'});
    if (await check())
      changeProgress((before) => ({...before, done: {...before.done, [id]: true}}));
  };
  const isPage = run.ran ? run.ran.kind === 'page' : beginsAsPage(start);
  /** Writes the solution, and shows what it makes: from its beginning, or what there is most to see of. */
  const solve = () => {
    code.setFile(file, solution);
    if (!isPage) run.player.seekTo(playback.playing ? 0 : still);
    setSolved((count) => count + 1);
  };
  const closeWay = () => {
    setShown(false);
    showButton.current?.focus();
  };
  // What a check says is longer than what stood there before it.
  useEffect(() => {
    if (last && !last.isOld) below.current?.scrollIntoView({block: 'nearest'});
  }, [last]);
  // The check needs the files as they are after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each solution
  useEffect(() => {
    if (solved > 0) void lookAt();
  }, [solved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was pressed before
  useEffect(() => {
    if (pressed === 'check') void lookAt();
    if (pressed === 'solve') solve();
  }, []);
  const passed = last?.result.kind === 'judged' && last.result.verdict.passed;

  return (
    <>
      <StepCode
        code={code}
        open={open}
        run={run}
        box={editor}
        below={
          isShown ? (
            <ShowMe step={step} before={start.files[file] ?? ''} onClose={closeWay} />
          ) : (
            <GoalBelowCode step={step} />
          )
        }
      />
      <FilmSection
        step={step}
        verdict={<Verdict last={last} isLooking={isLooking} />}
        below={below}
      >
        <Film
          box={box}
          run={run}
          video={run.ran?.video ?? project.video}
          stillFrame={still}
          isHeard
          isPage={isPage}
          playback={playback}
          values={values}
          picture={{
            poster: `/demos/course/${id}.webp`,
            pageShape: PAGE_SHAPE,
            safe: false,
            allowed: true,
            onAllow: () => undefined,
          }}
          onValue={(name, value) => setValues((before) => ({...before, [name]: value}))}
          onOpen={open.open}
        />
      </FilmSection>
      <StepBar
        step={step}
        isLooking={isLooking}
        isShown={isShown}
        isDone={passed && !last.isOld}
        onCheck={() => void lookAt()}
        showButton={showButton}
        onShow={() => setShown(!isShown)}
        onSolve={solve}
      />
      <div ref={hidden} className={styles.watcher} aria-hidden="true" />
    </>
  );
}
