import '@fontsource/fredoka/latin-600.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  keys: z.string().max(24),
  action: z.string().max(26),
  cap: zColor(),
  helper: zColor(),
  accent: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  keys: 'Ctrl+Shift+K',
  action: 'The line is gone',
  cap: '#f4ead5',
  helper: '#4f9d97',
  accent: '#ff6542',
};

const Key = (props: {
  text: string;
  wide: number;
  size: number;
  color: string;
  down: number;
}) => {
  const {text, wide, size, color, down} = props;
  const dark = `color-mix(in oklab, ${color} 66%, #2a1a3c)`;
  return (
    <div
      style={{width: wide, height: size, position: 'relative', flexShrink: 0}}
    >
      <div
        style={{
          position: 'absolute',
          inset: size * 0.03,
          borderRadius: size * 0.16,
          backgroundColor: dark,
          boxShadow: `0 ${size * (0.14 - down * 0.1)}px ${size * 0.12}px #2a1a3c77`,
        }}
      />
      <div
        style={{
          position: 'absolute',
          inset: `${size * (-0.06 + down * 0.1)}px ${size * 0.1}px ${size * (0.2 - down * 0.1)}px`,
          borderRadius: size * 0.14,
          background: `linear-gradient(100deg, color-mix(in oklab, ${color} 88%, #fff), ${color} 55%)`,
          boxShadow: `inset 0 0 0 ${size * 0.014}px #ffffff66`,
          color: `color-mix(in oklab, ${color} 22%, #1d1030)`,
          font: `600 ${size * (text.length > 1 ? 0.23 : 0.36)}px Fredoka, sans-serif`,
          display: 'flex',
          alignItems: text.length > 1 ? 'flex-end' : 'center',
          justifyContent: text.length > 1 ? 'flex-start' : 'center',
          padding: size * 0.1,
          boxSizing: 'border-box',
        }}
      >
        {text}
      </div>
    </div>
  );
};

export const KeyCaps = ({
  keys,
  action,
  cap,
  helper,
  accent,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const names = keys.split('+').filter(Boolean);
  const share = (name: string) => (name.length > 1 ? 1.55 : 1);
  const sum = names.reduce((total, name) => total + share(name), 0);
  const size = Math.min(104 * unit, (width * 0.88) / sum);
  const letGo = durationInFrames - 44;
  const press = (index: number) =>
    spring({
      frame: frame - 22 - index * 13,
      fps,
      config: {damping: 14, stiffness: 260},
    }) -
    spring({
      frame: frame - letGo - index * 2,
      fps,
      config: {damping: 11, stiffness: 200},
    });
  const done = 22 + (names.length - 1) * 13;
  const label = interpolate(
    frame,
    [done + 4, done + 14, letGo + 20, letGo + 30],
    [0, 1, 1, 0],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );
  const jolt = Math.max(0, press(names.length - 1)) * 3 * unit;
  const letters = 'QWERTZUIOPASDFGHJLYXCVBNM1234567890';
  const rest = (row: number, count: number) =>
    Array.from(
      {length: count},
      (_, index) =>
        letters[Math.floor(random(`cap${row}-${index}`) * letters.length)] ??
        'A',
    );
  const half = Math.ceil(Math.max(width, height) / size / 2) + 1;
  const rows = Math.ceil(height / size / 2) + 2;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: `color-mix(in oklab, ${cap} 52%, #5a4a6e)`,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{rotate: '-9deg', translate: `0 ${jolt - 20 * unit}px`}}>
        {Array.from({length: rows * 2 + 1}, (_, line) => {
          const row = line - rows;
          const plain = (count: number, side: number) =>
            rest(row * 2 + side, count).map((text, index) => (
              <Key
                key={`${side}${index}`}
                text={text}
                wide={size}
                size={size}
                color={cap}
                down={0}
              />
            ));
          return (
            <div
              key={row}
              style={{
                display: 'flex',
                justifyContent: 'center',
                translate: `${row === 0 ? 0 : ((row % 3) + 0.4) * 0.33 * size}px 0`,
              }}
            >
              {plain(half, 0)}
              {row === 0
                ? names.map((name, index) => (
                    <Key
                      key={`${index}${name}`}
                      text={name}
                      wide={size * share(name)}
                      size={size}
                      color={index === names.length - 1 ? accent : helper}
                      down={press(index)}
                    />
                  ))
                : null}
              {plain(half, 1)}
            </div>
          );
        })}
      </div>
      <div
        style={{
          position: 'absolute',
          bottom: height * 0.09,
          padding: `${9 * unit}px ${24 * unit}px`,
          borderRadius: 99 * unit,
          backgroundColor: '#231638',
          color: '#fff',
          font: `600 ${27 * unit}px Fredoka, sans-serif`,
          whiteSpace: 'nowrap',
          opacity: label,
          translate: `0 ${(1 - label) * 26 * unit}px`,
        }}
      >
        {action}
      </div>
    </AbsoluteFill>
  );
};
