import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

/** The night sky from ten o'clock on: each frame is a minute. */
export const Greeting = ({guest}: {guest: string}) => {
  const frame = useCurrentFrame();
  const minutes = 22 * 60 + frame;
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const left = interpolate(frame, [0, 89], [420, 1080]);

  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 100}}
    >
      <div>Dear {guest},</div>
      <div style={{fontSize: 60}}>you are invited to a meteor night.</div>
      <div style={{position: 'absolute', bottom: 160, left: 80, fontSize: 80}}>{clock}</div>
      <div style={{position: 'absolute', bottom: 140, left, fontSize: 110}}>★</div>
    </AbsoluteFill>
  );
};
