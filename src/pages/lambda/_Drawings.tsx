import type {ReactNode} from 'react';
import styles from './lambda.module.css';

interface DrawingProps {
  /** Units of a bar's length and height: 1 is a pixel at the widest. */
  width?: number;
  height?: number;
  children: ReactNode;
}

function Drawing({width = 300, height = 112, children}: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}

interface LaneProps {
  x?: number;
  y: number;
  height?: number;
  start: number;
  work: number;
}

/** What one function does: it starts, then it renders. */
function Lane({x = 20, y, height = 10, start, work}: LaneProps) {
  return (
    <>
      <rect x={x} y={y} width={start} height={height} className={styles.start} />
      <rect x={x + start} y={y} width={work} height={height} className={styles.work} />
    </>
  );
}

/** Two functions with many frames, and five with few: sooner done, and more starts. */
export const Split = () => (
  <Drawing>
    {[16, 30].map((y) => (
      <Lane key={y} y={y} start={40} work={220} />
    ))}
    {[52, 62, 72, 82, 92].map((y) => (
      <Lane key={y} y={y} height={7} start={40} work={88} />
    ))}
  </Drawing>
);

/** Twice as high and half as long: as much is paid. */
export const Memory = () => (
  <Drawing>
    <rect x={20} y={20} width={260} height={20} className={styles.work} />
    <rect x={20} y={52} width={130} height={40} className={styles.work} />
  </Drawing>
);

/** One frame of many, taken out and measured. */
export const FrameTime = () => (
  <Drawing>
    {Array.from({length: 12}, (_, index) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place.
        key={index}
        x={20 + index * 22}
        y={index === 4 ? 28 : 44}
        width={18}
        height={28}
        className={index === 4 ? styles.main : styles.work}
      />
    ))}
    <path d="M108 72v20M126 72v20M108 84h18" className={styles.limit} />
  </Drawing>
);

/** Functions up to a line; those beyond it would have to wait. */
export const Concurrency = () => (
  <Drawing>
    {[16, 30, 44].map((y) => (
      <Lane key={y} y={y} start={70} work={150} />
    ))}
    <path d="M12 64H288" className={styles.limit} />
    {[74, 88].map((y) => (
      <rect key={y} x={20} y={y} width={220} height={10} className={styles.hollow} />
    ))}
  </Drawing>
);

/** How much later each function of a real render begins, how long it starts, and how long it works. */
const real = [
  [0, 60, 96],
  [14, 66, 132],
  [6, 58, 110],
  [22, 72, 84],
] as const;

/** The same functions in the model, which begin and end together, and in a real render. */
export const Uneven = () => (
  <div className={styles.pair} aria-hidden="true">
    <span>model</span>
    <Drawing width={260} height={86}>
      {real.map(([later], lane) => (
        <Lane key={later} x={0} y={18 * lane + 6} start={60} work={150} />
      ))}
    </Drawing>
    <span>real render</span>
    <Drawing width={260} height={86}>
      {real.map(([later, start, work], lane) => (
        <Lane key={later} x={later} y={18 * lane + 6} start={start} work={work} />
      ))}
      <rect x={220} y={6} width={40} height={64} className={styles.main} />
    </Drawing>
  </div>
);
