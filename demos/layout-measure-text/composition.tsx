import {measureText} from '@remotion/layout-utils';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(14),
  maxSize: z.number().int().min(40).max(150),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'Measure',
  maxSize: 120,
};

const fontFamily = 'Instrument Sans Variable, sans-serif';

export const Measured = ({text, maxSize}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const wave = (1 - Math.cos((frame / 90) * 2 * Math.PI)) / 2;
  const fontSize = interpolate(wave, [0, 1], [maxSize / 2, maxSize]);
  const {width, height} = measureText({
    text: text || ' ',
    fontFamily,
    fontSize,
    fontWeight: '600',
  });
  const label = {
    position: 'absolute',
    color: '#5cd0c5',
    font: '500 22px JetBrains Mono Variable, monospace',
  } as const;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#15262b',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <div
        style={{
          position: 'relative',
          width,
          height,
          outline: '2px solid #3d565d',
        }}
      >
        <div
          style={{
            font: `600 ${fontSize}px ${fontFamily}`,
            lineHeight: `${height}px`,
            color: '#eef3f3',
            whiteSpace: 'nowrap',
          }}
        >
          {text}
        </div>
        <div style={{...label, top: height + 12, left: 0}}>
          {Math.round(width)} × {Math.round(height)}
        </div>
      </div>
    </AbsoluteFill>
  );
};
