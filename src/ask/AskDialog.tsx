import Link from '@docusaurus/Link';
import {useEffect, useId, useRef} from 'react';
import {CloseIcon} from '../ui/icons';
import {AskPanel} from './AskPanel';
import styles from './dialog.module.css';

export interface AskDialogProps {
  /** Called once the dialog is closed; `followed` tells whether the reader went to a passage. */
  onClose(followed: boolean): void;
}

/** “Ask the docs” above the page: in the button's corner, on phones a sheet. */
export default function AskDialog({onClose}: AskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const followed = useRef(false);
  const title = useId();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);
  const follow = () => {
    followed.current = true;
    dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel; its key is Escape, the dialog's own
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={() => onClose(followed.current)}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={title}>Ask the docs</h2>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon size={18} />
          </button>
        </header>
        <div className={styles.body}>
          <AskPanel onFollow={follow} />
          <p className={styles.more}>
            <Link to="/ai" onClick={follow}>
              How this works, and what agents can read
            </Link>
          </p>
        </div>
      </div>
    </dialog>
  );
}
