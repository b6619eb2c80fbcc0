import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {Ball} from './Ball';
import {heading, scene} from './scene';

// A type, not an interface: the Player wants props that are assignable to a record.
export type TitleProps = {
  text: string;
  color: string;
  stiffness: number;
  damping: number;
};

// The home page shows the lines of the component as they are; code.test.ts compares the two.
// biome-ignore format: lines are as short as the column beside the video.
export const Title = ({text, color, stiffness, damping}: TitleProps) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const enter = spring({
    frame, fps, config: {stiffness, damping},
  });
  const y = interpolate(enter, [0, 1], [360, 0]);
  const x = interpolate(frame, [0, 40], [-1100, 0], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });
  const opacity = interpolate(frame, [78, 89], [1, 0], {
    extrapolateLeft: 'clamp',
  });

  return (
    <AbsoluteFill style={{...scene, opacity}}>
      <div style={{...heading, translate: `0 ${y}px`}}>
        {text}
      </div>
      <Ball x={x} y={-y} color={color} />
    </AbsoluteFill>
  );
};
