import Link from '@docusaurus/Link';
import Pencil from 'lucide-react/icons/pencil';
import {useMemo, useRef, useState} from 'react';
import {CodeView} from './CodeView';
import {movingUntil} from './code-lines';
import {Inspector} from './Inspector';
import {Poster} from './Poster';
import {playgroundState} from './playground-state';
import {defaults} from './scene';
import {Timeline} from './Timeline';
import {useLive} from './use-live';
import {posterValues, type ValueName} from './values';
import styles from './workbench.module.css';

/** Frames after which the default spring has settled; measured again once the toolkit has loaded. */
const DEFAULT_SETTLED = 39;

function movingAt(frame: number, settled: number): ReadonlySet<ValueName> {
  const moving = new Set<ValueName>(['frame']);
  if (frame <= settled) moving.add('enter').add('rise');
  for (const name of ['x', 'y', 'size', 'end'] as const) {
    const [from, to] = movingUntil[name];
    if (frame >= from && frame <= to) moving.add(name);
  }
  return moving;
}

/** The live composition beside its code, with timeline and parameters. */
export function Workbench() {
  const [params, setParams] = useState(defaults);
  const stage = useRef<HTMLDivElement>(null);
  const {module, frame, start, playing, setPlayer, seek, playPause} = useLive(stage);
  const {stiffness, damping} = params;
  // While it plays, numbers change fifteen times a second: nobody reads more, and it halves the work. Whatever names a
  // frame names this one; only the playhead and the picture move with each.
  const shown = playing ? frame - (frame % 2) : frame;
  const values = useMemo(
    () => module?.frameValues(shown, {stiffness, damping}) ?? posterValues,
    [module, shown, stiffness, damping],
  );
  const settled = useMemo(
    () => module?.settledAt({stiffness, damping}) ?? DEFAULT_SETTLED,
    [module, stiffness, damping],
  );
  const moving = useMemo(() => movingAt(shown, settled), [shown, settled]);
  const Live = module?.default;
  return (
    <section className={styles.bench} aria-label="Live example" data-playing={playing || undefined}>
      <div className={styles.film} data-sticks>
        <div
          ref={stage}
          className={styles.stage}
          role="img"
          aria-label={`Video: the words “${params.text}” rise, a ball bounces in as their full stop and grows until it fills the picture; on it stands: 150 frames, one component.`}
        >
          <Poster text={params.text} color={params.color} />
          {Live && (
            <div className={styles.player} data-player data-no-print>
              <Live params={params} initialFrame={start} onPlayer={setPlayer} />
            </div>
          )}
        </div>
        <Timeline
          frame={frame}
          shown={shown}
          playing={playing}
          ready={module !== undefined}
          settled={settled}
          onPlayPause={playPause}
          onSeek={seek}
        />
      </div>
      <Inspector params={params} onChange={setParams} />
      <div className={styles.side}>
        <p className={styles.file}>
          <span>Title.tsx</span>
          <span className={styles.fileNote}>values at frame {shown}</span>
          <Link
            to={`/playground/?p=${playgroundState(params)}`}
            className={`wide-tap ${styles.edit}`}
            data-no-print
          >
            <Pencil aria-hidden size={14} /> Edit
          </Link>
        </p>
        <CodeView params={params} values={values} moving={moving} />
      </div>
    </section>
  );
}
