import clsx from 'clsx';
import {useEffect, useRef} from 'react';
import {type PackageManager, packageManagers} from '../../../shared/package-manager';
import {CopyButton} from '../../ui/copy-button/CopyButton';
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

/** Marks the template, where one is given: `--tiktok`. */
const commandOf = (manager: PackageManager, template?: string) =>
  template ? `${commands[manager]} --${template}` : commands[manager];

const chosen = () => (document.documentElement.dataset.pm ?? 'npm') as PackageManager;

/** The command that starts a project. Which one shows hangs on `<html data-pm>`, as in the code blocks. */
export function Commands({compact = false, template}: {compact?: boolean; template?: string}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) showPackageManager(ref.current);
  }, []);

  return (
    <div ref={ref} className={clsx(styles.commands, compact && styles.compact)}>
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
            {commandOf(manager, template)}
          </code>
        ))}
        <CopyButton label="Copy the command" text={() => commandOf(chosen(), template)} />
      </div>
    </div>
  );
}
