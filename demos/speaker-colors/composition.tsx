import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  size: z.number().int().min(16).max(34),
  box: z.number().min(0).max(1),
  left: zColor(),
  right: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  size: 25,
  box: 0.78,
  left: '#ffd166',
  right: '#8ee3f5',
};

const dialog = [
  {side: 'left', from: 8, to: 48, text: 'Did you feed the parrot?'},
  {side: 'right', from: 52, to: 96, text: 'I thought he was feeding us.'},
  {side: 'left', from: 92, to: 128, text: 'That explains the seeds.'},
  {
    side: 'none',
    from: 130,
    to: 172,
    text: '[a parrot laughs in the next room]',
  },
] as const;

export const SpeakerColors = ({
  size,
  box,
  left,
  right,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const speaking = (side: string) =>
    dialog.some(
      (line) => line.side === side && line.from <= frame && frame < line.to,
    );
  const mouth = (side: string) =>
    speaking(side) ? 3 + Math.abs(Math.sin(frame * 0.9)) * 8 : 1.5;

  return (
    <AbsoluteFill style={{backgroundColor: '#6d7f5e'}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
      >
        <path d="M0 0H640V250H0z" fill="#87976f" />
        <path
          d="M250 30h140v130H250z"
          fill="#d9ecf2"
          stroke="#f3efe2"
          strokeWidth="10"
        />
        <path d="M320 30v130M250 96h140" stroke="#f3efe2" strokeWidth="6" />
        <g transform="translate(150 170)">
          <path d="M-66 130C-66 60-40 46 0 46s66 14 66 84z" fill="#b23a2e" />
          <circle r="46" fill="#e9b48c" />
          <path d="M-48-6C-52-60 46-70 50-8 30-30-10-34-48-6z" fill="#3d2417" />
          <path
            d="M-4-2a8 9 0 0 1 16 0 8 9 0 0 1-16 0zM20-2a8 9 0 0 1 16 0 8 9 0 0 1-16 0z"
            fill="#fff"
          />
          <path d="M2-2a4.5 5 0 0 1 9 0 4.5 5 0 0 1-9 0zM26-2a4.5 5 0 0 1 9 0 4.5 5 0 0 1-9 0z" />
          <ellipse cx="22" cy="22" rx="10" ry={mouth('left')} fill="#5a1f1a" />
        </g>
        <g transform="translate(490 174)">
          <path d="M-62 126C-62 60-40 46 0 46s62 14 62 80z" fill="#2e5d8a" />
          <circle r="44" fill="#8a5a3b" />
          <path
            d="M-46 6C-60-60 56-66 46 4 60 40 50 60 44 70 40 30 30-20 0-24-30-20-40 30-44 70-50 60-58 40-46 6z"
            fill="#1d1512"
          />
          <path
            d="M-31 0a8 9 0 0 1 16 0 8 9 0 0 1-16 0zM-8 0a8 9 0 0 1 16 0 8 9 0 0 1-16 0z"
            fill="#fff"
          />
          <path d="M-30 0a4.5 5 0 0 1 9 0 4.5 5 0 0 1-9 0zM-7 0a4.5 5 0 0 1 9 0 4.5 5 0 0 1-9 0z" />
          <ellipse cx="-20" cy="22" rx="9" ry={mouth('right')} fill="#3b0f12" />
        </g>
        {/* In front of both, so that they sit behind it. */}
        <path d="M0 262H640V360H0z" fill="#7a4f35" />
        <path d="M0 250H640V264H0z" fill="#a06a45" />
        <path d="M286 224h30v28h-30zM330 220h24v32h-24z" fill="#f3efe2" />
      </svg>
      <div
        style={{
          position: 'absolute',
          inset: 'auto 4% 6%',
          display: 'flex',
          flexDirection: 'column',
          gap: 5 * unit,
        }}
      >
        {dialog
          .filter(({from, to}) => from <= frame && frame < to)
          .map(({side, from, text}) => (
            <div
              key={from}
              style={{
                alignSelf:
                  side === 'left'
                    ? 'flex-start'
                    : side === 'right'
                      ? 'flex-end'
                      : 'center',
                maxWidth: '76%',
                padding: `${0.22 * size * unit}px ${0.55 * size * unit}px`,
                borderRadius: 4 * unit,
                backgroundColor: `rgb(10 12 10 / ${box})`,
                color:
                  side === 'left' ? left : side === 'right' ? right : '#ffffff',
                font: `${side === 'none' ? 'italic 500' : '600'} ${size * unit}px/1.3 Instrument Sans Variable, sans-serif`,
                textShadow: `0 0 ${4 * unit}px rgb(0 0 0 / ${1 - box})`,
              }}
            >
              {text}
            </div>
          ))}
      </div>
    </AbsoluteFill>
  );
};
