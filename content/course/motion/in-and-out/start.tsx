import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const enter = spring({frame, fps, config: {damping: 200}});
  const scale = enter;

  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1026', alignItems: 'center', justifyContent: 'center'}}
    >
      <div style={{padding: 60, backgroundColor: '#ffd98a', fontSize: 90, scale: String(scale)}}>
        You are invited
      </div>
    </AbsoluteFill>
  );
};
