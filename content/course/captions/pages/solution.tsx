import {createTikTokStyleCaptions} from '@remotion/captions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const captions = [
  {text: 'Lie', startMs: 0, endMs: 400, timestampMs: null, confidence: null},
  {text: ' on', startMs: 400, endMs: 700, timestampMs: null, confidence: null},
  {text: ' your', startMs: 700, endMs: 1000, timestampMs: null, confidence: null},
  {text: ' back', startMs: 1000, endMs: 1500, timestampMs: null, confidence: null},
  {text: ' and', startMs: 1500, endMs: 1800, timestampMs: null, confidence: null},
  {text: ' look', startMs: 1800, endMs: 2300, timestampMs: null, confidence: null},
  {text: ' straight', startMs: 2300, endMs: 3000, timestampMs: null, confidence: null},
  {text: ' up', startMs: 3000, endMs: 4000, timestampMs: null, confidence: null},
];

const {pages} = createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds: 900});

export const Film = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;
  const page = pages.find(({startMs, durationMs}) => startMs <= now && now < startMs + durationMs);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1026',
        color: 'white',
        alignItems: 'center',
        justifyContent: 'center',
        fontSize: 110,
      }}
    >
      <div>{page?.text}</div>
    </AbsoluteFill>
  );
};
