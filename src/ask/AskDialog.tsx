import Link from '@docusaurus/Link';
import {useEffect, useRef} from 'react';
import {Dialog} from '../ui/dialog/Dialog';
import {AskPanel} from './AskPanel';
import styles from './dialog.module.css';

export interface AskDialogProps {
  /** Called once the dialog is closed; `followed` tells whether the reader went to a passage. */
  onClose(followed: boolean): void;
}

/** “Ask the docs” above the page: in the button's corner, on phones a sheet. */
export default function AskDialog({onClose}: AskDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector('input')?.focus(), []);
  const follow = () => onClose(true);
  return (
    <Dialog title="Ask the docs" className={styles.dialog} onClose={() => onClose(false)}>
      <div ref={body} className={styles.body}>
        <AskPanel onFollow={follow} />
        <p className={styles.more}>
          <Link to="/ai" onClick={follow}>
            How this works, and what agents can read
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
