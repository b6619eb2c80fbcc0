import Link from '@docusaurus/Link';
import {Pencil} from 'lucide-react';
import {useMemo, useRef, useState} from 'react';
import {CodeView} from './CodeView';
import {movingUntil} from './code-lines';
import {Inspector} from './Inspector';
import {defaults, video} from './scene';
import {Timeline} from './Timeline';
import {useLive} from './use-live';
import {posterValues, type ValueName} from './values';
import styles from './workbench.module.css';

/** Frames after which the default spring has settled; measured anew once the toolkit is there. */
const DEFAULT_SETTLED = 39;

function movingAt(frame: number, settled: number): ReadonlySet<ValueName> {
  const moving = new Set<ValueName>(['frame']);
  if (frame <= settled) moving.add('enter').add('y');
  for (const name of ['x', 'opacity'] as const) {
    const [from, to] = movingUntil[name];
    if (frame >= from && frame <= to) moving.add(name);
  }
  return moving;
}

/** The poster: what the video shows at its quiet frame, drawn by CSS in the size of the box. */
function Poster({text, color}: {text: string; color: string}) {
  return (
    <div className={styles.poster} aria-hidden="true">
      <span>{text}</span>
      <i data-color={color} />
    </div>
  );
}

/** What the reader has set, for the link to the playground: `home-title:damping=4`. */
function playgroundState(params: typeof defaults): string {
  const changed = Object.entries(params)
    .filter(([name, value]) => value !== defaults[name as keyof typeof defaults])
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return encodeURIComponent(`home-title${changed.length > 0 ? `:${changed.join('&')}` : ''}`);
}

/** The live composition beside its code, with timeline and parameters. */
export function Workbench() {
  const [params, setParams] = useState(defaults);
  const stage = useRef<HTMLDivElement>(null);
  const {module, frame, playing, setPlayer, seek, playPause} = useLive(stage);
  const values = module ? module.frameValues(frame, params) : posterValues;
  const {stiffness, damping} = params;
  const settled = useMemo(
    () => module?.settledAt({stiffness, damping}) ?? DEFAULT_SETTLED,
    [module, stiffness, damping],
  );
  const Live = module?.default;
  return (
    <section className={styles.bench} aria-label="Live example" data-playing={playing || undefined}>
      <div
        ref={stage}
        className={styles.stage}
        role="img"
        aria-label={`Video: the words “${params.text}” slide in and a ball lands as their full stop.`}
      >
        <Poster text={params.text} color={params.color} />
        {Live && (
          <div className={styles.player} data-player>
            <Live params={params} initialFrame={video.poster} onPlayer={setPlayer} />
          </div>
        )}
      </div>
      <Timeline
        frame={frame}
        playing={playing}
        ready={module !== undefined}
        settled={settled}
        onPlayPause={playPause}
        onSeek={seek}
      />
      <div className={styles.side}>
        <p className={styles.file}>
          <span>Title.tsx</span>
          <span className={styles.fileNote}>values at frame {frame}</span>
          <Link to={`/playground/?p=${playgroundState(params)}`} className={styles.edit}>
            <Pencil aria-hidden size={14} /> Edit
          </Link>
        </p>
        <CodeView params={params} values={values} moving={movingAt(frame, settled)} />
        <Inspector params={params} onChange={setParams} />
      </div>
    </section>
  );
}
