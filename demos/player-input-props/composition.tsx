import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  title: z.string().max(16),
  price: z.number().int().min(5).max(199),
  accent: zColor(),
  sold: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'Desk lamp',
  price: 49,
  accent: '#ff6f42',
  sold: false,
};

export const ProductCard = ({
  title,
  price,
  accent,
  sold,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const enter = (delay: number) =>
    spring({frame, fps, delay, config: {damping: 18}});
  const shift = (delay: number) => ({
    translate: `${(1 - enter(delay)) * -90}px 0`,
    opacity: enter(delay),
  });

  return (
    <AbsoluteFill
      style={{
        flexDirection: 'row',
        backgroundColor: '#12211f',
        alignItems: 'center',
        gap: 50,
        padding: '0 56px',
        fontFamily: 'Instrument Sans Variable, sans-serif',
      }}
    >
      <svg viewBox="0 0 200 240" width={200} style={{scale: String(enter(0))}}>
        <path
          d="M40 220H140M90 220V110L150 60"
          stroke="#8ca0a6"
          strokeWidth={12}
          strokeLinecap="round"
          fill="none"
        />
        <path d="M110 24L190 78L160 104L86 66Z" fill={accent} />
      </svg>
      <div style={{color: '#eef3f3'}}>
        <div style={{...shift(8), fontSize: 62, fontWeight: 600}}>{title}</div>
        <div
          style={{
            ...shift(16),
            marginTop: 16,
            fontSize: 44,
            color: sold ? '#8ca0a6' : accent,
            textDecoration: sold ? 'line-through' : 'none',
          }}
        >
          ${price}
        </div>
      </div>
    </AbsoluteFill>
  );
};
