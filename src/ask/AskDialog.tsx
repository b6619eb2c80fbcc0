import Link from '@docusaurus/Link';
import {useEffect, useRef, useState} from 'react';
import {Dialog} from '../ui/dialog/Dialog';
import {SidePanel} from '../ui/dialog/SidePanel';
import {AskPanel} from './AskPanel';
import styles from './dialog.module.css';

export interface AskDialogProps {
  /** Called once the dialog is closed; `followed` tells whether the reader went to a passage. */
  onClose(followed: boolean): void;
}

/** There is room for a page and for what is asked about it. */
const BESIDE = '(min-width: 1100px)';

/**
 * “Ask the docs” beside the page, which stays as it is read: what is quoted can be opened and compared. On narrower
 * screens it is above the page, and on phones a sheet.
 */
export default function AskDialog({onClose}: AskDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  // Whoever resizes the window keeps the answer.
  const [isBeside] = useState(() => window.matchMedia(BESIDE).matches);
  useEffect(() => body.current?.querySelector('input')?.focus(), []);
  const follow = isBeside ? undefined : () => onClose(true);
  const content = (
    <div ref={body} className={styles.body}>
      <AskPanel onFollow={follow} />
      <p className={styles.more}>
        <Link to="/ai" onClick={() => onClose(true)}>
          How this works, and what agents can read
        </Link>
      </p>
    </div>
  );
  const close = () => onClose(false);
  return isBeside ? (
    <SidePanel title="Ask the docs" className={styles.beside} onClose={close}>
      {content}
    </SidePanel>
  ) : (
    <Dialog title="Ask the docs" className={styles.dialog} onClose={close}>
      {content}
    </Dialog>
  );
}
