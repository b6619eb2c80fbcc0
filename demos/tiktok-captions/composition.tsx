import '@fontsource/archivo-black/latin-400.css';
import {type Caption, createTikTokStyleCaptions} from '@remotion/captions';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  combineMs: z.number().int().min(200).max(2400),
  highlight: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  combineMs: 1200,
  highlight: '#ffe14d',
};

const speech =
  'Good captions never run ahead of the voice. They land on the word.';
const captions: Caption[] = speech.split(' ').map((word, index) => ({
  text: ` ${word}`,
  startMs: index * 360,
  endMs: index * 360 + 320,
  timestampMs: null,
  confidence: null,
}));

// What was filmed: houses that go by a window.
const Street = ({frame}: {frame: number}) => (
  <svg viewBox="0 0 640 360">
    <circle cx={470} cy={120} r={64} fill="#f8d9b0" />
    {Array.from({length: 12}, (_, index) => (
      <g
        key={index}
        transform={`translate(${index * 96 - frame * 2.2} ${150 + (index % 3) * 34})`}
      >
        <path
          d="M0 0L44 -40L88 0V220H0Z"
          fill={['#7a4b7c', '#5b3a6b', '#94597f'][index % 3]}
        />
        <path d="M20 30h18v26h-18zM52 30h18v26h-18z" fill="#ffd9a0" />
      </g>
    ))}
  </svg>
);

export const Captions = ({combineMs, highlight}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;
  const toFrame = (ms: number) => Math.round((ms / 1000) * fps);
  const {pages} = createTikTokStyleCaptions({
    captions,
    combineTokensWithinMilliseconds: combineMs,
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#e9a6b4'}}>
      <Street frame={frame} />
      {pages.map((page) => (
        <Sequence
          key={page.startMs}
          from={toFrame(page.startMs)}
          durationInFrames={Math.max(
            1,
            toFrame(page.startMs + page.durationMs) - toFrame(page.startMs),
          )}
        >
          <AbsoluteFill
            style={{placeContent: 'center', alignItems: 'center', padding: 40}}
          >
            <div
              style={{
                color: '#ffffff',
                textShadow: '0 3px 0 #2b1330, 0 0 14px #2b1330',
                font: '400 62px/1.25 Archivo Black, sans-serif',
                textAlign: 'center',
                whiteSpace: 'pre-wrap',
              }}
            >
              {page.tokens.map((token) => (
                <span
                  key={token.fromMs}
                  style={{
                    color:
                      token.fromMs <= now && now < token.toMs
                        ? highlight
                        : undefined,
                  }}
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
