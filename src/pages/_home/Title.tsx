import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {Ball} from './Ball';
import {Closing} from './Closing';
import {clamp, heading, scene} from './scene';

// A type, not an interface: the Player wants props that are assignable to a record.
export type TitleProps = {
  text: string;
  color: string;
  stiffness: number;
  damping: number;
};

// site: The home page shows the lines of the component as they are; code.test.ts compares the two.
// biome-ignore format: lines are as short as the column beside the video.
export const Title = ({text, color, stiffness, damping}: TitleProps) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const enter = spring({
    frame, fps, config: {stiffness, damping},
  });
  const rise = interpolate(enter, [0, 1], [430, 0]);
  const x = interpolate(frame, [16, 80], [260, 0], clamp);
  const y = interpolate(frame, [16, 80], [-440, 0], {
    ...clamp, easing: Easing.bounce,
  });
  const size = interpolate(frame, [98, 120], [1, 44], {
    ...clamp, easing: Easing.in(Easing.cubic),
  });
  const end = spring({frame: frame - 112, fps});

  return (
    <AbsoluteFill style={scene}>
      <div style={{...heading, translate: `0 ${rise}px`}}>
        {text}
      </div>
      <Ball x={x} y={y} size={size} color={color} />
      <Closing scale={end} />
    </AbsoluteFill>
  );
};
