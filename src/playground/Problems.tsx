import {type ReactNode, useState} from 'react';
import type {Run} from './host/use-run';
import styles from './problems.module.css';
import type {TypeProblem} from './types/messages';
import {useEntries} from './use-entries';

interface ProblemsProps {
  run: Run;
  /** Mistakes that the compiler found. */
  types: readonly TypeProblem[];
  onOpen: (file: string, line?: number) => void;
}

/** Below it TypeScript says what can't be read at all, which the file's own compiler has said already. */
const SYNTAX = 2000;

/** Mistakes that are listed: the first are most often the cause of the others. */
const MOST_TYPES = 8;

/** What is wrong with the code, each with a way to its line; below it, what the code has logged. */
export function Problems({run, types, onOpen}: ProblemsProps) {
  const {faults, logs, standIns} = run;
  const entries = useEntries(faults);
  const broken = new Set(faults.map(({file}) => file));
  const others = types.filter(({path, code}) => code >= SYNTAX || !broken.has(path));
  const found = [
    ...faults.map(({message, file, line}) => (
      <p key={`${file}:${line}:${message}`} className={styles.problem} data-problem>
        {file && (
          <button type="button" onClick={() => onOpen(file, line)}>
            {line === undefined ? file : `${file}:${line}`}
          </button>
        )}
        <span>
          {message}
          {entries.has(message) && (
            <a href={entries.get(message)?.path} target="_blank" rel="noopener">
              {entries.get(message)?.title}
            </a>
          )}
        </span>
      </p>
    )),
    ...others.slice(0, MOST_TYPES).map(({path, from, line, message, code}) => (
      <p key={`${path}:${from}:${code}`} className={styles.typeProblem} data-type-problem>
        <button type="button" onClick={() => onOpen(path, line)}>
          {`${path}:${line}`}
        </button>
        <span>{message}</span>
      </p>
    )),
  ];
  return (
    <div className={styles.problems} aria-live="polite">
      <Found problems={found} unlisted={Math.max(0, others.length - MOST_TYPES)} />
      {standIns.length > 0 && (
        <p className={styles.hint}>
          {`${standIns.join(', ')}: not part of this project, so a file of this site stands in.`}
        </p>
      )}
      {logs.length > 0 && (
        <details className={styles.logs} data-logs>
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

interface FoundProps {
  problems: readonly ReactNode[];
  /** Mistakes that there are besides, of which nothing more is said. */
  unlisted: number;
}

/** The first problem, which most often is the cause of the others; those are unfolded. */
function Found({problems, unlisted}: FoundProps) {
  const [open, setOpen] = useState(false);
  const [first, ...rest] = problems;
  if (!first) return null;
  return (
    <>
      <div className={styles.found}>
        {first}
        {open && rest}
        {open && unlisted > 0 && <p className={styles.hint}>{`${unlisted} more type errors`}</p>}
      </div>
      {rest.length > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Only the first' : `${rest.length + unlisted} more`}
        </button>
      )}
    </>
  );
}
