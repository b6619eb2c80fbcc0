import styles from './diagrams.module.css';

const tabs = [0, 1, 2];

/** Component → bundle → browser tabs → frames → video file. */
export function RenderPipeline() {
  return (
    <svg
      viewBox="0 0 704 236"
      role="img"
      aria-label="React code is bundled, opened in several browser tabs, photographed frame by frame and joined into a video file by FFmpeg."
    >
      <rect x="1" y="78" width="122" height="80" rx="8" className={styles.box} />
      <text x="62" y="112" textAnchor="middle" className={styles.text}>
        Your code
      </text>
      <text x="62" y="134" textAnchor="middle" className={styles.mono}>
        src/Root.tsx
      </text>
      <path d="M123 118h42m-7-5 7 5-7 5" className={styles.line} />
      <text x="144" y="104" textAnchor="middle" className={styles.small}>
        bundle
      </text>
      {tabs.map((tab) => (
        <g key={tab} transform={`translate(166 ${8 + tab * 76})`}>
          <rect width="150" height="68" rx="8" className={styles.box} />
          <path d="M0 18h150" className={styles.faintLine} />
          <circle cx="11" cy="9.5" r="3" className={styles.clip1} />
          <text x="75" y="41" textAnchor="middle" className={styles.text}>
            Browser tab {tab + 1}
          </text>
          <text x="75" y="58" textAnchor="middle" className={styles.mono}>
            frame {tab}, {tab + 3}, {tab + 6} …
          </text>
          <path
            d={`M150 34 C 175 34 180 ${110 - tab * 76} 206 ${110 - tab * 76}`}
            className={styles.line}
          />
        </g>
      ))}
      {[0, 1, 2, 3, 4, 5].map((frame) => (
        <rect
          key={frame}
          x={374 + frame * 24}
          y="96"
          width="20"
          height="44"
          rx="3"
          className={frame % 2 ? styles.clip2 : styles.clip1}
        />
      ))}
      <text x="444" y="84" textAnchor="middle" className={styles.text}>
        Frames
      </text>
      <text x="444" y="162" textAnchor="middle" className={styles.mono}>
        screenshots + sound
      </text>
      <path d="M520 118h62m-7-5 7 5-7 5" className={styles.line} />
      <text x="550" y="104" textAnchor="middle" className={styles.small}>
        FFmpeg
      </text>
      <rect x="584" y="78" width="119" height="80" rx="8" className={styles.soft} />
      <text x="643" y="112" textAnchor="middle" className={styles.text}>
        Video file
      </text>
      <text x="643" y="134" textAnchor="middle" className={styles.mono}>
        out/video.mp4
      </text>
    </svg>
  );
}
