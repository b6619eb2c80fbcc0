import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef} from 'react';
import {useBrowserLayoutEffect} from '../use-browser-layout-effect';
import styles from './dialog.module.css';
import {Sheet} from './Sheet';

interface SidePanelProps {
  title: string;
  /** Called when the reader closes it, by its button or by Escape. */
  onClose(): void;
  className?: string;
  children: ReactNode;
}

/** Escape is the panel's where the focus is in it, or nowhere: a menu or a field of the page has its own use for it. */
const isOurs = (panel: HTMLElement | null, {target}: KeyboardEvent) =>
  target === document.body || (target instanceof Node && panel?.contains(target));

/**
 * A box beside the page, open as long as it is rendered. Other than behind a dialog, the page stays readable, scrolls
 * and can be clicked: it makes room on the right (`dialog.module.css`).
 */
export function SidePanel({title, onClose, className, children}: SidePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  const latest = useRef(onClose);
  latest.current = onClose;
  // On the document, since a selector that looks for the panel would have the whole page styled again and again.
  useBrowserLayoutEffect(() => {
    const {dataset} = document.documentElement;
    dataset.beside = panel.current?.closest('[data-in-bar]') ? 'tool' : 'page';
    return () => {
      delete dataset.beside;
    };
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isOurs(panel.current, event)) return;
      // A dialog above it goes first.
      if (document.querySelector('dialog[open]')) return;
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      className={clsx(styles.beside, className)}
      data-side-panel
    >
      <Sheet title={title} heading={heading} onClose={onClose}>
        {children}
      </Sheet>
    </div>
  );
}
