import {type DragEvent, Fragment, type ReactElement, useId, useRef, useState} from 'react';
import type {TryFileRun} from '../../../shared/try-file';
import {Button} from '../../ui/Button';
import {KINDS, type Sample} from './kinds';
import styles from './try-file.module.css';

/**
 * `<TryFile run="metadata" />`: runs the toolkit's own code on a file that the reader picks. The file
 * stays on the device; the code is fetched when a file has been picked.
 */
export function TryFile({run}: {run: TryFileRun}) {
  const kind = KINDS[run];
  const title = useId();
  const {shown, begin, status, problem} = useOpening();
  const [over, setOver] = useState(false);

  const take = (file: File) => begin(() => kind.open(file));
  const takeSample = ({src}: Sample) =>
    begin(async () => {
      const response = await fetch(src);
      if (!response.ok) throw new Error(`The sample is missing: ${response.status}`);
      const blob = await response.blob();
      const name = src.slice(src.lastIndexOf('/') + 1);
      return kind.open(new File([blob], name, {type: blob.type}));
    });

  const drag =
    kind.input === 'file'
      ? {
          onDragOver: (event: DragEvent) => {
            event.preventDefault();
            setOver(true);
          },
          onDragLeave: ({currentTarget, relatedTarget}: DragEvent) => {
            // Not when it moves on to a part of the panel.
            if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
              setOver(false);
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            setOver(false);
            const file = event.dataTransfer.files[0];
            if (file) take(file);
          },
        }
      : {};

  return (
    <section
      className={styles.panel}
      aria-labelledby={title}
      data-try={run}
      data-over={over || undefined}
      {...drag}
    >
      <div className={styles.head}>
        <p id={title} className={styles.title}>
          {kind.title}
        </p>
        <p className={styles.promise}>
          <code>{kind.api}</code> runs in this page. Nothing is uploaded.
        </p>
      </div>
      <div className={styles.inputs}>
        {kind.input === 'file' ? (
          <>
            <label className={styles.zone}>
              <input
                type="file"
                className={styles.file}
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  // So that the same file can be picked again.
                  event.target.value = '';
                  if (file) take(file);
                }}
              />
              <span>
                <b className={styles.choose}>Choose a file</b> or drop it here
              </span>
            </label>
            {kind.samples.map((sample) => (
              <Button key={sample.src} look="plain" onClick={() => takeSample(sample)}>
                {sample.label}
              </Button>
            ))}
          </>
        ) : (
          <Button look="plain" onClick={() => begin(kind.open)}>
            {kind.action}
          </Button>
        )}
      </div>
      {status && (
        <p className={styles.status} role="status">
          {status}
        </p>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {shown}
    </section>
  );
}

/** Fetches what a run needs and keeps the newest one on the screen. */
function useOpening() {
  const count = useRef(0);
  const [shown, setShown] = useState<ReactElement | null>(null);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  const begin = (open: () => Promise<ReactElement>) => {
    const mine = ++count.current;
    setProblem('');
    setStatus('Loading the package …');
    setShown(null);
    open().then(
      (element) => {
        if (mine !== count.current) return;
        setStatus('');
        setShown(<Fragment key={mine}>{element}</Fragment>);
      },
      (error: unknown) => {
        if (mine !== count.current) return;
        setStatus('');
        setProblem(`${error instanceof Error ? error.message : String(error)} Please try again.`);
      },
    );
  };
  return {shown, begin, status, problem};
}
