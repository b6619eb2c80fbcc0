import {AbsoluteFill, useCurrentFrame} from 'remotion';

const text = 'Bring a blanket and a thermos.';

export const Film = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 80}}>
      {text.slice(0, Math.floor(frame / 2))}
    </AbsoluteFill>
  );
};
