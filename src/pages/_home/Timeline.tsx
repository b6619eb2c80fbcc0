import {PauseIcon, PlayIcon} from '../../ui/icons';
import {movingUntil} from './code-lines';
import {video} from './scene';
import styles from './workbench.module.css';

interface Props {
  /** Where the playhead is. */
  frame: number;
  /** The frame that is named: the one whose values the code shows. */
  shown: number;
  playing: boolean;
  /** False until the player has loaded. */
  ready: boolean;
  /** Frame at which the spring has come to rest: the end of its clip. */
  settled: number;
  onPlayPause: () => void;
  onSeek: (frame: number) => void;
}

const last = video.durationInFrames - 1;
const marks = Array.from({length: 10}, (_, index) => index * 15);
const percent = (frame: number) => `${(frame / last) * 100}%`;

interface ClipProps {
  label: string;
  row: number;
  frames: readonly [number, number];
}

function Clip({label, row, frames: [from, to]}: ClipProps) {
  const place = {
    gridRow: row,
    marginLeft: percent(from),
    width: percent(Math.min(to, last) - from),
  };
  return (
    <span className={styles.clip} data-clip={label} style={place}>
      {label}
    </span>
  );
}

/** Transport, ruler and tracks. The range input lies over all of it and is what moves the playhead. */
export function Timeline({frame, shown, playing, ready, settled, onPlayPause, onSeek}: Props) {
  return (
    <div className={styles.timeline}>
      <div className={styles.transport}>
        <button
          type="button"
          className={styles.playButton}
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={onPlayPause}
        >
          {playing ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
        </button>
        <span className={styles.timecode}>
          {String(shown).padStart(3, '0')}/{last}
        </span>
      </div>
      <div className={styles.tracks}>
        <div className={styles.ruler} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} className={styles.mark} style={{left: percent(mark)}}>
              {mark}
            </span>
          ))}
        </div>
        <div className={styles.clips} aria-hidden="true">
          <Clip label="rise" row={1} frames={[0, settled]} />
          <Clip label="x, y" row={2} frames={movingUntil.x} />
          <Clip label="size" row={1} frames={movingUntil.size} />
          <Clip label="end" row={2} frames={movingUntil.end} />
        </div>
        <input
          type="range"
          className={styles.scrubber}
          aria-label="Frame"
          aria-valuetext={`Frame ${shown} of ${last}`}
          min={0}
          max={last}
          step={1}
          value={frame}
          disabled={!ready}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
        />
        <span className={styles.playhead} aria-hidden="true" style={{left: percent(frame)}} />
      </div>
    </div>
  );
}
