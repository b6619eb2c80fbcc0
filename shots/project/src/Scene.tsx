import {interpolateColors, useCurrentFrame} from 'remotion';

export const skies = {
  dusk: ['#2c2456', '#b14f7c', '#ffb27a'],
  deep: ['#0b1533', '#1f3a6e', '#5f83b5'],
  dawn: ['#3e5c8a', '#d98a94', '#ffe0ae'],
} as const;
export type SkyName = keyof typeof skies;

const hills = (y: number, seed: number) => {
  const points = Array.from({length: 14}, (_, step) => {
    const height = Math.sin(step * 1.7 + seed) * 38 + Math.sin(step * 0.6 + seed * 2) * 46;
    return `${step * 190 - 280} ${y - Math.abs(height)}`;
  });
  return `M-300 1080 L-300 ${y} ${points
    .map((point, index) => {
      const previous = points[index - 1];
      if (!previous) return `L${point}`;
      const [x0 = 0, y0 = 0] = previous.split(' ').map(Number);
      const [x1 = 0, y1 = 0] = point.split(' ').map(Number);
      return `C${x0 + 90} ${y0} ${x1 - 90} ${y1} ${x1} ${y1}`;
    })
    .join(' ')} L2300 1080 Z`;
};

export const Sky: React.FC<{sky: SkyName}> = ({sky}) => {
  const frame = useCurrentFrame();
  const [top, middle, low] = skies[sky];
  return (
    <svg viewBox="0 0 1920 1080" width="100%" height="100%" preserveAspectRatio="xMidYMax slice">
      <linearGradient id="sky" x2="0" y2="1">
        <stop offset="0" stopColor={top} />
        <stop offset="0.42" stopColor={middle} />
        <stop offset="0.64" stopColor={low} />
      </linearGradient>
      <rect width="1920" height="1080" fill="url(#sky)" />
      {Array.from({length: 40}, (_, star) => star).map((star) => (
        <circle
          key={star}
          cx={(star * 337) % 1920}
          cy={(star * 151) % 420}
          r={1.4 + (star % 3)}
          fill="#fff5df"
          opacity={0.25 + 0.3 * Math.sin(frame / 14 + star)}
        />
      ))}
      <circle cx="1390" cy={430 + frame * 0.35} r="118" fill="#ffe7ba" />
      <circle cx="1390" cy={430 + frame * 0.35} r="190" fill="#ffe7ba" opacity="0.14" />
    </svg>
  );
};

export const Coast: React.FC<{sky: SkyName}> = ({sky}) => {
  const frame = useCurrentFrame();
  const [top, middle] = skies[sky];
  return (
    <svg viewBox="0 0 1920 1080" width="100%" height="100%" preserveAspectRatio="xMidYMax slice">
      <path
        d={hills(640, 2)}
        fill={interpolateColors(0.45, [0, 1], [middle, top])}
        transform={`translate(${frame * -0.3} 0)`}
      />
      <path
        d={hills(706, 5)}
        fill={interpolateColors(0.78, [0, 1], [middle, top])}
        transform={`translate(${frame * -0.8} 0)`}
      />
    </svg>
  );
};

export const Sea: React.FC<{sky: SkyName}> = ({sky}) => {
  const frame = useCurrentFrame();
  const [top, , low] = skies[sky];
  return (
    <svg viewBox="0 0 1920 1080" width="100%" height="100%" preserveAspectRatio="xMidYMax slice">
      <rect y="712" width="1920" height="368" fill={top} />
      {Array.from({length: 11}, (_, row) => row).map((row) => (
        <rect
          key={row}
          x={1390 - 130 + row * 9 + Math.sin(frame / 11 + row * 1.9) * 26}
          y={732 + row * 30}
          width={260 - row * 18}
          height="8"
          rx="4"
          fill={low}
          opacity={0.75 - row * 0.06}
        />
      ))}
      {Array.from({length: 26}, (_, wave) => wave).map((wave) => (
        <rect
          key={wave}
          x={((wave * 271 + frame * (1 + (wave % 3) * 0.4)) % 2100) - 100}
          y={744 + ((wave * 53) % 320)}
          width={50 + (wave % 4) * 26}
          height="3"
          rx="1.5"
          fill="#fff"
          opacity="0.14"
        />
      ))}
    </svg>
  );
};

export const Boat: React.FC<{lamp: string}> = ({lamp}) => (
  <g>
    <path d="M0 0 H520 L462 92 H56 Z" fill="#f6efe6" />
    <path d="M20 34 H497 L488 50 H30 Z" fill="#d9572f" />
    <path d="M60 -78 H418 V0 H60 Z" fill="#ecdccb" />
    <path d="M130 -138 H330 V-78 H130 Z" fill="#f6efe6" />
    <path d="M236 -214 h52 v76 h-52 Z" fill="#d9572f" />
    <path d="M236 -190 h52 v18 h-52 Z" fill="#f6efe6" />
    {[92, 158, 224, 290, 356].map((x) => (
      <rect key={x} x={x} y="-56" width="40" height="32" rx="5" fill={lamp} />
    ))}
    {[152, 208, 264].map((x) => (
      <rect key={x} x={x} y="-122" width="36" height="26" rx="4" fill={lamp} />
    ))}
  </g>
);
