import {CircleCheck, CircleDashed, CircleX} from 'lucide-react';
import type {Verdict as VerdictData} from '../../shared/course/step';
import styles from './step.module.css';

interface VerdictProps {
  verdict: VerdictData | null;
  isLooking: boolean;
  isOld: boolean;
}

/** What the film was asked to show, what it shows, and what is usually the reason. */
export function Verdict({verdict, isLooking, isOld}: VerdictProps) {
  const says = isLooking
    ? 'Looking at your film …'
    : verdict?.passed
      ? 'Done: the film shows everything it should.'
      : verdict?.fault
        ? 'The film can’t be drawn yet.'
        : verdict
          ? 'Not yet. Look at what is marked.'
          : '';
  return (
    <div className={styles.verdict} data-old={(isOld && !isLooking) || undefined}>
      <div role="status" className={styles.says} data-passed={verdict?.passed || undefined}>
        {says}
        {isOld && verdict && !isLooking && <span> Your code has changed since.</span>}
      </div>
      {verdict?.fault && <p className={styles.fault}>{verdict.fault}</p>}
      {verdict && !verdict.fault && (
        <ul className={styles.goals} aria-label="What the film has to show">
          {verdict.results.map(({says: goal, miss}) => (
            <li key={goal} data-missed={miss ? true : undefined}>
              {miss ? <CircleX aria-hidden size={18} /> : <CircleCheck aria-hidden size={18} />}
              <div>
                <span className="visually-hidden">{miss ? 'Missing: ' : 'Reached: '}</span>
                {goal}
                {miss && <p className={styles.seen}>{miss.seen}</p>}
                {miss?.hint && <p className={styles.hint}>{miss.hint}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {!verdict && !isLooking && (
        <p className={styles.waiting}>
          <CircleDashed aria-hidden size={18} /> Press “Check” when you think it is right: your film
          is looked at, frame by frame.
        </p>
      )}
    </div>
  );
}
