import '@fontsource/archivo-black/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {Fragment} from 'react';
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  first: z.string().max(48),
  second: z.string().max(48),
  pace: z.number().int().min(120).max(500),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  first: 'Roll the win-dow down',
  second: 'let the hol-i-days come in',
  pace: 260,
  color: '#ffe14a',
};

/** Syllables are separated by "-", which is not shown; each lasts one beat, the last of a line three. */
const timing = (line: string, pace: number) => {
  let now = 0;
  const words = line
    .split(' ')
    .map((word) => word.split('-').map((text) => ({text, start: 0, end: 0})));
  const all = words.flat();
  all.forEach((syllable, index) => {
    syllable.start = now;
    now += pace * (index === all.length - 1 ? 3 : 1);
    syllable.end = now;
  });
  return {words, length: now};
};

export const KaraokeFill = ({
  first,
  second,
  pace,
  color,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const now = (frame / fps) * 1000 - 400;
  const lines = [timing(first, pace), timing(second, pace)];
  const font = height > width ? 31 : 39;

  return (
    <AbsoluteFill style={{backgroundColor: '#ff5d73'}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        style={{position: 'absolute'}}
      >
        <rect width="640" height="120" fill="#ff8f70" />
        <circle cx="320" cy="120" r="64" fill="#ffd9a0" />
        <path d="M0 120H640V360H0z" fill="#7b3f8c" />
        <path d="M300 120h40L640 360H0z" fill="#3c2352" />
        {Array.from({length: 7}, (_, index) => {
          const near = ((index + frame / 12) % 7) / 7;
          const y = 120 + near * near * 260;
          return (
            <path
              key={index}
              d={`M${320 - near * near * 12} ${y}h${near * near * 24}l${near * near * 6} ${near * near * 44}h${-near * near * 36}z`}
              fill="#ffd9a0"
            />
          );
        })}
        {[-1, 1].map((side) =>
          [0, 1, 2, 3].map((index) => {
            const near = ((index + frame / 30) % 4) / 4;
            const size = 0.1 + near * near * 1.5;
            return (
              <path
                key={`${side}${index}`}
                d="M-4 0V-70C-30-80-46-62-50-46-40-58-26-64-4-64-20-56-28-44-28-30-18-46-8-56 0-58 8-56 18-46 28-30 28-44 20-56 4-64 26-64 40-58 50-46 46-62 30-80 4-70V0z"
                fill="#2a153d"
                transform={`translate(${320 + side * (50 + near * near * 420)} ${124 + near * near * 180}) scale(${size})`}
              />
            );
          }),
        )}
      </svg>
      <div
        style={{
          position: 'absolute',
          inset: 'auto 5% 9%',
          textAlign: 'center',
          font: `400 ${font * unit}px/1.3 Archivo Black, sans-serif`,
          wordSpacing: '0.1em',
        }}
      >
        {lines.map(({words}, row) => {
          const start = row === 0 ? 0 : (lines[0]?.length ?? 0) + pace;
          return (
            <div key={row}>
              {words.map((word, index) => (
                <Fragment key={index}>
                  {index > 0 ? ' ' : null}
                  <span style={{display: 'inline-block'}}>
                    {word.map((syllable, place) => {
                      const part = interpolate(
                        now - start,
                        [syllable.start, syllable.end],
                        [0, 100],
                        {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
                      );
                      return (
                        <span
                          key={place}
                          style={{
                            display: 'inline-block',
                            position: 'relative',
                            color: '#fff',
                            WebkitTextStroke: `${7 * unit}px #2a153d`,
                            paintOrder: 'stroke',
                            translate: `0 ${part > 0 && part < 100 ? -4 * unit : 0}px`,
                          }}
                        >
                          {syllable.text}
                          <span
                            aria-hidden
                            style={{
                              position: 'absolute',
                              left: 0,
                              top: 0,
                              color,
                              WebkitTextStroke: '0',
                              clipPath: `inset(-20% ${100 - part}% -20% 0)`,
                            }}
                          >
                            {syllable.text}
                          </span>
                        </span>
                      );
                    })}
                  </span>
                </Fragment>
              ))}
            </div>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
