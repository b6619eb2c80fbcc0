import type {ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {printMilliseconds} from './format';
import styles from './try-file.module.css';
import type {Task} from './use-task';

interface OutcomeProps<T> {
  task: Task<T>;
  /** `Reading clip.mp4`. */
  doing: string;
  /** `Read clip.mp4 (41 kB)`; the time it took follows. */
  did: string;
  retry: () => void;
  children: (value: T) => ReactNode;
}

/** The state of a task: its progress with a button that cancels, its error, or its result. */
export function Outcome<T>({task: {state, cancel}, doing, did, retry, children}: OutcomeProps<T>) {
  return (
    <div className={styles.outcome} data-phase={state.phase}>
      {state.phase === 'running' && (
        <Progress doing={doing} value={state.progress} cancel={cancel} />
      )}
      {state.phase === 'failed' && <Failure error={state.error} />}
      <p className={styles.status} role="status">
        {state.phase === 'running' && progressText(doing, state.progress)}
        {state.phase === 'done' && `${did} in ${printMilliseconds(state.milliseconds)}.`}
        {state.phase === 'cancelled' && 'Cancelled.'}
        {state.phase === 'cancelled' && (
          <Button look="plain" onClick={retry}>
            Start again
          </Button>
        )}
      </p>
      {state.phase === 'done' && children(state.value)}
    </div>
  );
}

/** A reader of the screen hears each quarter, not each percent. */
function progressText(doing: string, progress: number | null): string {
  const quarters = Math.floor((progress ?? 0) * 4) * 25;
  return quarters > 0 ? `${doing}: ${quarters} %` : `${doing} …`;
}

interface ProgressProps {
  doing: string;
  value: number | null;
  cancel: () => void;
}

function Progress({doing, value, cancel}: ProgressProps) {
  const percent = value === null ? undefined : Math.round(value * 100);
  return (
    <div className={styles.running}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={doing}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={styles.bar} style={{width: `${percent ?? 0}%`}} />
      </div>
      <span className={styles.percent} aria-hidden>
        {percent === undefined ? '…' : `${percent} %`}
      </span>
      <Button look="plain" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}

/** The error that the toolkit threw, in its own words. */
export function Failure({error}: {error: Error}) {
  return (
    <p className={styles.problem} role="alert">
      {error.name !== 'Error' && <code>{error.name}</code>} {error.message}
    </p>
  );
}
