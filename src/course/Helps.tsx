import {Eye} from 'lucide-react';
import {Button} from '../ui/Button';
import styles from './step.module.css';

interface HelpsProps {
  isLooking: boolean;
  /** Whether the way to the solution is shown. */
  isShown: boolean;
  onCheck: () => void;
  onShow: () => void;
  onSolve: () => void;
}

/** The buttons below the code: the check, for a phone, and ways to the solution. */
export function Helps({isLooking, isShown, onCheck, onShow, onSolve}: HelpsProps) {
  return (
    <div className={styles.helps} data-live>
      <Button className={styles.check} onClick={onCheck} aria-disabled={isLooking}>
        Check
      </Button>
      <Button look="plain" aria-expanded={isShown} onClick={onShow}>
        <Eye aria-hidden size={16} /> {isShown ? 'Hide the way' : 'Show me'}
      </Button>
      <Button look="plain" onClick={onSolve}>
        Solve it
      </Button>
    </div>
  );
}
