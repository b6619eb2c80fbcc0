import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import type {Verdict as VerdictData} from '../../shared/course/step';
import type {CheckResult} from './look-and-judge';
import styles from './step.module.css';
import type {LastCheck} from './use-check';

interface VerdictProps {
  last: LastCheck | null;
  isLooking: boolean;
}

function summaryOf(result: CheckResult): string {
  if (result.kind === 'failed') return 'The film was not checked.';
  const {passed, fault} = result.verdict;
  if (passed) return 'Done: the film shows everything it should.';
  return fault ? 'The film can’t be drawn yet.' : 'Not yet. Look at what is marked.';
}

/** What the film was asked to show, what it shows, and what is usually the reason. */
export function Verdict({last, isLooking}: VerdictProps) {
  const isOld = last?.isOld && !isLooking;
  const verdict = last?.result.kind === 'judged' ? last.result.verdict : null;
  const fault = last?.result.kind === 'failed' ? last.result.why : verdict?.fault;
  return (
    <div className={styles.verdict} data-old={isOld || undefined}>
      <div role="status" className={styles.says} data-passed={verdict?.passed || undefined}>
        {isLooking ? 'Looking at your film …' : last && summaryOf(last.result)}
        {isOld && <span> Your code has changed since.</span>}
      </div>
      {fault && <p className={styles.fault}>{fault}</p>}
      {verdict && !fault && <Goals results={verdict.results} />}
      {!last && !isLooking && (
        <p className={styles.waiting}>
          <CircleDashed aria-hidden size={18} /> Press “Check” when you think it is right: your film
          is looked at, frame by frame.
        </p>
      )}
    </div>
  );
}

/** Goals that are missed for one reason have its hint once, below the last of them. */
const isLastWith = (hint: string, others: VerdictData['results']): boolean =>
  others.every(({miss}) => miss?.hint !== hint);

function Goals({results}: Pick<VerdictData, 'results'>) {
  return (
    <ul className={styles.goals} aria-label="What the film has to show">
      {results.map(({says, miss}, index) => (
        <li key={says} data-missed={miss ? true : undefined}>
          {miss ? <CircleX aria-hidden size={18} /> : <CircleCheck aria-hidden size={18} />}
          <div>
            <span className="visually-hidden">{miss ? 'Missing: ' : 'Reached: '}</span>
            {says}
            {miss && <p className={styles.seen}>{miss.seen}</p>}
            {miss?.hint && isLastWith(miss.hint, results.slice(index + 1)) && (
              <p className={styles.hint}>{miss.hint}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
