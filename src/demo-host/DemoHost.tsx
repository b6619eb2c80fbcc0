import {type ReactNode, useCallback, useRef, useState} from 'react';
import {type DemoValue, type DemoView, demoFormats} from '../../shared/demo';
import {Controls} from '../film/Controls';
import {Timeline} from '../film/Timeline';
import {usePlayback} from '../film/use-playback';
import {usePreferences} from '../film/use-preferences';
import {DemoCode} from './DemoCode';
import {DemoPicture} from './DemoPicture';
import styles from './demo.module.css';
import {useArrival} from './use-arrival';
import {useEditing} from './use-editing';
import {useNearness} from './use-nearness';
import {usePlayer} from './use-player';
import {usePlayerPlay} from './use-player-play';
import {useStage} from './use-stage';
import {useValues} from './use-values';

interface DemoHostProps {
  demo: DemoView;
  /** Whether the reader asked for it, by opening it: then it plays on. Otherwise it plays one round by itself. */
  opened?: boolean;
  /** Wraps what is below the timeline, where a page is about pictures. */
  fold?: (panels: ReactNode) => ReactNode;
}

/** A demo on a page: the still, then the Player, a timeline, the controls and the running code. */
export function DemoHost({demo, opened = false, fold}: DemoHostProps) {
  const figure = useRef<HTMLElement>(null);
  const frame = useRef(demo.stillFrame);
  const {near, visible} = useNearness(figure);
  const {reducedMotion, saveData} = usePreferences(near);
  const playback = usePlayback(!reducedMotion && !saveData);
  const [format, setFormat] = useState(demo.formats[0] ?? '16:9');
  const [player, onPlayer] = usePlayer();
  const [hasRested, setRested] = useState(false);
  const onLinked = useCallback(() => {
    figure.current?.scrollIntoView({block: 'center'});
    setRested(false);
  }, []);
  const {values, setValue, reset} = useValues(demo, onLinked);
  const arrived = useArrival(near);
  const editing = useEditing(demo);
  const stage = useStage(demo.id, near && (playback.hasChosen || (arrived && !saveData)));
  // What nobody asked for plays one round, and one more for each control that is moved.
  const unasked = !opened && !playback.hasChosen;
  const playing = playback.playing && !(unasked && hasRested);
  const onEnd = useCallback(() => {
    setRested(true);
    return unasked;
  }, [unasked]);
  const onChange = (name: string, value: DemoValue) => {
    setValue(name, value);
    setRested(false);
  };
  const plays = visible && playing;
  usePlayerPlay(player, frame, {plays, stillFrame: demo.stillFrame, onEnd, onCrash: stage.crash});

  // Only a demo that is made for it changes its size.
  const hasFormats = demo.formats.length > 1;

  if (editing.open) {
    const {EditedDemo, code} = editing.open;
    return (
      <figure
        ref={figure}
        className={styles.demo}
        id={`demo-${demo.id}`}
        data-demo={demo.id}
        data-editing
      >
        <EditedDemo demo={demo} code={code} onClose={editing.close} />
      </figure>
    );
  }
  const panels = (
    <>
      {demo.controls.length > 0 && <Controls demo={demo} values={values} onChange={onChange} />}
      <DemoCode demo={demo} values={values} onReset={reset} onEdit={editing.edit} />
    </>
  );
  return (
    <figure ref={figure} className={styles.demo} id={`demo-${demo.id}`} data-demo={demo.id}>
      <div className={styles.film}>
        <DemoPicture
          demo={demo}
          size={hasFormats ? demoFormats[format] : demo}
          stage={stage}
          near={near}
          player={player}
          values={values}
          initialFrame={frame.current}
          loop={playback.loop && !unasked}
          isWatched={plays || playback.hasChosen}
          onPlayer={onPlayer}
        />
        <Timeline
          demo={demo}
          player={player}
          frame={frame}
          playing={plays && stage.state.kind !== 'crashed'}
          loop={playback.loop}
          onPlay={playback.setPlaying}
          onLoop={playback.setLoop}
          format={format}
          onFormat={hasFormats ? setFormat : undefined}
        />
      </div>
      {fold ? fold(panels) : panels}
      <figcaption className="visually-hidden">{demo.title}</figcaption>
    </figure>
  );
}
