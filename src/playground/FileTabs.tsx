import {EllipsisVertical, RefreshCw} from 'lucide-react';
import type {ReactNode} from 'react';
import styles from './playground.module.css';
import type {Fault} from './protocol';

interface FileTabsProps {
  files: string[];
  open: string;
  faults: Fault[];
  changed: boolean;
  onOpen: (path: string) => void;
  onCommands: () => void;
  onRestart: () => void;
  actions: ReactNode;
}

/** The files of a project, and what can be done with it. */
export function FileTabs({
  files,
  open,
  faults,
  changed,
  onOpen,
  onCommands,
  onRestart,
  actions,
}: FileTabsProps) {
  return (
    <div className={styles.bar}>
      <fieldset className={styles.tabs}>
        <legend className={styles.hidden}>Files</legend>
        {files.map((path) => (
          <button
            key={path}
            type="button"
            aria-pressed={path === open}
            data-fault={faults.some((fault) => fault.file === path) || undefined}
            onClick={() => onOpen(path)}
          >
            {path}
          </button>
        ))}
      </fieldset>
      {changed && <span className={styles.changed}>Changed</span>}
      <div className={styles.actions}>
        <button
          type="button"
          onClick={onRestart}
          aria-label="Restart the preview"
          title="Restart the preview"
        >
          <RefreshCw aria-hidden size={15} />
        </button>
        {actions}
        <button
          type="button"
          onClick={onCommands}
          aria-label="All commands"
          title="All commands and their keys"
        >
          <EllipsisVertical aria-hidden size={16} />
        </button>
      </div>
    </div>
  );
}
