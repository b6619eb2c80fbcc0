import '@fontsource/monoton/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  top: z.string().max(12),
  bottom: z.string().max(12),
  tubeA: zColor(),
  tubeB: zColor(),
  faults: z.number().min(0).max(1),
});

export const defaultProps: z.infer<typeof schema> = {
  top: 'open',
  bottom: 'late',
  tubeA: '#ff4fa3',
  tubeB: '#5ff2ff',
  faults: 0.35,
};

const bricks = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"><path fill="#1d1226" d="M0 0h64v40H0z"/><path fill="#2b1b36" d="M1 1h62v18H1zM-31 21h62v18h-62zM33 21h62v18H33z"/></svg>',
)}")`;

export const NeonSign = ({
  top,
  bottom,
  tubeA,
  tubeB,
  faults,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;

  const brightness = (key: string, index: number) => {
    const start = 12 + index * 7;
    if (frame < start || frame > durationInFrames - 14) return 0.08;
    // While a tube warms up it is on in most steps of two frames, later it fails now and then.
    const chance = frame < start + 16 ? 0.45 : faults * 0.12;
    return random(`${key}${Math.floor(frame / 2)}`) < chance ? 0.16 : 1;
  };

  const row = (text: string, color: string, first: number) => (
    <div style={{display: 'flex', justifyContent: 'center'}}>
      {[...text].map((letter, index) => {
        const light = brightness(`${text}${index}`, first + index);
        return (
          <span
            key={index}
            style={{
              color,
              opacity: 0.2 + light * 0.8,
              textShadow: `0 0 ${4 * unit}px ${color}, 0 0 ${26 * light * unit}px ${color}, 0 0 ${70 * light * unit}px ${color}`,
            }}
          >
            {letter}
          </span>
        );
      })}
    </div>
  );

  return (
    <AbsoluteFill
      style={{background: `${bricks} 0 0 / ${64 * unit}px ${40 * unit}px`}}
    >
      <AbsoluteFill
        style={{
          background: 'radial-gradient(#0000 20%, #0b0610 95%)',
          justifyContent: 'center',
        }}
      >
        <div style={{font: `400 ${118 * unit}px/1.12 Monoton, sans-serif`}}>
          {row(top, tubeA, 0)}
          {row(bottom, tubeB, top.length)}
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
