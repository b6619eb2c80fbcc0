import type {PlayerRef} from '@remotion/player';
import {useCallback, useEffect, useRef, useState} from 'react';
import {type DemoView, demoFormats} from '../../shared/demo';
import {Controls} from '../film/Controls';
import {Timeline} from '../film/Timeline';
import {usePreferences} from '../film/use-preferences';
import {DemoCode} from './DemoCode';
import styles from './demo.module.css';
import {useArrival} from './use-arrival';
import {useEditing} from './use-editing';
import {useNearness} from './use-nearness';
import {useStage} from './use-stage';
import {useValues} from './use-values';

/** A demo on a page: the still, then the Player, a timeline, the controls and the running code. */
export function DemoHost({demo}: {demo: DemoView}) {
  const figure = useRef<HTMLElement>(null);
  const frame = useRef(demo.stillFrame);
  const started = useRef(false);
  const {near, visible} = useNearness(figure);
  const {reducedMotion, saveData} = usePreferences(near);
  // null: the reader hasn't chosen yet, the demo plays when it is seen.
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [loop, setLoop] = useState(true);
  const [format, setFormat] = useState(demo.formats[0] ?? '16:9');
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [crashed, setCrashed] = useState(false);
  const scrollHere = useCallback(() => figure.current?.scrollIntoView({block: 'center'}), []);
  const {values, setValue, reset} = useValues(demo, scrollHere);
  const arrived = useArrival(near);
  const editing = useEditing(demo);
  const stage = useStage(demo.id, near && (choice !== null || (arrived && !saveData)));
  const plays = visible && (choice === 'play' || (choice === null && !reducedMotion && !saveData));

  useEffect(() => {
    if (!player) return;
    const onCrash = () => setCrashed(true);
    player.addEventListener('error', onCrash);
    return () => player.removeEventListener('error', onCrash);
  }, [player]);

  useEffect(() => {
    if (!plays) {
      player?.pause();
      return;
    }
    if (!player) return;
    // Until then it shows its still. Played for the first time it starts at its beginning, later where it was.
    if (!started.current && frame.current === demo.stillFrame) player.seekTo(0);
    started.current = true;
    player.play();
  }, [player, plays, demo.stillFrame]);

  // Only a demo that is made for it changes its size.
  const shown = demo.formats.length > 1 ? {...demo, ...demoFormats[format]} : demo;

  const retry = () => {
    setCrashed(false);
    stage.retry();
  };

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
  return (
    <figure ref={figure} className={styles.demo} id={`demo-${demo.id}`} data-demo={demo.id}>
      <div className={styles.stage}>
        <img
          className={styles.still}
          src={`/demos/${demo.id}.webp`}
          alt={demo.title}
          width={demo.width}
          height={demo.height}
          loading="lazy"
          decoding="async"
        />
        {stage.loaded && near && !crashed && (
          <div
            className={styles.player}
            key={stage.attempt}
            data-player={player ? 'ready' : 'loading'}
          >
            <stage.loaded.Stage
              demo={shown}
              component={stage.loaded.component}
              values={values}
              initialFrame={frame.current}
              loop={loop}
              onPlayer={setPlayer}
            />
          </div>
        )}
        {(crashed || stage.failed) && (
          <div className={styles.crash} role="alert">
            <p>{crashed ? 'This demo crashed.' : 'This demo could not be loaded.'}</p>
            <button type="button" onClick={retry}>
              Retry
            </button>
          </div>
        )}
      </div>
      <Timeline
        demo={demo}
        player={player}
        frame={frame}
        playing={plays && !crashed}
        loop={loop}
        onPlay={(play) => setChoice(play ? 'play' : 'pause')}
        onLoop={setLoop}
        format={format}
        onFormat={demo.formats.length > 1 ? setFormat : undefined}
      />
      {demo.controls.length > 0 && <Controls demo={demo} values={values} onChange={setValue} />}
      <DemoCode demo={demo} values={values} onReset={reset} onEdit={editing.edit} />
      <figcaption className="visually-hidden">{demo.title}</figcaption>
    </figure>
  );
}
