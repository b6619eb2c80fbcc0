import {type RefObject, useEffect} from 'react';
import type {StepPageData} from '../../shared/course/page';
import {Button, ButtonLink} from '../ui/Button';
import {BackIcon, NextIcon} from '../ui/icons';
import styles from './step.module.css';

interface StepBarProps {
  step: StepPageData;
  isLooking: boolean;
  /** Whether one way to do it is shown. */
  isShown: boolean;
  /** To go on is what is to be done next. */
  isDone: boolean;
  showButton?: RefObject<HTMLButtonElement | null>;
  /** Has the film looked at; also Ctrl or ⌘ and Enter. */
  onCheck: () => void;
  onShow: () => void;
  onSolve: () => void;
}

/** All that belongs to the step, below its text, code and film: the way back, help, the check, and the way on. */
export function StepBar(props: StepBarProps) {
  const {step, isLooking, isShown, isDone, showButton, onCheck, onShow, onSolve} = props;
  const {number, count, previous, next} = step;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      onCheck();
    };
    // Before the editor, which would begin a new line.
    window.addEventListener('keydown', onKey, {capture: true});
    return () => window.removeEventListener('keydown', onKey, {capture: true});
  }, [onCheck]);
  return (
    <section className={styles.bar} aria-label="Step">
      {previous && (
        <ButtonLink look="plain" className={styles.way} to={previous.path} rel="prev">
          <BackIcon size={16} />
          <span>
            Back<span className={styles.title}>: {previous.title}</span>
          </span>
        </ButtonLink>
      )}
      <span className={styles.count}>
        {number} of {count}
      </span>
      <div className={styles.helps} data-live>
        <Button ref={showButton} look="plain" aria-expanded={isShown} onClick={onShow}>
          Show me
        </Button>
        <Button look="plain" onClick={onSolve}>
          Solve it
        </Button>
        <Button
          onClick={onCheck}
          look={isDone ? 'plain' : 'primary'}
          aria-disabled={isLooking}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          Check
          <kbd aria-hidden>Ctrl ⏎</kbd>
        </Button>
      </div>
      <ButtonLink
        look={isDone ? 'primary' : 'plain'}
        className={styles.way}
        data-done={isDone || undefined}
        to={next?.path ?? '/learn/course/#take-it-home'}
        rel={next ? 'next' : undefined}
        // The framework knows no anchors but those of texts.
        data-noBrokenLinkCheck={!next}
      >
        <span>
          Next<span className={styles.title}>: {next?.title ?? 'take your film home'}</span>
        </span>
        <NextIcon size={16} />
      </ButtonLink>
    </section>
  );
}
