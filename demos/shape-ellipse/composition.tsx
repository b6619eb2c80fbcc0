import {Ellipse} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  rx: z.number().int().min(60).max(290),
  ry: z.number().int().min(20).max(150),
});

export const defaultProps: z.infer<typeof schema> = {
  rx: 230,
  ry: 84,
};

export const Orbit = ({rx, ry}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const angle = (frame / 120) * 2 * Math.PI;
  const moon = `translate(${rx * Math.cos(angle)}px, ${ry * Math.sin(angle)}px)`;
  const behind = Math.sin(angle) < 0;
  const center = {placeContent: 'center', alignItems: 'center'};

  return (
    <AbsoluteFill style={{backgroundColor: '#dceaf4', rotate: '-12deg'}}>
      <AbsoluteFill style={{scale: '1.4', backgroundColor: '#dceaf4'}} />
      <AbsoluteFill style={center}>
        <Ellipse rx={rx} ry={ry} fill="none" stroke="#9dbdd3" strokeWidth={3} />
      </AbsoluteFill>
      <AbsoluteFill
        style={{...center, transform: moon, zIndex: behind ? 0 : 2}}
      >
        <Ellipse rx={20} ry={20} fill="#0f9288" />
      </AbsoluteFill>
      <AbsoluteFill style={{...center, zIndex: 1}}>
        <Ellipse rx={62} ry={58} fill="#ff6f42" />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
