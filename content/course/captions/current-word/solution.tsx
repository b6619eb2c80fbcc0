import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const words = [
  {text: 'Every', startMs: 0, endMs: 500},
  {text: 'meteor', startMs: 500, endMs: 1500},
  {text: 'counts', startMs: 1500, endMs: 3000},
];

export const Film = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1026',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 40,
        fontSize: 120,
      }}
    >
      {words.map(({text, startMs, endMs}) => (
        <span key={startMs} style={{color: startMs <= now && now < endMs ? '#ffd98a' : 'white'}}>
          {text}
        </span>
      ))}
    </AbsoluteFill>
  );
};
