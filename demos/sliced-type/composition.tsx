import '@fontsource/abril-fatface/latin-400.css';
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
  word: z.string().max(9),
  slices: z.number().int().min(2).max(9),
  slant: z.number().min(-30).max(30),
  distance: z.number().min(10).max(120),
  ground: zColor(),
  ink: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  word: 'Katana',
  slices: 4,
  slant: 14,
  distance: 60,
  ground: '#f7f7f5',
  ink: '#16161a',
};

export const SlicedType = ({
  word,
  slices,
  slant,
  distance,
  ground,
  ink,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const size = Math.min(
    (width * 1.5) / Math.max(word.length, 4),
    height * 0.62,
  );
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const cut = interpolate(frame, [46, 52], [0, 1], {
    ...clamp,
    easing: Easing.out(Easing.cubic),
  });
  const flash = interpolate(frame, [44, 48, 54], [0, 1, 0], clamp);

  return (
    <AbsoluteFill style={{backgroundColor: ground}}>
      {Array.from({length: slices}, (_, slice) => {
        const side = slice % 2 === 0 ? 1 : -1;
        const enter = interpolate(
          frame,
          [2 + slice * 2, 26 + slice * 2],
          [1, 0],
          {
            ...clamp,
            easing: Easing.out(Easing.exp),
          },
        );
        const leave = interpolate(
          frame,
          [durationInFrames - 22, durationInFrames - 1],
          [0, 1.4],
          {
            ...clamp,
            easing: Easing.in(Easing.cubic),
          },
        );
        const shift =
          (enter * -distance + leave * distance) * side +
          cut * (slice - (slices - 1) / 2) * 1.6;
        const edge = (part: number, y: number) =>
          `${y}% ${(part / slices) * 140 - 20 + (y - 50) * (slant / 60)}%`;
        return (
          <AbsoluteFill
            key={slice}
            style={{
              justifyContent: 'center',
              alignItems: 'center',
              clipPath: `polygon(${edge(slice, -50)}, ${edge(slice, 150)}, ${edge(slice + 1, 150)}, ${edge(slice + 1, -50)})`,
              translate: `${shift}% ${(shift * slant) / 60}%`,
              font: `400 ${size}px Abril Fatface, serif`,
              color: ink,
            }}
          >
            {word}
          </AbsoluteFill>
        );
      })}
      <div
        style={{
          position: 'absolute',
          left: '-10%',
          top: '50%',
          width: '120%',
          height: height * 0.006,
          backgroundColor: '#e5232b',
          rotate: `${(Math.atan((slant / 60) * (height / width)) * 180) / Math.PI}deg`,
          scale: `${flash} 1`,
          transformOrigin: flash > 0 && frame > 48 ? '100% 50%' : '0 50%',
        }}
      />
    </AbsoluteFill>
  );
};
