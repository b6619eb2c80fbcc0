import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const scale = 1;

  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1026', alignItems: 'center', justifyContent: 'center'}}
    >
      <div style={{fontSize: 320, color: '#ffe9bd', scale: String(scale)}}>☾</div>
    </AbsoluteFill>
  );
};
