import {Player, type PlayerRef} from '@remotion/player';
import {zColor} from '@remotion/zod-types';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  accent: zColor(),
  rounding: z.number().int().min(0).max(24),
});

export const defaultProps: z.infer<typeof schema> = {
  accent: '#d6336c',
  rounding: 24,
};

const Balloon = () => {
  const frame = useCurrentFrame();
  const height = interpolate(frame, [0, 149], [280, 70]);
  return (
    <AbsoluteFill style={{background: 'linear-gradient(#8fd3f4, #fdf3d8)'}}>
      <svg viewBox="0 0 640 340">
        <path d="M0 290Q120 220 260 270T640 240V340H0Z" fill="#6fae75" />
        <g
          transform={`translate(${330 + Math.sin(frame / 18) * 30} ${height})`}
        >
          <path
            d="M-18 44L-9 70H9L18 44"
            stroke="#7a5230"
            strokeWidth={2}
            fill="none"
          />
          <path
            d="M-46 0A46 46 0 0 1 46 0Q40 34 18 46H-18Q-40 34 -46 0Z"
            fill="#e8590c"
          />
          <path d="M-16 44Q-34 0 0 -46Q34 0 16 44Z" fill="#fff3bf" />
          <rect x={-11} y={68} width={22} height={16} rx={3} fill="#7a5230" />
        </g>
      </svg>
    </AbsoluteFill>
  );
};

type BarProps = z.infer<typeof schema> & {
  playerRef: React.RefObject<PlayerRef | null>;
};

// Follows each frame, so it is a component of its own: the Player isn't rendered with it.
const Bar = ({playerRef, accent, rounding}: BarProps) => {
  const outside = useCurrentFrame();
  const [playing, setPlaying] = useState(false);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const player = playerRef.current;
      player?.addEventListener('frameupdate', onChange);
      return () => player?.removeEventListener('frameupdate', onChange);
    },
    [playerRef],
  );
  const frame = useSyncExternalStore(
    subscribe,
    () => playerRef.current?.getCurrentFrame() ?? 0,
    () => 0,
  );

  // The timeline of this page moves the small Player, too.
  useEffect(() => playerRef.current?.seekTo(outside), [outside, playerRef]);

  const toggle = (event: React.MouseEvent) => {
    playerRef.current?.toggle(event);
    setPlaying(playerRef.current?.isPlaying() ?? false);
  };

  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 16}}>
      <button
        type="button"
        onClick={toggle}
        style={{
          border: 0,
          borderRadius: rounding,
          padding: '10px 22px',
          color: '#ffffff',
          backgroundColor: accent,
          font: '600 20px Instrument Sans Variable, sans-serif',
        }}
      >
        {playing ? 'Pause' : 'Play'}
      </button>
      <input
        type="range"
        aria-label="Position"
        max={149}
        value={frame}
        onChange={(event) =>
          playerRef.current?.seekTo(Number(event.target.value))
        }
        style={{flex: 1, accentColor: accent}}
      />
      <span
        style={{
          color: '#5c3b33',
          font: '20px JetBrains Mono Variable, monospace',
        }}
      >
        {(frame / 30).toFixed(1)} s
      </span>
    </div>
  );
};

export const OwnControls = (props: z.infer<typeof schema>) => {
  const playerRef = useRef<PlayerRef>(null);

  return (
    <AbsoluteFill
      style={{backgroundColor: '#fff7f0', padding: '24px 90px', gap: 18}}
    >
      <Player
        ref={playerRef}
        component={Balloon}
        durationInFrames={150}
        fps={30}
        compositionWidth={640}
        compositionHeight={340}
        style={{width: 460, borderRadius: props.rounding}}
      />
      <Bar playerRef={playerRef} {...props} />
    </AbsoluteFill>
  );
};
