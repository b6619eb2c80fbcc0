import type {ReactElement, ReactNode} from 'react';
import styles from './templates.module.css';

const bars = [18, 34, 52, 40, 64, 30, 48, 22, 56, 36, 26, 44];

const Bars = ({y, count = 12}: {y: number; count?: number}) => (
  <g className={styles.play}>
    {bars.slice(0, count).map((height, place) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are constant.
        key={place}
        x={100 + place * 11}
        y={y - height / 2}
        width={5}
        height={height}
        rx={2.5}
        className={styles.beat}
      />
    ))}
  </g>
);

const Lines = ({x, y, widths}: {x: number; y: number; widths: number[]}) => (
  <g className={styles.quiet}>
    {widths.map((width, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are constant.
      <rect key={place} x={x} y={y + place * 14} width={width} height={6} rx={3} />
    ))}
  </g>
);

const Browser = ({children}: {children: ReactNode}) => (
  <>
    <rect x={60} y={30} width={200} height={120} rx={6} className={styles.frame} />
    <path d="M60 48H260" className={styles.stroke} />
    <g className={styles.quiet}>
      <circle cx={70} cy={39} r={2.5} />
      <circle cx={79} cy={39} r={2.5} />
      <circle cx={88} cy={39} r={2.5} />
    </g>
    {children}
  </>
);

const Preview = () => (
  <g>
    <rect x={72} y={58} width={108} height={62} rx={3} className={styles.teal} />
    <path d="M118 78L138 89L118 100Z" className={styles.ink} />
    <rect x={72} y={130} width={108} height={4} rx={2} className={styles.quiet} />
    <rect x={72} y={130} width={44} height={4} rx={2} className={styles.play} />
  </g>
);

