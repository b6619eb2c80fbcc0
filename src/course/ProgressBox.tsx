import {useRef, useState} from 'react';
import type {StepCard} from '../../shared/course/page';
import {ButtonLink} from '../ui/Button';
import styles from './course.module.css';
import type {Progress} from './progress';

interface ProgressBoxProps {
  steps: StepCard[];
  progress: Progress | null;
  onChange: (progress: Progress) => void;
}

/** Where to go on, and the progress as a file: it is kept in this browser only. */
export function ProgressBox({steps, progress, onChange}: ProgressBoxProps) {
  const [message, setMessage] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const done = steps.filter(({id}) => progress?.done[id]).length;
  const last = steps.find(({id}) => id === progress?.last);
  const next = last && progress?.done[last.id] ? steps[steps.indexOf(last) + 1] : last;
  const target = next ?? steps.find(({id}) => !progress?.done[id]) ?? steps[0];
  const hasBegun = progress !== null && (progress.last !== null || done > 0);

  const load = async (file: File | undefined) => {
    if (!file) return;
    const {parseProgress, saveProgress} = await import('./progress');
    try {
      const read = parseProgress(await file.text());
      const isKept = saveProgress(read);
      onChange(read);
      setMessage(
        isKept ? 'Your progress is back.' : 'This browser keeps nothing: it holds until you leave.',
      );
    } catch {
      setMessage(`“${file.name}” is no progress of this course. Nothing was changed.`);
    }
  };
  const save = () => {
    const link = document.createElement('a');
    const blob = new Blob([JSON.stringify(progress, null, 2)], {type: 'application/json'});
    link.href = URL.createObjectURL(blob);
    link.download = 'course-progress.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    setMessage('Saved as course-progress.json.');
  };
  const startOver = async () => {
    if (!window.confirm('Forget all steps you have done and all code you have written here?'))
      return;
    const {clearProgress, NO_PROGRESS} = await import('./progress');
    clearProgress();
    onChange(NO_PROGRESS);
    setMessage('You start over from the first step.');
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
            <button type="button" onClick={save}>
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
              void load(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {hasBegun && (
            <button type="button" onClick={() => void startOver()}>
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
