import type {ReactNode} from 'react';
import {CloseIcon} from '../icons';
import styles from './dialog.module.css';

interface SheetProps {
  title: string;
  /** Id of its heading, which names what it stands in. */
  heading: string;
  onClose(): void;
  /** Stands before the button that closes it. */
  ways?: ReactNode;
  children: ReactNode;
}

/** What a dialog and a side panel have in common: a title with a button that closes them, and a body that scrolls. */
export function Sheet({title, heading, onClose, ways, children}: SheetProps) {
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {ways}
        <button
          type="button"
          className={`icon-button ${styles.close}`}
          aria-label="Close"
          onClick={onClose}
        >
          <CloseIcon size={18} />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
