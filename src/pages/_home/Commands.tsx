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

/** All packages of the toolkit must have one version: none is added with a range. */
const adding: Record<PackageManager, string> = {
  npm: 'npm i --save-exact',
  pnpm: 'pnpm add --save-exact',
  yarn: 'yarn add --exact',
  bun: 'bun add --exact',
};

interface Wanted {
  /** The template that the command names: `--tiktok`. */
  template?: string;
  /** Packages that are added to a project, instead of a new one. */
  adds?: string;
}

/** The command as a package manager has it. */
function commandOf(manager: PackageManager, {template, adds}: Wanted) {
  if (adds) return `${adding[manager]} ${adds}`;
  return template ? `${commands[manager]} --${template}` : commands[manager];
}

/** The package manager that the reader has chosen. */
export const chosenManager = () => (document.documentElement.dataset.pm ?? 'npm') as PackageManager;

/** The command in the form that the page shows now. */
export const shownCommand = (wanted: Wanted) => commandOf(chosenManager(), wanted);

interface CommandsProps extends Wanted {
  /** Where a button beside it copies the command, it has no sign for that. */
  bare?: boolean;
}

/** The command that starts a project, or adds to one. `<html data-pm>` decides which one is shown, as in the code blocks. */
export function Commands({bare = false, ...wanted}: CommandsProps) {
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
            <Paint code={commandOf(manager, wanted)} />
          </code>
        ))}
        {!bare && <CopyButton label="Copy the command" text={() => shownCommand(wanted)} />}
      </div>
    </div>
  );
}
