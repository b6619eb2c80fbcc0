import {type Caption, createTikTokStyleCaptions} from '@remotion/captions';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  episode: z.string().max(30),
  bars: z.number().int().min(12).max(60),
  spoken: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  episode: 'No. 12: The keeper’s clock',
  bars: 36,
  spoken: '#ffcf5c',
};

const text =
  'Every lighthouse on this coast has a clock, and every clock is wrong. Mine was four minutes late, for thirty years.';
const captions: Caption[] = text.split(' ').map((word, index) => ({
  text: ` ${word}`,
  startMs: index * 370,
  endMs: index * 370 + 340,
  timestampMs: null,
  confidence: null,
}));
const {pages} = createTikTokStyleCaptions({
  captions,
  combineTokensWithinMilliseconds: 1300,
});

/** How loud a bar is while somebody speaks; in the tutorial it comes from the recording. */
const levelOf = (bar: number, frame: number) => {
  const at = Math.floor(frame / 3);
  const [before, after] = [random(`${bar} ${at}`), random(`${bar} ${at + 1}`)];
  return before + (after - before) * ((frame % 3) / 3);
};

export const PodcastClip = ({
  episode,
  bars,
  spoken,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;
  const page = pages.findLast(({startMs}) => startMs <= now);
  const beam = 250 + Math.sin(frame / 38) * 26;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0f2a33',
        fontFamily: 'Instrument Sans Variable',
      }}
    >
      <AbsoluteFill
        style={{
          background: `conic-gradient(from ${beam}deg at 566px 78px, rgb(255 207 92 / 0) 0deg, rgb(255 207 92 / 0.42) 14deg, rgb(255 207 92 / 0) 28deg)`,
        }}
      />
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        style={{position: 'absolute'}}
      >
        <path d="M0 318q80-26 160 0t160 0 160 0 160 0V360H0z" fill="#081a21" />
        <path d="M548 96h36l12 226h-60z" fill="#f3ead8" />
        <path d="M546 140h40l4 46h-48zM540 238h52l4 46h-60z" fill="#d8503f" />
        <path d="M546 62h40v34h-40z" fill={spoken} />
        <path d="M540 62l26-26 26 26zM536 94h60v8h-60z" fill="#081a21" />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 40,
          top: 34,
          fontSize: 22,
          color: '#9fc0c4',
        }}
      >
        <b style={{color: '#f3ead8'}}>Salt &amp; Signal</b> {episode}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 40,
          top: 96,
          width: 470,
          fontSize: 46,
          fontWeight: 600,
        }}
      >
        {page?.tokens.map(({text: word, fromMs, toMs}) => (
          <span
            key={fromMs}
            style={{
              color: fromMs <= now && now < toMs + 30 ? spoken : '#f3ead8',
            }}
          >
            {word}
          </span>
        ))}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 40,
          top: 236,
          width: 440,
          height: 64,
          display: 'flex',
          gap: 4,
          alignItems: 'center',
        }}
      >
        {Array.from({length: bars}, (_, bar) => (
          <div
            key={bar}
            style={{
              flex: 1,
              height:
                4 +
                levelOf(bar, frame) *
                  Math.sin(((bar + 0.5) / bars) * Math.PI) *
                  56,
              borderRadius: 8,
              backgroundColor: '#5cb3b8',
            }}
          />
        ))}
      </div>
    </AbsoluteFill>
  );
};
