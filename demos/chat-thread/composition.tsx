import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  typing: z.number().int().min(0).max(30),
  mine: zColor(),
  theirs: zColor(),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  typing: 16,
  mine: '#5b3df5',
  theirs: '#ffffff',
  ground: '#e6e0ff',
};

const messages = [
  {mine: false, at: 20, text: 'The goat is on the roof again'},
  {mine: true, at: 56, text: 'How'},
  {mine: false, at: 84, text: 'She will not say'},
  {mine: true, at: 118, text: 'Is she happy up there?'},
  {mine: false, at: 150, text: 'Extremely'},
];

export const ChatThread = ({
  typing,
  mine,
  theirs,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const tall = height > width;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: ground,
        backgroundImage: `radial-gradient(rgb(91 61 245 / 0.14) ${2 * unit}px, transparent ${2.5 * unit}px)`,
        backgroundSize: `${22 * unit}px ${22 * unit}px`,
      }}
    >
      <svg
        viewBox="0 -6 200 206"
        style={{
          position: 'absolute',
          right: '3%',
          top: tall ? '4%' : 'auto',
          bottom: tall ? 'auto' : 0,
          height: tall ? '32%' : '76%',
          // The goat's horns stand out above.
          overflow: 'visible',
        }}
      >
        <path d="M10 200V120L100 60l90 60v80z" fill="#ffb4a2" />
        <path d="M0 124 100 50l100 74-10 12L100 72 10 136z" fill="#b5485d" />
        <path d="M82 150h36v50H82z" fill="#6d2f4e" />
        <g
          transform={`translate(104 ${48 + Math.sin(frame / 6) * 1.5}) rotate(${Math.sin(frame / 13) * 3})`}
        >
          <path
            d="M-30 0v-24q24-14 46-2l8-20q10-8 16 4l-2 14-12 2v26h-7V-8h-34V0zM-32-26q-8-6-4-12M24-46q-2-14-14-14M32-48q2-14-8-18"
            fill="#fff"
            stroke="#3b2a4d"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <circle cx="30" cy="-38" r="2" fill="#3b2a4d" />
          <path
            d="M36-32v12"
            stroke="#3b2a4d"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      </svg>
      <div
        style={{
          position: 'absolute',
          left: '5%',
          width: tall ? '90%' : '58%',
          bottom: '7%',
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        {messages.map(({mine: isMine, at, text}) => {
          const appear = spring({
            frame: frame - (at - typing),
            fps,
            config: {damping: 17, stiffness: 160},
          });
          const written = frame >= at;
          const grow = spring({
            frame: frame - at,
            fps,
            config: {damping: 13, stiffness: 180},
          });
          if (frame < at - typing) return null;
          return (
            // The height grows first and pushes what is above upwards; the bubble grows into it.
            <div
              key={at}
              style={{
                height: 52 * unit * Math.min(1, appear),
                display: 'flex',
                justifyContent: isMine ? 'flex-end' : 'flex-start',
                alignItems: 'flex-end',
              }}
            >
              <div
                style={{
                  backgroundColor: isMine ? mine : theirs,
                  color: isMine ? '#fff' : '#2a1d4a',
                  font: `500 ${22 * unit}px/${44 * unit}px Instrument Sans Variable, sans-serif`,
                  height: 44 * unit,
                  padding: `0 ${17 * unit}px`,
                  borderRadius: 22 * unit,
                  [isMine
                    ? 'borderBottomRightRadius'
                    : 'borderBottomLeftRadius']: 5 * unit,
                  transformOrigin: isMine ? '100% 100%' : '0 100%',
                  scale: String(written ? 0.8 + grow * 0.2 : appear),
                  whiteSpace: 'nowrap',
                  boxShadow: `0 ${3 * unit}px ${10 * unit}px rgb(60 30 140 / 0.16)`,
                }}
              >
                {written ? (
                  text
                ) : (
                  <span style={{display: 'inline-flex', gap: 6 * unit}}>
                    {[0, 1, 2].map((dot) => (
                      <span
                        key={dot}
                        style={{
                          width: 9 * unit,
                          height: 9 * unit,
                          borderRadius: '50%',
                          backgroundColor: 'currentColor',
                          opacity:
                            0.35 +
                            0.65 *
                              Math.max(0, Math.sin(frame / 2.6 - dot * 0.9)),
                          verticalAlign: 'middle',
                        }}
                      />
                    ))}
                  </span>
                )}
              </div>
            </div>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
