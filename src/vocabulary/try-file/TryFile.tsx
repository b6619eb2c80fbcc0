import {useId} from 'react';
import type {TryFileRun} from '../../../shared/try-file';
import {useFileDrop} from '../../shell/use-file-drop';
import {Button} from '../../ui/Button';
import {FileInputs} from './FileInputs';
import {KINDS, type Sample} from './kinds';
import styles from './try-file.module.css';
import {useOpening} from './use-opening';

async function fetchSample({src}: Sample): Promise<File> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`The sample is missing: ${response.status}`);
  const blob = await response.blob();
  return new File([blob], src.slice(src.lastIndexOf('/') + 1), {type: blob.type});
}

/**
 * `<TryFile run="metadata" />`: runs the toolkit's own code on a file that the reader picks. The file
 * stays on the device; the code is fetched when a file has been picked.
 */
export function TryFile({run}: {run: TryFileRun}) {
  const kind = KINDS[run];
  const title = useId();
  const {opening, begin} = useOpening();
  const takesFile = kind.input === 'file';
  const take = (file: File) => {
    if (takesFile) begin(() => kind.open(file));
  };
  const drop = useFileDrop(take);

  return (
    <section
      className={styles.panel}
      data-live
      aria-labelledby={title}
      data-try={run}
      data-over={drop.isOver || undefined}
      {...(takesFile ? drop.handlers : {})}
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
        {takesFile ? (
          <FileInputs
            samples={kind.samples}
            onFile={take}
            onSample={(sample) => begin(async () => kind.open(await fetchSample(sample)))}
          />
        ) : (
          <Button look="plain" onClick={() => begin(kind.open)}>
            {kind.action}
          </Button>
        )}
      </div>
      {opening.kind === 'loading' && (
        <p className={styles.status} role="status">
          Loading the package …
        </p>
      )}
      {opening.kind === 'failed' && (
        <p className={styles.problem} role="alert">
          {opening.problem}
        </p>
      )}
      {opening.kind === 'open' && opening.shown}
    </section>
  );
}
