import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef} from 'react';
import styles from './dialog.module.css';
import {Sheet} from './Sheet';

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
      <Sheet title={title} heading={heading} ways={ways} onClose={close}>
        {typeof children === 'function' ? children(close) : children}
      </Sheet>
    </dialog>
  );
}
