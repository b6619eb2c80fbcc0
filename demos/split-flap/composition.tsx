import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  first: z.string().max(14),
  second: z.string().max(14),
  third: z.string().max(14),
  speed: z.number().int().min(2).max(6),
  letters: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  first: 'Train to Orsk',
  second: 'Platform 9',
  third: 'On time',
  speed: 3,
  letters: '#f6d04d',
};

const columns = 14;
const alphabet = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export const SplitFlap = ({
  first,
  second,
  third,
  speed,
  letters,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const cell = (width * 0.9) / columns;
  const flap = {
    width: cell * 0.9,
    height: Math.min(cell * 1.5, height * 0.26),
    font: `500 ${cell * 0.98}px/${Math.min(cell * 1.5, height * 0.26)}px JetBrains Mono Variable, monospace`,
    textAlign: 'center',
    color: letters,
    background: 'linear-gradient(#2b2d30, #232528 49%, #191b1d 51%, #1f2123)',
    borderRadius: cell * 0.07,
    position: 'absolute',
  } as const;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0e0f10',
        justifyContent: 'center',
        alignItems: 'center',
        gap: cell * 0.3,
      }}
    >
      {[first, second, third].map((line, row) => (
        <div key={row} style={{display: 'flex', gap: cell * 0.1}}>
          {[...line.toUpperCase().padEnd(columns)].map((letter, column) => {
            const turns =
              6 + Math.floor(random(`${row}-${column}`) * 9) + column;
            const time = Math.max(0, frame - 4 - row * 8) / speed;
            const turn = Math.min(Math.floor(time), turns);
            const part = turn < turns ? time - turn : 0;
            // Counted back from the last: whatever it began with, a flap ends on its letter.
            const at = (left: number) =>
              left <= 0
                ? letter
                : alphabet[
                    (alphabet.indexOf(letter) + alphabet.length * 2 - left) %
                      alphabet.length
                  ];
            const now = at(turns - turn);
            const next = at(turns - turn - 1);
            return (
              <div
                key={column}
                style={{
                  position: 'relative',
                  width: flap.width,
                  height: flap.height,
                }}
              >
                <div style={flap}>{next}</div>
                <div style={{...flap, clipPath: 'inset(50% 0 0 0)'}}>{now}</div>
                {part < 0.5 ? (
                  <div
                    style={{
                      ...flap,
                      clipPath: 'inset(0 0 50% 0)',
                      transform: `scaleY(${1 - part * 2})`,
                    }}
                  >
                    {now}
                  </div>
                ) : (
                  <div
                    style={{
                      ...flap,
                      clipPath: 'inset(50% 0 0 0)',
                      transform: `scaleY(${part * 2 - 1})`,
                    }}
                  >
                    {next}
                  </div>
                )}
                <div
                  style={{
                    position: 'absolute',
                    top: '49%',
                    width: '100%',
                    height: '2%',
                    backgroundColor: '#0e0f10',
                  }}
                />
              </div>
            );
          })}
        </div>
      ))}
    </AbsoluteFill>
  );
};
