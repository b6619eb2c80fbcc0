import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  framesPerYear: z.number().int().min(12).max(40),
  unit: z.string().max(12),
});

export const defaultProps: z.infer<typeof schema> = {
  framesPerYear: 28,
  unit: 'jars',
};

const villages = [
  {name: 'Ostrin', color: '#c8553d', jars: [210, 250, 300, 330, 352, 371, 380]},
  {name: 'Vell', color: '#588157', jars: [160, 240, 270, 360, 430, 476, 540]},
  {name: 'Karma', color: '#e0a526', jars: [120, 150, 320, 340, 345, 500, 590]},
  {name: 'Doune', color: '#3d5a80', jars: [240, 230, 225, 280, 390, 420, 445]},
  {name: 'Liss', color: '#7a4069', jars: [90, 170, 180, 205, 300, 330, 462]},
];
const jarsIn = (year: number, {jars}: (typeof villages)[number]) =>
  jars[year] ?? 0;
const rankIn = (year: number, name: string) =>
  villages
    .toSorted((a, b) => jarsIn(year, b) - jarsIn(year, a))
    .findIndex((row) => row.name === name);

export const HoneyRace = ({framesPerYear, unit}: z.infer<typeof schema>) => {
  const time = Math.min(useCurrentFrame() / framesPerYear, 6);
  const year = Math.min(Math.floor(time), 5);
  const part = time - year;
  const between = (from: number, to: number) => from + (to - from) * part;
  const swap = interpolate(part, [0.3, 0.8], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.cubic),
  });

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#f6efe2',
        color: '#2b2118',
        font: '600 17px Instrument Sans Variable, sans-serif',
      }}
    >
      <div style={{position: 'absolute', left: 34, top: 22, fontSize: 26}}>
        Honey of the valley
      </div>
      {villages.map((village) => {
        const {name, color} = village;
        const from = rankIn(year, name);
        const rank = from + (rankIn(year + 1, name) - from) * swap;
        const value = between(jarsIn(year, village), jarsIn(year + 1, village));
        return (
          <div
            key={name}
            style={{position: 'absolute', left: 34, top: 82 + rank * 51}}
          >
            <div
              style={{
                width: value * 0.76,
                padding: '9px 14px',
                borderRadius: '4px 20px 20px 4px',
                backgroundColor: color,
                color: '#fffaf0',
                whiteSpace: 'nowrap',
              }}
            >
              {name}
            </div>
            <div
              style={{
                position: 'absolute',
                left: value * 0.76 + 10,
                top: 9,
                width: 110,
              }}
            >
              {Math.round(value)} {unit}
            </div>
          </div>
        );
      })}
      <div
        style={{
          position: 'absolute',
          right: 30,
          bottom: 14,
          fontSize: 64,
          letterSpacing: '-0.04em',
          opacity: 0.22,
        }}
      >
        {2019 + Math.floor(time)}
      </div>
    </AbsoluteFill>
  );
};
