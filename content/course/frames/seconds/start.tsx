import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const left = frame;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1026',
        color: '#ffd98a',
        fontSize: 320,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div>{left}</div>
    </AbsoluteFill>
  );
};