/** One small picture for each template: the idea of its video, not a screenshot. */
const pictures: Record<string, ReactElement> = {
  audiogram: (
    <>
      <rect x={36} y={56} width={50} height={50} rx={6} className={styles.teal} />
      <Bars y={82} />
      <Lines x={100} y={124} widths={[126, 84]} />
    </>
  ),
  blank: (
    <>
      <rect x={90} y={50} width={140} height={79} rx={4} className={styles.dashed} />
      <path d="M160 82V97M152.500 89.500H167.500" className={styles.hot} />
    </>
  ),
  'code-hike': (
    <>
      <Lines x={58} y={46} widths={[70, 50, 84, 36, 60, 44]} />
      <Lines x={190} y={46} widths={[70, 50]} />
      <rect x={190} y={74} width={74} height={6} rx={3} className={styles.play} />
      <Lines x={190} y={88} widths={[84, 36, 60]} />
      <path d="M152 89H176M169 82L176 89L169 96" className={styles.hot} />
    </>
  ),
  'google-tts': (
    <>
      <Lines x={40} y={68} widths={[44, 36, 42]} />
      <path d="M88 89H96" className={styles.hot} />
      <Bars y={89} />
    </>
  ),
  'hello-world': (
    <>
      <circle cx={160} cy={68} r={26} className={styles.teal} />
      <path d="M152 55L174 68L152 81Z" className={styles.ink} />
      <rect x={100} y={112} width={120} height={12} rx={6} className={styles.play} />
      <Lines x={125} y={134} widths={[70]} />
    </>
  ),
  javascript: (
    <>
      <text x={160} y={112} textAnchor="middle" className={styles.code}>
        {'{ .jsx }'}
      </text>
      <rect x={110} y={130} width={100} height={5} rx={2} className={styles.play} />
    </>
  ),
  'music-visualization': (
    <>
      <g transform="translate(-64 0)">
        <Bars y={90} />
      </g>
      <g transform="translate(68 0)">
        <Bars y={90} />
      </g>
      <circle cx={160} cy={90} r={34} className={styles.blue} />
      <circle cx={160} cy={90} r={8} className={styles.frame} />
    </>
  ),
  next: (
    <Browser>
      <Preview />
      <Lines x={194} y={62} widths={[50, 40, 50]} />
      <rect x={194} y={118} width={50} height={16} rx={4} className={styles.play} />
    </Browser>
  ),
  'next-pages-dir': (
    <Browser>
      <Lines x={72} y={62} widths={[34, 24, 34, 28, 34]} />
      <g transform="translate(46 0)">
        <Preview />
      </g>
    </Browser>
  ),
  'next-tailwind': (
    <Browser>
      <Preview />
      <path
        d="M194 80c8-14 18-14 25-4s16 10 24-4M194 104c8-14 18-14 25-4s16 10 24-4"
        className={styles.hot}
      />
    </Browser>
  ),
  overlay: (
    <>
      <rect x={60} y={30} width={200} height={112} rx={4} className={styles.dashed} />
      <rect x={74} y={104} width={104} height={14} rx={2} className={styles.play} />
      <rect x={74} y={121} width={72} height={9} rx={2} className={styles.teal} />
    </>
  ),
  'react-router': (
    <>
      <path
        d="M84 90H130C150 90 150 54 170 54H196M130 90C150 90 150 126 170 126H196"
        className={styles.stroke}
      />
      <circle cx={84} cy={90} r={10} className={styles.play} />
      <rect x={196} y={36} width={64} height={36} rx={4} className={styles.teal} />
      <rect x={196} y={108} width={64} height={36} rx={4} className={styles.blue} />
      <path d="M222 46L236 54L222 62Z" className={styles.ink} />
    </>
  ),
  recorder: (
    <>
      <rect x={50} y={36} width={150} height={100} rx={6} className={styles.frame} />
      <Lines x={66} y={56} widths={[80, 56, 96, 40]} />
      <rect x={176} y={86} width={84} height={60} rx={6} className={styles.teal} />
      <circle cx={218} cy={108} r={11} className={styles.ink} />
      <path d="M198 146a20 20 0 0 1 40 0Z" className={styles.ink} />
      <circle cx={64} cy={124} r={6} className={styles.play} />
    </>
  ),
  'render-server': (
    <>
      {[40, 76, 112].map((y) => (
        <g key={y}>
          <rect x={80} y={y} width={160} height={28} rx={4} className={styles.frame} />
          <circle cx={94} cy={y + 14} r={4} className={y === 40 ? styles.play : styles.quiet} />
          <rect x={110} y={y + 11} width={116} height={6} rx={3} className={styles.quiet} />
        </g>
      ))}
      <rect x={110} y={51} width={74} height={6} rx={3} className={styles.play} />
    </>
  ),
  skia: (
    <>
      <circle cx={136} cy={80} r={44} className={styles.teal} />
      <circle cx={182} cy={80} r={44} className={styles.blue} opacity={0.8} />
      <circle cx={160} cy={114} r={44} className={styles.sand} opacity={0.75} />
    </>
  ),
  stargazer: (
    <>
      {[
        [80, 60, 1],
        [124, 116, 0.7],
        [160, 70, 1.8],
        [214, 112, 1.1],
        [244, 54, 0.7],
      ].map(([x, y, scale]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${scale})`}
          d="M0-16L4.700-5 16-4 7.500 4 10 15 0 9-10 15-7.500 4-16-4-4.700-5Z"
          className={x === 160 ? styles.play : styles.sand}
        />
      ))}
    </>
  ),
  still: (
    <>
      <rect x={70} y={44} width={180} height={95} rx={6} className={styles.blue} />
      <rect x={88} y={62} width={92} height={12} rx={3} className={styles.ink} />
      <rect x={88} y={82} width={64} height={12} rx={3} className={styles.ink} />
      <circle cx={220} cy={110} r={16} className={styles.play} />
    </>
  ),
  three: (
    <>
      <path d="M160 34L222 66L160 98L98 66Z" className={styles.sand} />
      <path d="M98 66L160 98V162L98 130Z" className={styles.teal} />
      <path d="M222 66L160 98V162L222 130Z" className={styles.blue} />
      <path d="M160 34L222 66L160 98L98 66Z" className={styles.hot} />
    </>
  ),
  tiktok: (
    <>
      <rect x={118} y={16} width={84} height={148} rx={10} className={styles.frame} />
      <circle cx={160} cy={62} r={18} className={styles.teal} />
      <rect x={130} y={104} width={28} height={12} rx={3} className={styles.quiet} />
      <rect x={162} y={102} width={30} height={16} rx={3} className={styles.play} />
      <rect x={142} y={124} width={36} height={12} rx={3} className={styles.quiet} />
    </>
  ),
  tts: (
    <>
      <path
        d="M48 52H112a8 8 0 0 1 8 8V108a8 8 0 0 1-8 8H78L62 130V116H48a8 8 0 0 1-8-8V60a8 8 0 0 1 8-8Z"
        className={styles.blue}
      />
      <Lines x={54} y={70} widths={[50, 36, 46]} />
      <g transform="translate(36 0)">
        <Bars y={86} />
      </g>
    </>
  ),
};

/** The picture of a template; decoration, so it has no text for screen readers. */
export function TemplateArt({id}: {id: string}) {
  return (
    <svg viewBox="0 0 320 180" className={styles.art} aria-hidden="true">
      {pictures[id] ?? pictures.blank}
    </svg>
  );
}
