import {useEffect, useRef} from 'react';
import {type PackageManager, packageManagers} from '../../../shared/package-manager';
import {CopyButton} from '../../ui/copy-button/CopyButton';
import {Paint} from '../../ui/paint/Paint';
import {
  choosePackageManager,
  showPackageManager,
} from '../../vocabulary/code-block/package-manager';
import styles from './commands.module.css';

const commands: Record<PackageManager, string> = {
  npm: 'npx create-video@latest',
  pnpm: 'pnpm create video@latest',
  yarn: 'yarn create video',
  bun: 'bun create video',
};

/** The command as a package manager has it. It marks the template, where one is given: `--tiktok`. */
const commandOf = (manager: PackageManager, template?: string) =>
  template ? `${commands[manager]} --${template}` : commands[manager];

/** The package manager that the reader has chosen. */
export const chosenManager = () => (document.documentElement.dataset.pm ?? 'npm') as PackageManager;

/** The command in the form that the page shows now. */
export const shownCommand = (template?: string) => commandOf(chosenManager(), template);

interface CommandsProps {
  template?: string;
  /** Where a button beside it copies the command, it has no sign for that. */
  bare?: boolean;
}

/** The command that starts a project. `<html data-pm>` decides which one is shown, as in the code blocks. */
export function Commands({template, bare = false}: CommandsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) showPackageManager(ref.current);
  }, []);

  return (
    <div ref={ref} className={styles.commands}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">Package manager</legend>
        {packageManagers.map((manager) => (
          <button
            key={manager}
            type="button"
            className={styles.tab}
            data-pm-choice={manager}
            aria-pressed={manager === 'npm'}
            onClick={(event) => choosePackageManager(event.currentTarget)}
          >
            {manager}
          </button>
        ))}
      </fieldset>
      <div className={styles.line}>
        {packageManagers.map((manager) => (
          <code key={manager} className={styles.command} data-pm={manager}>
            <Paint code={commandOf(manager, template)} />
          </code>
        ))}
        {!bare && <CopyButton label="Copy the command" text={() => shownCommand(template)} />}
      </div>
    </div>
  );
}
