import '@fontsource/vt323/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  name: z.string().max(12),
  line: z.string().max(90),
  perSecond: z.number().int().min(8).max(60),
  box: zColor(),
  sky: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  name: 'Old Pip',
  line: 'The bridge is out. Take the ferry, but do not feed the ferryman.',
  perSecond: 22,
  box: '#2b2a6b',
  sky: '#8fd0ff',
};

// One letter is one pixel: h hair, s skin, e eye, m mouth, c coat.
const face = [
  '..hhhhhh..',
  '.hhhhhhhh.',
  '.hssssssh.',
  '.hssssssh.',
  '.sesssses.',
  '.ssssssss.',
  '.sshhhhss.',
  '..smmmms..',
  '..ssssss..',
  '.cccsscccc',
  'cccccccccc',
];
const paint: Record<string, string> = {
  h: '#f1f1f1',
  s: '#f2b98a',
  e: '#1b1b3a',
  m: '#b3424a',
  c: '#3c7a4b',
};

export const GameDialog = ({
  name,
  line,
  perSecond,
  box,
  sky,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const open = interpolate(frame, [4, 14], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const typed = Math.max(0, Math.floor(((frame - 18) / fps) * perSecond));
  const speaks = typed > 0 && typed < line.length;
  // The mouth opens on every second letter, the eyes shut now and then.
  const mouth = speaks && typed % 4 < 2;
  const blink = frame % 74 > 69;
  const pixel = 15 * unit;

  return (
    <AbsoluteFill
      style={{
        background: `linear-gradient(${sky} 52%, #5aa845 52% 56%, #7cc95c 56%)`,
      }}
    >
      <svg
        width={pixel * 10}
        height={pixel * 11}
        shapeRendering="crispEdges"
        style={{
          position: 'absolute',
          left: width * 0.12,
          top: height * 0.52 - pixel * 10,
        }}
      >
        {face.flatMap((row, y) =>
          [...row].map((letter, x) => {
            const shut = letter === 'e' && blink;
            const color =
              letter === 'm' && !mouth
                ? paint.s
                : shut
                  ? paint.s
                  : paint[letter];
            return color ? (
              <rect
                key={`${x}-${y}`}
                x={x * pixel}
                y={y * pixel}
                width={pixel + 0.5}
                height={pixel + 0.5}
                fill={color}
              />
            ) : null;
          }),
        )}
      </svg>
      <div
        style={{
          position: 'absolute',
          left: '6%',
          right: '6%',
          bottom: '7%',
          height: '40%',
          padding: `${10 * unit}px ${22 * unit}px`,
          backgroundColor: box,
          color: '#fff',
          outline: `${4 * unit}px solid #fff`,
          border: `${4 * unit}px solid ${box}`,
          font: `400 ${34 * unit}px/1.1 VT323, monospace`,
          scale: `1 ${open}`,
        }}
      >
        <div style={{color: '#ffe066'}}>{name}</div>
        {line.slice(0, typed)}
        {typed >= line.length && Math.floor(frame / 12) % 2 === 0 && (
          <span
            style={{position: 'absolute', right: 20 * unit, bottom: 8 * unit}}
          >
            ▼
          </span>
        )}
      </div>
    </AbsoluteFill>
  );
};
