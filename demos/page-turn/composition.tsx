import '@fontsource/fraunces/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  left: z.string().max(60),
  right: z.string().max(60),
  turn: z.number().int().min(16).max(60),
  shadow: z.number().min(0).max(1),
  paper: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  left: 'In the morning the whale was still there.',
  right: 'So they brought it a chair.',
  turn: 40,
  shadow: 0.6,
  paper: '#fbf3e0',
};

const Whale = () => (
  <svg viewBox="0 0 200 150" width="100%">
    <path
      d="M0 104q12-9 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0V150H0z"
      fill="#7fb7be"
    />
    <path
      d="M34 104C30 58 72 40 112 46c30 4 46 22 50 50 8-4 10-18 6-30 14 2 22 16 20 38z"
      fill="#2d4263"
    />
    <circle cx="62" cy="84" r="4" fill="#fbf3e0" />
    <path
      d="M86 36c-4-14-16-16-22-10M90 36c2-16 16-20 24-12"
      fill="none"
      stroke="#7fb7be"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </svg>
);
const Chair = () => (
  <svg viewBox="0 0 200 150" width="100%">
    <circle cx="150" cy="40" r="20" fill="#f2a65a" />
    <path d="M0 120h200v30H0z" fill="#e6c98f" />
    <path
      d="M70 30h8v50h44v6h-6v44h-7V88H78v42h-7zM78 36h34v6H78zM78 52h34v6H78z"
      fill="#b23a48"
    />
  </svg>
);

const Page = ({
  children,
  text,
  paper,
  side,
}: {
  children: React.ReactNode;
  text: string;
  paper: string;
  side: 'left' | 'right';
}) => {
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  return (
    <AbsoluteFill
      style={{
        backgroundColor: paper,
        padding: `${26 * unit}px ${28 * unit}px`,
        color: '#2b2a33',
        justifyContent: 'space-between',
        backgroundImage: `linear-gradient(to ${side}, rgb(80 50 20 / 0.26), transparent 14%)`,
      }}
    >
      <div>{children}</div>
      <div
        style={{
          font: `400 ${19 * unit}px/1.35 Fraunces, serif`,
          textAlign: 'center',
          textWrap: 'balance',
        }}
      >
        {text}
      </div>
    </AbsoluteFill>
  );
};

export const PageTurn = ({
  left,
  right,
  turn,
  shadow,
  paper,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const angle = interpolate(frame, [22, 22 + turn], [0, -180], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.sin),
  });
  const lifted = Math.sin((-angle / 180) * Math.PI);
  const half = {position: 'absolute', top: 0, bottom: 0, width: '50%'} as const;
  const dark = (amount: number) => (
    <AbsoluteFill
      style={{backgroundColor: `rgb(50 26 8 / ${amount * shadow})`}}
    />
  );

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#3f6b57',
        padding: `${20 * unit}px ${40 * unit}px`,
      }}
    >
      <div
        style={{
          position: 'relative',
          flex: 1,
          perspective: 1500 * unit,
          boxShadow: `0 ${10 * unit}px ${26 * unit}px rgb(10 30 20 / 0.5), 0 0 0 ${6 * unit}px #7d2e2e`,
        }}
      >
        <div style={{...half, left: 0}}>
          <Page text="Once a whale came to stay." paper={paper} side="left">
            <Whale />
          </Page>
          {dark(angle < -90 ? lifted * 0.7 : 0)}
        </div>
        <div style={{...half, right: 0}}>
          <Page text={right} paper={paper} side="right">
            <Chair />
          </Page>
          {dark(angle > -90 ? lifted * 0.7 : 0)}
        </div>
        <div
          style={{
            ...half,
            right: 0,
            transformStyle: 'preserve-3d',
            transformOrigin: '0 50%',
            transform: `rotateY(${angle}deg)`,
          }}
        >
          <AbsoluteFill style={{backfaceVisibility: 'hidden'}}>
            <Page text="Nobody had asked it to." paper={paper} side="right">
              <Whale />
            </Page>
            {dark(lifted * 0.45)}
          </AbsoluteFill>
          <AbsoluteFill
            style={{backfaceVisibility: 'hidden', transform: 'rotateY(180deg)'}}
          >
            <Page text={left} paper={paper} side="left">
              <Whale />
            </Page>
            {dark(lifted * 0.25)}
          </AbsoluteFill>
        </div>
      </div>
    </AbsoluteFill>
  );
};
