import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const scale = spring({frame, fps});

  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1026', alignItems: 'center', justifyContent: 'center'}}
    >
      <div style={{fontSize: 320, color: '#ffe9bd', scale: String(scale)}}>☾</div>
    </AbsoluteFill>
  );
};
