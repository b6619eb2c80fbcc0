import {useRef, useState} from 'react';
import type {StepCard} from '../../shared/course/page';
import {ButtonLink} from '../ui/Button';
import styles from './course.module.css';
import type {Progress} from './progress';
import type {Outcome} from './progress-file';

interface ProgressBoxProps {
  steps: StepCard[];
  progress: Progress | null;
  onChange: (progress: Progress) => void;
}

/** The step to go on with: the last one, the one behind it if that is done, or the first that isn't. */
function stepToGoOn(steps: StepCard[], progress: Progress | null): StepCard | undefined {
  const last = steps.find(({id}) => id === progress?.last);
  const next = last && progress?.done[last.id] ? steps[steps.indexOf(last) + 1] : last;
  return next ?? steps.find(({id}) => !progress?.done[id]) ?? steps[0];
}

/** Where to go on, and the progress as a file: it is kept in this browser only. */
export function ProgressBox({steps, progress, onChange}: ProgressBoxProps) {
  const [message, setMessage] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const done = steps.filter(({id}) => progress?.done[id]).length;
  const target = stepToGoOn(steps, progress);
  const hasBegun = progress !== null && (progress.last !== null || done > 0);

  const act = async (
    does: (file: typeof import('./progress-file')) => Outcome | Promise<Outcome>,
  ) => {
    const outcome = await does(await import('./progress-file'));
    if (outcome.progress) onChange(outcome.progress);
    setMessage(outcome.message);
  };
  const load = (chosen: File | undefined) => {
    if (chosen) void act(({loadFile}) => loadFile(chosen));
  };
  const startOver = () => {
    if (window.confirm('Forget all steps you have done and all code you have written here?'))
      void act((file) => file.startOver());
  };

  return (
    <section className={styles.progress} aria-label="Your progress">
      {target && (
        <ButtonLink to={target.path}>
          {hasBegun ? `Go on: ${target.title}` : 'Begin with step 1'}
        </ButtonLink>
      )}
      <div className={styles.state}>
        <progress
          className={styles.bar}
          max={steps.length}
          value={done}
          aria-label="Steps that are done"
        />
        <span>
          {done} of {steps.length} steps
        </span>
      </div>
      {progress !== null && (
        <div className={styles.tools}>
          {hasBegun && (
            <button type="button" onClick={() => void act(({saveAsFile}) => saveAsFile(progress))}>
              Save as a file
            </button>
          )}
          <button type="button" onClick={() => picker.current?.click()}>
            Load a file
          </button>
          <input
            ref={picker}
            hidden
            type="file"
            accept="application/json,.json"
            aria-label="File with your progress"
            onChange={(event) => {
              load(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {hasBegun && (
            <button type="button" onClick={startOver}>
              Start over
            </button>
          )}
        </div>
      )}
      <p role="status" className={styles.message}>
        {message}
      </p>
    </section>
  );
}
