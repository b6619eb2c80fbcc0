import {useEffect, useRef} from 'react';
import type {StepPageData} from '../../shared/course/page';
import {CloseIcon} from '../ui/icons';
import {CodeLine} from './CodeLine';
import {runsOfNewLines} from './changed-lines';
import styles from './step.module.css';

interface ShowMeProps {
  step: Pick<StepPageData, 'solution' | 'solutionHtml'>;
  /** What the step begins with. */
  before: string;
  onClose: () => void;
}

/** One way to do it: the lines that the step begins without, and those around them. */
export function ShowMe({step: {solution, solutionHtml}, before, onClose}: ShowMeProps) {
  const html = solutionHtml.split('\n');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Not returned: newer browsers give a promise, which is no clean-up.
    box.current?.scrollIntoView({block: 'nearest'});
  }, []);
  return (
    <section ref={box} className={styles.showMe} aria-label="One way to do it">
      <header>
        <h2>One way to do it</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <CloseIcon size={16} />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled block must be reachable by keyboard */}
      <pre className={styles.pre} tabIndex={0}>
        <code>
          {runsOfNewLines(before, solution).map((run) => (
            <span key={run[0]?.number} className={styles.run}>
              {run.map((line) => (
                <CodeLine key={line.number} {...line} html={html[line.number - 1]} />
              ))}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
