import {Rect} from '@remotion/shapes';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  width: z.number().int().min(60).max(520),
  height: z.number().int().min(60).max(280),
  cornerRadius: z.number().int().min(0).max(100),
});

export const defaultProps: z.infer<typeof schema> = {
  width: 380,
  height: 220,
  cornerRadius: 36,
};

export const GrowingRect = ({
  width,
  height,
  cornerRadius,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const wave = (1 - Math.cos((frame / 90) * 2 * Math.PI)) / 2;
  const w = Math.round(interpolate(wave, [0, 1], [height * 0.6, width]));
  const h = Math.round(interpolate(wave, [0, 1], [height, height * 0.8]));

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#dceaf4',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <Rect
        width={w}
        height={h}
        cornerRadius={Math.min(cornerRadius, w / 2, h / 2)}
        fill="#ff6f42"
      />
      <div
        style={{
          position: 'absolute',
          bottom: 22,
          color: '#4f6a7a',
          font: '500 24px JetBrains Mono Variable, monospace',
        }}
      >
        {w} × {h}
      </div>
    </AbsoluteFill>
  );
};
