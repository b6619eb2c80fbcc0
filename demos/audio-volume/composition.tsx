import {
  AbsoluteFill,
  Audio,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  fadeIn: z.number().int().min(1).max(80),
  fadeOut: z.number().int().min(1).max(80),
});

export const defaultProps: z.infer<typeof schema> = {
  fadeIn: 50,
  fadeOut: 60,
};

export const Volume = ({fadeIn, fadeOut}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const volume = (at: number) =>
    interpolate(at, [0, fadeIn, 179 - fadeOut, 179], [0, 1, 1, 0], {
      extrapolateRight: 'clamp',
    });
  const curve = Array.from(
    {length: 180},
    (_, at) => `${50 + at * 3},${280 - volume(at) * 180}`,
  ).join(' ');

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <Audio src={staticFile('demos/media/melody.wav')} volume={volume} />
      <svg viewBox="0 0 640 360" fill="none">
        <polygon points={`50,280 ${curve} 587,280`} fill="#1a3f3d" />
        <polyline points={curve} stroke="#5cd0c5" strokeWidth={4} />
        <path
          d={`M${50 + frame * 3} 80V280`}
          stroke="#ff6f42"
          strokeWidth={3}
        />
        <circle
          cx={50 + frame * 3}
          cy={280 - volume(frame) * 180}
          r={14}
          fill="#ff6f42"
        />
        <text
          x={50}
          y={332}
          fill="#8ca0a6"
          fontSize={26}
          fontFamily={'JetBrains Mono Variable, monospace'}
        >
          volume {volume(frame).toFixed(2)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
