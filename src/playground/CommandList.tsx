import {useEffect, useRef} from 'react';
import styles from './playground.module.css';
import tools from './tools.module.css';

/** Something that can be done, with its keys. */
export interface Command {
  label: string;
  /** As CodeMirror writes keys: `Mod-Alt-i`. */
  key?: string;
  run: () => void;
}

export interface CommandGroup {
  title: string;
  commands: Command[];
}

/** `Mod-Alt-i` as it is on the keys: `Ctrl Alt I`, or `⌘ ⌥ I`. */
function printKey(key: string, isMac: boolean): string {
  const names: Record<string, string> = isMac
    ? {Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃'}
    : {Mod: 'Ctrl'};
  return key
    .split('-')
    .map((part) => names[part] ?? part.replace(/^Arrow/, ''))
    .map((part) => (part.length === 1 ? part.toUpperCase() : part))
    .join(' ');
}

interface CommandListProps {
  groups: CommandGroup[];
  onClose: () => void;
}

/** All that can be done, with the keys: a menu and a list of shortcuts in one. */
export function CommandList({groups, onClose}: CommandListProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="All commands" onClose={onClose}>
      <form method="dialog" className={styles.dialogHead}>
        <h2>All commands</h2>
        <button type="submit" className={styles.close}>
          Close
        </button>
      </form>
      <div className={tools.commands}>
        {groups.map(({title, commands}) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {commands.map(({label, key, run}) => (
                <li key={label}>
                  <button
                    type="button"
                    onClick={() => {
                      dialog.current?.close();
                      run();
                    }}
                  >
                    <span>{label}</span>
                    {key && <kbd>{printKey(key, isMac)}</kbd>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </dialog>
  );
}
