import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef} from 'react';
import {CloseIcon} from '../icons';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Called once it is closed: by its button, by Escape, or by a click beside it. */
  onClose: () => void;
  /** Sets its place and width. */
  className?: string;
  /** Stands before the button that closes it. */
  ways?: ReactNode;
  /** What it shows, or a function that is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A box above the page, open as long as it is rendered: a title with a button that closes it, and a body that scrolls. What has `data-first` gets the focus. */
export function Dialog({title, onClose, className, ways, children}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = () => dialog.current?.close();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the box; its key is Escape, which the browser handles
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          {ways}
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label="Close"
            onClick={close}
          >
            <CloseIcon size={18} />
          </button>
        </header>
        <div className={styles.body}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      </div>
    </dialog>
  );
}
