import {parseSrt} from '@remotion/captions';
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  fontSize: z.number().int().min(24).max(56),
  position: z.enum(['bottom', 'center', 'top']),
});

export const defaultProps: z.infer<typeof schema> = {
  fontSize: 40,
  position: 'bottom',
};

const {captions} = parseSrt({
  input: `1
00:00:00,200 --> 00:00:01,600
The sea was calm that day.

2
00:00:01,800 --> 00:00:03,200
Nothing moved but the light.

3
00:00:03,400 --> 00:00:04,900
Then the boat came home.`,
});

export const Subtitles = ({fontSize, position}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;
  const caption = captions.find(
    ({startMs, endMs}) => startMs <= now && now < endMs,
  );
  const boat = interpolate(frame, [0, 150], [-120, 420]);

  return (
    <AbsoluteFill
      style={{
        background:
          'linear-gradient(#f4d58d, #ff9a6b 55%, #2b7470 55%, #12494b)',
        alignItems: 'center',
        padding: 32,
        justifyContent: {
          bottom: 'flex-end',
          center: 'center',
          top: 'flex-start',
        }[position],
      }}
    >
      <svg
        viewBox="0 0 120 100"
        width={120}
        style={{position: 'absolute', left: boat, top: 106}}
      >
        <path d="M58 6V70L14 70ZM64 20V70L100 70Z" fill="#eef3f3" />
        <path d="M8 76H112L96 98H24Z" fill="#15262b" />
      </svg>
      {caption && (
        <div
          style={{
            position: 'relative',
            padding: '6px 20px',
            borderRadius: 12,
            backgroundColor: 'rgba(11, 19, 21, 0.85)',
            color: '#eef3f3',
            font: `500 ${fontSize}px/1.3 Instrument Sans Variable, sans-serif`,
          }}
        >
          {caption.text}
        </div>
      )}
    </AbsoluteFill>
  );
};
