import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
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
  /** Opens the list of all commands; without it there is no button, and all there is has room in one row. */
  onCommands?: () => void;
  /** Starts the preview anew; without it there is no button. */
  onRestart?: () => void;
  actions: ReactNode;
  /** What stands before the tabs. */
  views?: ReactNode;
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
  actions,
  views,
}: FileTabsProps) {
  return (
    <div
      className={styles.bar}
      data-brief={onCommands ? undefined : ''}
      data-sticks={views ? '' : undefined}
    >
      {views}
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
        {onRestart && (
          <button
            type="button"
            onClick={onRestart}
            aria-label="Restart the preview"
            title="Restart the preview"
            data-seldom
          >
            <RefreshCw aria-hidden size={15} />
          </button>
        )}
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
