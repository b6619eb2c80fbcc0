import {useMemo} from 'react';
import styles from './film.module.css';
import {ticksOf} from './ticks';

interface RulerProps {
  durationInFrames: number;
  fps: number;
  frame: number;
}

/** Ticks of a timeline: a long one per second, short ones between, and what has been played. */
export function Ruler({durationInFrames, fps, frame}: RulerProps) {
  const last = durationInFrames - 1;
  const ticks = useMemo(
    () =>
      ticksOf(durationInFrames, fps)
        .map((tick) => `M${tick} ${tick % fps === 0 ? 10 : 17}V24`)
        .join(''),
    [durationInFrames, fps],
  );
  return (
    <svg
      className={styles.ruler}
      viewBox={`0 0 ${last} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.played} x={0} y={0} width={frame} height={24} />
      <path d={ticks} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
