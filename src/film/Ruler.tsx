import styles from './film.module.css';

interface RulerProps {
  durationInFrames: number;
  fps: number;
  frame: number;
}

/** Ticks of a timeline: a long one per second, short ones between, and what has been played. */
export function Ruler({durationInFrames, fps, frame}: RulerProps) {
  const last = durationInFrames - 1;
  const step = durationInFrames > 150 ? fps / 3 : fps / 6;
  let ticks = '';
  for (let at = 0; at <= last; at += step) {
    const tick = Math.round(at);
    ticks += `M${tick} ${tick % fps === 0 ? 10 : 17}V24`;
  }
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
