import {Button} from '../../ui/Button';
import type {Sample} from './kinds';
import styles from './try-file.module.css';

interface FileInputsProps {
  samples: readonly Sample[];
  onFile: (file: File) => void;
  onSample: (sample: Sample) => void;
}

/** Ways to pick a file: the reader's own, or a sample. */
export function FileInputs({samples, onFile, onSample}: FileInputsProps) {
  return (
    <>
      <label className={styles.zone}>
        <input
          type="file"
          className={styles.file}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // So that the same file can be picked again.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
        <span>
          <b className={styles.choose}>Choose a file</b> or drop it here
        </span>
      </label>
      {samples.map((sample) => (
        <Button key={sample.src} look="plain" onClick={() => onSample(sample)}>
          {sample.label}
        </Button>
      ))}
    </>
  );
}
