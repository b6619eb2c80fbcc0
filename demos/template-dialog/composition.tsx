import {
  AbsoluteFill,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  question: z.string().max(36),
  answer: z.string().max(36),
  wordsPerSecond: z.number().min(2).max(5).step(0.5),
});

export const defaultProps: z.infer<typeof schema> = {
  question: 'Where does the night train stop?',
  answer: 'Wherever somebody waves.',
  wordsPerSecond: 3,
};

export const Dialog = ({
  question,
  answer,
  wordsPerSecond,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  // The second voice waits for the first one to end.
  const turn = 18 + (question.split(' ').length / wordsPerSecond) * fps;
  const voices = [
    {text: question, from: 6, color: '#d1495b', dark: '#7d1f33', x: 84, y: 96},
    {
      text: answer,
      from: turn,
      color: '#28708a',
      dark: '#123f52',
      x: 556,
      y: 264,
    },
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#f6e3c5'}}>
      {voices.map(({text, from, color, dark, x, y}, voice) => {
        const words = text.split(' ');
        const spoken = ((frame - from) / fps) * wordsPerSecond;
        const isSpeaking = spoken >= 0 && spoken < words.length;
        const loud = isSpeaking
          ? Math.abs(Math.sin(spoken * Math.PI)) *
            (0.4 + 0.6 * random(`${voice}-${Math.floor(frame / 3)}`))
          : 0;
        const pop = spring({frame: frame - from, fps, config: {damping: 14}});
        return (
          <div key={voice}>
            <svg viewBox="0 0 640 360" style={{position: 'absolute'}}>
              <g
                transform={`translate(${x} ${y + (isSpeaking ? Math.sin(frame / 4) * 2 : 0)})`}
              >
                {[0, 1, 2].map((ring) => (
                  <circle
                    key={ring}
                    r={58 + ring * 10}
                    fill="none"
                    stroke={color}
                    strokeWidth="4"
                    opacity={Math.max(0, loud - ring * 0.28)}
                  />
                ))}
                <circle r="52" fill={color} />
                <g fill="#fff8ec">
                  <circle cx="-17" cy="-10" r="7" />
                  <circle cx="17" cy="-10" r="7" />
                </g>
                <rect
                  x="-18"
                  y={17 - loud * 13}
                  width="36"
                  height={5 + loud * 26}
                  rx={2.5 + loud * 12}
                  fill={dark}
                />
              </g>
            </svg>
            <div
              style={{
                position: 'absolute',
                // One hangs from its top, the other stands on its foot: long texts meet in the middle.
                ...(voice ? {right: 156, bottom: 28} : {left: 156, top: 28}),
                width: 400,
                padding: '18px 26px',
                boxSizing: 'border-box',
                borderRadius: 26,
                [voice ? 'borderBottomRightRadius' : 'borderTopLeftRadius']: 4,
                backgroundColor: '#fffdf8',
                color: '#2b2320',
                font: '600 35px/1.3 Instrument Sans Variable, sans-serif',
                transformOrigin: voice ? '100% 100%' : '0 0',
                scale: String(pop),
              }}
            >
              {words.map((word, index) => (
                <span
                  key={index}
                  style={{
                    color:
                      Math.floor(spoken) === index
                        ? color
                        : index < spoken
                          ? '#2b2320'
                          : '#b3a89c',
                  }}
                >
                  {word}{' '}
                </span>
              ))}
            </div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
