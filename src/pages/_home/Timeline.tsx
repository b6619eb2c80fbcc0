import {PauseIcon, PlayIcon} from '../../ui/icons';
import {video} from './scene';
import styles from './workbench.module.css';

interface Props {
  frame: number;
  playing: boolean;
  /** False until the player has loaded. */
  ready: boolean;
  /** Frame at which the spring has come to rest: the end of its clip. */
  settled: number;
  onPlayPause: () => void;
  onSeek: (frame: number) => void;
}

const last = video.durationInFrames - 1;
const pad = (value: number) => String(value).padStart(2, '0');
const marks = Array.from({length: 9}, (_, index) => index * 10);

/** Seconds and frames, as an editor shows them: `01:15`. */
const timecode = (frame: number) =>
  `${pad(Math.floor(frame / video.fps))}:${pad(frame % video.fps)}`;

/** Transport, ruler and tracks. The range input lies over all of it and is what moves the playhead. */
export function Timeline({frame, playing, ready, settled, onPlayPause, onSeek}: Props) {
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
        <span className={styles.timecode}>{timecode(frame)}</span>
      </div>
      <div className={styles.tracks}>
        <div className={styles.ruler} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} className={styles.mark} data-frame={mark}>
              {mark}
            </span>
          ))}
        </div>
        <div className={styles.clips} aria-hidden="true">
          <span
            className={styles.clip}
            data-clip="enter"
            style={ready ? {width: `${(Math.min(settled, last) / last) * 100}%`} : undefined}
          >
            enter, y
          </span>
          <span className={styles.clip} data-clip="x">
            x
          </span>
          <span className={styles.clip} data-clip="opacity">
            opacity
          </span>
        </div>
        <input
          type="range"
          className={styles.scrubber}
          aria-label="Frame"
          aria-valuetext={`Frame ${frame} of ${last}`}
          min={0}
          max={last}
          step={1}
          value={frame}
          disabled={!ready}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
        />
        <span
          className={styles.playhead}
          aria-hidden="true"
          // The first frame's place is in the style sheet: markup from the server has no style attribute.
          style={ready ? {left: `${(frame / last) * 100}%`} : undefined}
        />
      </div>
    </div>
  );
}
