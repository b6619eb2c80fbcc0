import {evolvePath} from '@remotion/paths';
import {
  makeCircle,
  makeEllipse,
  makePie,
  makePolygon,
  makeRect,
  makeStar,
  makeTriangle,
} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  strokeWidth: z.number().int().min(2).max(12),
});

export const defaultProps: z.infer<typeof schema> = {
  strokeWidth: 6,
};

const shapes = [
  {
    name: 'Rect',
    made: makeRect({width: 110, height: 80, cornerRadius: 12}),
    color: '#1d4ed8',
  },
  {name: 'Circle', made: makeCircle({radius: 50}), color: '#be185d'},
  {name: 'Ellipse', made: makeEllipse({rx: 60, ry: 38}), color: '#0f766e'},
  {
    name: 'Triangle',
    made: makeTriangle({length: 104, direction: 'up'}),
    color: '#b45309',
  },
  {
    name: 'Star',
    made: makeStar({points: 5, innerRadius: 24, outerRadius: 54}),
    color: '#7c3aed',
  },
  {
    name: 'Polygon',
    made: makePolygon({points: 6, radius: 52}),
    color: '#047857',
  },
  {
    name: 'Pie',
    made: makePie({radius: 50, progress: 0.7, closePath: true}),
    color: '#b91c1c',
  },
];

export const Outlines = ({strokeWidth}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#f8f6ff'}}>
      <svg viewBox="0 0 640 360" fill="none" textAnchor="middle">
        {shapes.map(({name, made, color}, index) => {
          const progress = interpolate(frame - index * 7, [6, 60], [0, 1], {
            easing: Easing.inOut(Easing.quad),
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          const x = index < 4 ? 95 + index * 150 : 170 + (index - 4) * 150;
          const y = index < 4 ? 90 : 250;
          const evolution = evolvePath(progress, made.path);
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <path
                d={made.path}
                transform={`translate(${-made.width / 2} ${-made.height / 2})`}
                stroke={color}
                strokeWidth={strokeWidth}
                strokeLinecap="round"
                strokeDasharray={evolution.strokeDasharray}
                strokeDashoffset={evolution.strokeDashoffset}
              />
              <text
                y={82}
                fill={color}
                fontSize={19}
                fontFamily="JetBrains Mono Variable, monospace"
              >
                make{name}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
