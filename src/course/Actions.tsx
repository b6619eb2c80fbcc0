import Link from '@docusaurus/Link';
import {ArrowRight} from 'lucide-react';
import {useEffect} from 'react';
import type {Neighbor} from '../../shared/course/page';
import {Button} from '../ui/Button';
import styles from './step.module.css';

interface ActionsProps {
  isLooking: boolean;
  onCheck: () => void;
  /** Where it goes on, once the step is done. */
  next: Neighbor | null;
  isLast: boolean;
}

/** The button that has the film looked at, also as Ctrl or ⌘ and Enter, and the way to the next step. */
export function Actions({isLooking, onCheck, next, isLast}: ActionsProps) {
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
    <div className={styles.actions}>
      <Button
        onClick={onCheck}
        aria-disabled={isLooking}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        Check
        <kbd aria-hidden>Ctrl ⏎</kbd>
      </Button>
      {next && (
        <Link className={styles.next} to={next.path}>
          Next: {next.title} <ArrowRight aria-hidden size={16} />
        </Link>
      )}
      {isLast && (
        <Link className={styles.next} to="/learn/course/#take-it-home">
          Take your film home <ArrowRight aria-hidden size={16} />
        </Link>
      )}
    </div>
  );
}
