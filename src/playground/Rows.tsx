import styles from './playground.module.css';
import type {SequenceRow, Video} from './protocol';

interface RowsProps {
  rows: SequenceRow[];
  video: Video;
  onOpen: (file: string, line?: number) => void;
}

/** The Sequences that are on the screen, as bars of the timeline; each leads to the line that made it. */
export function Rows({rows, video, onOpen}: RowsProps) {
  if (rows.length === 0) return null;
  const share = (frames: number) =>
    `${Math.min(100, Math.max(0, (frames / video.durationInFrames) * 100))}%`;
  return (
    <ul className={styles.rows} aria-label="Sequences">
      {rows.map(({id, name, from, duration, file, line}) => (
        <li key={id}>
          <button
            type="button"
            disabled={file === undefined}
            style={{marginLeft: share(from), width: share(duration)}}
            title={`${name}: frames ${from} to ${from + duration - 1}`}
            onClick={() => file && onOpen(file, line)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
