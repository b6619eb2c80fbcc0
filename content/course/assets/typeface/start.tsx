import {AbsoluteFill} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1026',
        color: '#ffd98a',
        padding: 80,
        fontSize: 180,
        justifyContent: 'center',
      }}
    >
      <div>METEOR NIGHT</div>
    </AbsoluteFill>
  );
};
