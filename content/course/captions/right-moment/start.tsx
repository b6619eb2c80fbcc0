import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const captions = [
  {text: 'Switch off the lamp.', startMs: 0, endMs: 1000},
  {text: 'Wait for your eyes.', startMs: 1500, endMs: 2500},
  {text: 'Now look up!', startMs: 2500, endMs: 4000},
];

export const Film = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const caption = captions[0];

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: 'white', padding: 80, fontSize: 90}}>
      <div>{caption?.text}</div>
    </AbsoluteFill>
  );
};
