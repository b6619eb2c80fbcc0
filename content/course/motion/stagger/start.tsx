import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const Star = ({index}: {index: number}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const scale = spring({frame, fps});

  return <div style={{scale: String(scale)}}>★</div>;
};

export const Film = () => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1026',
        color: '#ffd98a',
        fontSize: 220,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-evenly',
      }}
    >
      {[0, 1, 2].map((index) => (
        <Star key={index} index={index} />
      ))}
    </AbsoluteFill>
  );
};
