import type {PlayerRef} from '@remotion/player';
import {Pause, Play, Repeat, Smartphone, Volume2, VolumeX} from 'lucide-react';
import {type RefObject, useEffect, useState} from 'react';
import type {DemoFormat, DemoView} from '../../shared/demo';
import styles from './film.module.css';
import {Ruler} from './Ruler';

/** What the timeline asks of a Player; the playground's is in another document. */
export type TimelinePlayer = Pick<
  PlayerRef,
  | 'addEventListener'
  | 'removeEventListener'
  | 'getCurrentFrame'
  | 'seekTo'
  | 'play'
  | 'pause'
  | 'mute'
  | 'unmute'
>;

interface TimelineProps {
  demo: Pick<DemoView, 'durationInFrames' | 'fps' | 'stillFrame' | 'audio'>;
  player: TimelinePlayer | null;
  /** Where the demo is; outlives the Player, which leaves when it is far off screen. */
  frame: RefObject<number>;
  playing: boolean;
  loop: boolean;
  onPlay: (play: boolean) => void;
  onLoop: (loop: boolean) => void;
  format?: DemoFormat;
  /** Asks for the other format; without it there is no button. */
  onFormat?: (format: DemoFormat) => void;
}

/** The bar below a demo: play, a ruler with a playhead, the frame number, loop and sound. */
export function Timeline({
  demo,
  player,
  frame,
  playing,
  loop,
  onPlay,
  onLoop,
  format,
  onFormat,
}: TimelineProps) {
  const [shown, setShown] = useState(demo.stillFrame);
  const [muted, setMuted] = useState(true);
  const [ended, setEnded] = useState(false);
  const last = demo.durationInFrames - 1;

  useEffect(() => {
    if (!player) return;
    const onFrame = ({detail}: {detail: {frame: number}}) => {
      frame.current = detail.frame;
      setShown(detail.frame);
    };
    const onEnded = () => setEnded(true);
    const onPlaying = () => setEnded(false);
    frame.current = player.getCurrentFrame();
    setShown(frame.current);
    player.addEventListener('frameupdate', onFrame);
    player.addEventListener('ended', onEnded);
    player.addEventListener('play', onPlaying);
    return () => {
      player.removeEventListener('frameupdate', onFrame);
      player.removeEventListener('ended', onEnded);
      player.removeEventListener('play', onPlaying);
    };
  }, [player, frame]);

  const active = playing && !ended;
  const toggle = () => {
    if (ended) {
      player?.seekTo(0);
      player?.play();
    }
    onPlay(!active);
  };
  const seek = (to: number) => {
    frame.current = to;
    setShown(to);
    onPlay(false);
    player?.pause();
    player?.seekTo(to);
  };
  const toggleMuted = () => {
    if (muted) player?.unmute();
    else player?.mute();
    setMuted(!muted);
  };

  return (
    <div className={styles.timeline}>
      <button
        type="button"
        className={styles.play}
        onClick={toggle}
        aria-label={active ? 'Pause' : 'Play'}
      >
        {active ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
      </button>
      <div className={styles.track}>
        <Ruler durationInFrames={demo.durationInFrames} fps={demo.fps} frame={shown} />
        <input
          type="range"
          className={styles.playhead}
          min={0}
          max={last}
          step={1}
          value={shown}
          onChange={(event) => seek(event.target.valueAsNumber)}
          aria-label="Frame"
          aria-valuetext={`Frame ${shown} of ${last}`}
        />
      </div>
      <span className={styles.counter} aria-hidden="true">
        {String(shown).padStart(String(last).length, '0')}
        <small>/{last}</small>
      </span>
      {onFormat && (
        <button
          type="button"
          className={styles.icon}
          onClick={() => onFormat(format === '16:9' ? '9:16' : '16:9')}
          aria-label="Portrait format, 9:16"
          title="9:16"
          aria-pressed={format === '9:16'}
        >
          <Smartphone aria-hidden size={16} />
        </button>
      )}
      {demo.audio && (
        <button
          type="button"
          className={styles.icon}
          onClick={toggleMuted}
          aria-label="Sound"
          aria-pressed={!muted}
        >
          {muted ? <VolumeX aria-hidden size={16} /> : <Volume2 aria-hidden size={16} />}
        </button>
      )}
      <button
        type="button"
        className={styles.icon}
        onClick={() => onLoop(!loop)}
        aria-label="Loop"
        aria-pressed={loop}
      >
        <Repeat aria-hidden size={16} />
      </button>
    </div>
  );
}
