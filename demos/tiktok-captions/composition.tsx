import {type Caption, createTikTokStyleCaptions} from '@remotion/captions';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  combineMs: z.number().int().min(200).max(2400),
  highlight: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  combineMs: 1200,
  highlight: '#ff6f42',
};

const speech = 'Good captions never run ahead of the voice. They land on the word.';
const captions: Caption[] = speech.split(' ').map((word, index) => ({
  text: ` ${word}`,
  startMs: index * 360,
  endMs: index * 360 + 320,
  timestampMs: null,
  confidence: null,
}));

export const Captions = ({combineMs, highlight}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;
  const {pages} = createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds: combineMs});

  return (
    <AbsoluteFill style={{background: 'radial-gradient(circle at 50% 30%, #1d4a4c, #0b1315 70%)'}}>
      {pages.map((page) => (
        <Sequence
          key={page.startMs}
          from={Math.round((page.startMs / 1000) * fps)}
          durationInFrames={Math.max(1, Math.round((page.durationMs / 1000) * fps))}
        >
          <AbsoluteFill style={{placeContent: 'center', alignItems: 'center', padding: 40}}>
            <div
              style={{
                color: '#eef3f3',
                font: '700 62px/1.25 Instrument Sans Variable, sans-serif',
                textAlign: 'center',
                whiteSpace: 'pre-wrap',
              }}
            >
              {page.tokens.map((token) => (
                <span
                  key={token.fromMs}
                  style={{color: token.fromMs <= now && now < token.toMs ? highlight : undefined}}
                >
                  {token.text}
                </span>
              ))}
            </div>
          </AbsoluteFill>
        </Sequence>
      ))}
    </AbsoluteFill>
  );
};
