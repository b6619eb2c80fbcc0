import {getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  every: z.number().int().min(20).max(80),
});

export const defaultProps: z.infer<typeof schema> = {
  every: 40,
};

const trail = 'M60 210C90 60 190 50 230 130S330 250 390 160S520 30 580 120';
const length = getLength(trail);

export const Measured = ({every}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const walked = interpolate(frame, [10, 100], [0, length], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const marks = Array.from(
    {length: Math.floor(walked / every) + 1},
    (_, index) => index * every,
  );
  const unroll = (at: number) => 60 + (at / length) * 520;

  return (
    <AbsoluteFill style={{backgroundColor: '#e6efe1'}}>
      <svg
        viewBox="0 0 640 360"
        fill="none"
        fontFamily="JetBrains Mono Variable, monospace"
      >
        <path
          d={trail}
          stroke="#2d4a36"
          strokeWidth={5}
          strokeDasharray={`${walked} ${length}`}
        />
        <path
          d={`M60 290H${unroll(walked)}`}
          stroke="#2d4a36"
          strokeWidth={5}
        />
        {marks.map((at) => {
          const {x, y} = getPointAtLength(trail, at);
          return (
            <g key={at} fill="#d9480f">
              <circle cx={x} cy={y} r={9} />
              <circle cx={unroll(at)} cy={290} r={9} />
            </g>
          );
        })}
        <text x={60} y={340} fontSize={24} fill="#2d4a36">
          {walked.toFixed(0)} of {length.toFixed(0)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
