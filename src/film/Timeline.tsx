import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Repeat from 'lucide-react/icons/repeat';
import Smartphone from 'lucide-react/icons/smartphone';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import {type ComponentProps, type RefObject, useEffect, useState} from 'react';
import type {DemoFormat, DemoView} from '../../shared/demo';
import styles from './film.module.css';
import {Ruler} from './Ruler';
import {type TimelinePlayer, usePlayhead} from './use-playhead';

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

interface TrackProps {
  demo: TimelineProps['demo'];
  /** The frame that is shown. */
  shown: number;
  onSeek: (frame: number) => void;
}

/** The ruler with its playhead, and the number of the frame. */
function Track({demo, shown, onSeek}: TrackProps) {
  const last = demo.durationInFrames - 1;
  return (
    <>
      <div className={styles.track}>
        <Ruler durationInFrames={demo.durationInFrames} fps={demo.fps} frame={shown} />
        <input
          type="range"
          className={styles.playhead}
          min={0}
          max={last}
          step={1}
          value={shown}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
          aria-label="Frame"
          aria-valuetext={`Frame ${shown} of ${last}`}
        />
      </div>
      <span className={styles.counter} aria-hidden="true">
        {String(shown).padStart(String(last).length, '0')}
        <small>/{last}</small>
      </span>
    </>
  );
}

interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A button with an icon that is on or off. */
function Switch({isOn, onChange, ...props}: SwitchProps) {
  return (
    <button
      type="button"
      className={`icon-button ${styles.icon}`}
      onClick={() => onChange(!isOn)}
      aria-pressed={isOn}
      {...props}
    />
  );
}

/** The bar below a demo: play, a ruler with a playhead, the frame number, loop and sound. */
export function Timeline(props: TimelineProps) {
  const {demo, player, frame, playing, loop, onPlay, onLoop, format, onFormat} = props;
  const {shown, ended, seek} = usePlayhead(player, frame, demo.stillFrame);
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    // Each Player begins mute, also one that comes back.
    if (isHeard) player?.unmute();
    else player?.mute();
  }, [player, isHeard]);

  const active = playing && !ended;
  const toggle = () => {
    if (ended) {
      player?.seekTo(0);
      player?.play();
    }
    onPlay(!active);
  };

  return (
    <div className={styles.timeline} data-live data-timeline>
      <button
        type="button"
        className={`icon-button ${styles.play}`}
        onClick={toggle}
        aria-label={active ? 'Pause' : 'Play'}
      >
        {active ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
      </button>
      <Track
        demo={demo}
        shown={shown}
        onSeek={(to) => {
          onPlay(false);
          seek(to);
        }}
      />
      {onFormat && (
        <Switch
          isOn={format === '9:16'}
          onChange={(isPortrait) => onFormat(isPortrait ? '9:16' : '16:9')}
          aria-label="Portrait format, 9:16"
          title="9:16"
        >
          <Smartphone aria-hidden size={16} />
        </Switch>
      )}
      {demo.audio && (
        <Switch isOn={isHeard} onChange={setHeard} aria-label="Sound">
          {isHeard ? <Volume2 aria-hidden size={16} /> : <VolumeX aria-hidden size={16} />}
        </Switch>
      )}
      <Switch isOn={loop} onChange={onLoop} aria-label="Loop">
        <Repeat aria-hidden size={16} />
      </Switch>
    </div>
  );
}
