import {EllipsisVertical, Plus, RefreshCw} from 'lucide-react';
import type {ReactNode} from 'react';
import styles from './playground.module.css';
import type {Fault} from './protocol';

interface FileTabsProps {
  files: string[];
  open: string;
  faults: Fault[];
  changed: boolean;
  onOpen: (path: string) => void;
  /** Adds a file; without it there is no button. */
  onAdd?: () => void;
  /** Opens the list of all commands; without it there is no button. */
  onCommands?: () => void;
  onRestart: () => void;
  /** There are few of them, in one row: beside the sign of a button stands what it does, where there is room. */
  named?: boolean;
  actions: ReactNode;
}

/** The files of a project, and what can be done with it. */
export function FileTabs({
  files,
  open,
  faults,
  changed,
  onOpen,
  onAdd,
  onCommands,
  onRestart,
  named,
  actions,
}: FileTabsProps) {
  return (
    <div className={styles.bar} data-brief={named || undefined}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">Files</legend>
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
        {onAdd && (
          <button type="button" onClick={onAdd} aria-label="Add a file" title="Add a file">
            <Plus aria-hidden size={15} />
          </button>
        )}
      </fieldset>
      {changed && <span className={styles.changed}>Changed</span>}
      <div className={styles.actions}>
        <button
          type="button"
          onClick={onRestart}
          aria-label="Restart the preview"
          title="Restart the preview"
          data-seldom
        >
          <RefreshCw aria-hidden size={15} />
          {named && <span className={styles.named}>Restart</span>}
        </button>
        {actions}
        {onCommands && (
          <button
            type="button"
            onClick={onCommands}
            aria-label="All commands"
            title="All commands and their keys"
          >
            <EllipsisVertical aria-hidden size={16} />
          </button>
        )}
      </div>
    </div>
  );
}
