import {fitText} from '@remotion/layout-utils';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(24),
  minWidth: z.number().int().min(80).max(560),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'It fits',
  minWidth: 220,
};

const fontFamily = 'Instrument Sans Variable, sans-serif';

export const Headline = ({text, minWidth}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const wave = (1 - Math.cos((frame / 120) * 2 * Math.PI)) / 2;
  const width = interpolate(wave, [0, 1], [minWidth, 560]);
  const {fontSize} = fitText({
    text: text || ' ',
    withinWidth: width,
    fontFamily,
    fontWeight: 600,
  });

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
          width: width + 4,
          borderInline: '2px solid #5cd0c5',
          color: '#eef3f3',
          font: `600 ${Math.min(fontSize, 300)}px/1.2 ${fontFamily}`,
          whiteSpace: 'nowrap',
        }}
      >
        {text}
      </div>
      <div
        style={{
          position: 'absolute',
          bottom: 28,
          color: '#8ca0a6',
          font: '500 22px JetBrains Mono Variable, monospace',
        }}
      >
        {Math.round(fontSize)} px
      </div>
    </AbsoluteFill>
  );
};
