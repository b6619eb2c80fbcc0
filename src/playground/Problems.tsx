import type {useRun} from './host/use-run';
import styles from './playground.module.css';

interface ProblemsProps {
  run: ReturnType<typeof useRun>;
  onOpen: (file: string, line?: number) => void;
}

/** What is wrong with the code, each with a way to its line; below it, what the code has logged. */
export function Problems({run, onOpen}: ProblemsProps) {
  const {faults, logs, standIns} = run;
  return (
    <div className={styles.problems} aria-live="polite">
      {faults.map(({message, file, line}) => (
        <p key={`${file}:${line}:${message}`} className={styles.problem} data-problem>
          {file && (
            <button type="button" onClick={() => onOpen(file, line)}>
              {line === undefined ? file : `${file}:${line}`}
            </button>
          )}
          <span>{message}</span>
        </p>
      ))}
      {standIns.length > 0 && (
        <p className={styles.hint}>
          {`${standIns.join(', ')}: not part of this project, so a file of this site stands in.`}
        </p>
      )}
      {logs.length > 0 && (
        <details className={styles.logs}>
          <summary>{`Console (${logs.length})`}</summary>
          <ol>
            {logs.map(({level, text}, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal lines follow each other
              <li key={index} data-level={level}>
                {text}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
