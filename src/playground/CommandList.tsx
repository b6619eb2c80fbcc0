import {Dialog} from '../ui/dialog/Dialog';
import styles from './dialogs.module.css';
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
  const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);
  return (
    <Dialog title="All commands" className={styles.dialog} onClose={onClose}>
      {(close) => (
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
                        close();
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
      )}
    </Dialog>
  );
}
