import {CameraMotionBlur} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  shutterAngle: z.number().int().min(0).max(360),
  samples: z.number().int().min(2).max(30),
  speed: z.number().int().min(2).max(30),
});

export const defaultProps: z.infer<typeof schema> = {
  shutterAngle: 280,
  samples: 16,
  speed: 14,
};

const Wheel = ({x, speed}: {x: number; speed: number}) => {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill>
      <svg viewBox="0 0 640 360">
        <g transform={`translate(${x} 180) rotate(${frame * speed})`}>
          {[0, 72, 144, 216, 288].map((angle) => (
            <rect
              key={angle}
              x={-13}
              y={-120}
              width={26}
              height={86}
              rx={13}
              fill={angle ? '#5cd0c5' : '#ff6f42'}
              transform={`rotate(${angle})`}
            />
          ))}
        </g>
      </svg>
    </AbsoluteFill>
  );
};

export const Shutter = ({
  shutterAngle,
  samples,
  speed,
}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{backgroundColor: '#15262b'}}>
    <Wheel x={170} speed={speed} />
    <CameraMotionBlur shutterAngle={shutterAngle} samples={samples}>
      <Wheel x={470} speed={speed} />
    </CameraMotionBlur>
  </AbsoluteFill>
);
