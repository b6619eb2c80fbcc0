import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  rider: z.string().max(12),
  kilometers: z.number().int().min(100).max(9000),
  best: z.number().int().min(1).max(12),
  paint: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  rider: 'Marta',
  kilometers: 3480,
  best: 7,
  paint: '#e4572e',
};

const months = 'JFMAMJJASOND'.split('');

export const YearReview = ({
  rider,
  kilometers,
  best,
  paint,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const counted = interpolate(frame, [30, 90], [0, kilometers], {
    easing: Easing.out(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const up = interpolate(frame, [0, 18], [40, 0], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#f7efdc',
        color: '#20303c',
        fontFamily: 'Instrument Sans Variable',
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 44,
          top: 30,
          fontSize: 30,
          translate: `0 ${up}px`,
        }}
      >
        {rider}, your year on two wheels
      </div>
      <div
        style={{
          position: 'absolute',
          left: 40,
          top: 66,
          fontSize: 104,
          fontWeight: 700,
        }}
      >
        {Math.round(counted).toLocaleString('en-US')}
        <span style={{fontSize: 36, color: paint}}> km</span>
      </div>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        style={{position: 'absolute'}}
      >
        <path d="M0 318H640" stroke="#20303c" strokeWidth="3" />
        {months.map((month, index) => {
          const part =
            Math.cos(((index + 1 - best) / 12) * 2 * Math.PI) * 0.5 + 0.5;
          const grown = spring({
            frame: frame - 20 - index * 5,
            fps,
            config: {damping: 12},
          });
          const radius = Math.max(0.1, (6 + part * 17) * grown);
          const x = 62 + index * 47;
          const turn = frame * 4;
          return (
            <g key={index}>
              <g
                transform={`translate(${x} ${318 - radius}) rotate(${turn}) scale(${radius / 20})`}
              >
                <circle
                  r="18"
                  fill="none"
                  stroke={index + 1 === best ? paint : '#20303c'}
                  strokeWidth="4"
                />
                <path
                  d="M-18 0H18M0-18V18M-13-13L13 13M-13 13L13-13"
                  stroke="#20303c"
                  strokeWidth="1.2"
                />
              </g>
              <text
                x={x}
                y="346"
                textAnchor="middle"
                fontSize="18"
                fill="#20303c"
              >
                {month}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
