import {parseSrt} from '@remotion/captions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const srt = `1
00:00:00,000 --> 00:00:01,500
The roof is open.

2
00:00:01,500 --> 00:00:04,000
Saturn is in the east.
`;

const {captions} = parseSrt({input: srt});

export const Film = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;
  const caption = captions.find(({startMs, endMs}) => startMs <= now && now < endMs);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: 'white', padding: 80, fontSize: 90}}>
      <div>{caption?.text}</div>
    </AbsoluteFill>
  );
};
