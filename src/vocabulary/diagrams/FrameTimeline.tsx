import styles from './diagrams.module.css';

const PIXELS_PER_FRAME = 6.6;
const LEFT = 22;
const x = (frame: number) => LEFT + frame * PIXELS_PER_FRAME;

/** A composition of 100 frames with a sequence from 30 to 80 and the playhead at 45. */
export function FrameTimeline() {
  return (
    <svg
      viewBox="0 0 704 176"
      role="img"
      aria-label="A timeline of 100 frames. A sequence starts at frame 30. The playhead stands at frame 45, which is frame 15 inside the sequence."
    >
      {Array.from({length: 11}, (_, index) => index * 10).map((frame) => (
        <g key={frame}>
          <path d={`M${x(frame)} 30v8`} className={styles.line} />
          <text x={x(frame)} y="22" textAnchor="middle" className={styles.mono}>
            {frame}
          </text>
        </g>
      ))}
      <rect
        x={x(0)}
        y="48"
        width={100 * PIXELS_PER_FRAME}
        height="34"
        rx="4"
        className={styles.clip1}
      />
      <text x={x(0) + 12} y="69" className={styles.onClip}>
        Composition, 100 frames
      </text>
      <rect
        x={x(30)}
        y="90"
        width={50 * PIXELS_PER_FRAME}
        height="34"
        rx="4"
        className={styles.clip2}
      />
      <text x={x(47)} y="111" className={styles.onClip}>
        {'<Sequence from={30}>'}
      </text>
      <path d={`M${x(45)} 36v104`} className={styles.play} strokeWidth="2" />
      <path d={`M${x(45) - 6} 28h12v7l-6 6-6-6z`} className={styles.play} />
      <text x={x(45)} y="158" textAnchor="middle" className={styles.text}>
        useCurrentFrame(): 45 outside, 15 inside
      </text>
    </svg>
  );
}
