import {visualControl} from '@remotion/studio';
import {AbsoluteFill} from 'remotion';
import {z} from 'zod';
import './fonts';
import {Boat, Coast, Sea, Sky} from './Scene';

export const coverSchema = z.object({
  title: z.string(),
  sky: z.enum(['dusk', 'deep', 'dawn', 'none']),
});

export const Cover: React.FC<z.infer<typeof coverSchema>> = ({title, sky}) => {
  const boatSize = visualControl('boat size', 2, z.number().min(1).max(2.6).step(0.1));
  const letterSize = visualControl('letter size', 190, z.number().min(100).max(240).step(5));
  return (
    <AbsoluteFill>
      {sky === 'none' ? null : (
        <>
          <AbsoluteFill>
            <Sky sky={sky} />
          </AbsoluteFill>
          <AbsoluteFill>
            <Coast sky={sky} />
          </AbsoluteFill>
          <AbsoluteFill>
            <Sea sky={sky} />
          </AbsoluteFill>
        </>
      )}
      <svg viewBox="0 0 1600 1600" width="100%" height="100%" style={{position: 'absolute'}}>
        <g transform={`translate(${800 - boatSize * 260} 1120) scale(${boatSize})`}>
          <Boat lamp="#ffd27d" />
        </g>
      </svg>
      <div
        style={{
          position: 'absolute',
          inset: '120px 120px auto',
          color: sky === 'none' ? '#ff6f42' : '#fff8ee',
          font: `600 ${letterSize}px/1 Fraunces`,
          letterSpacing: '-0.02em',
        }}
      >
        {title}
      </div>
    </AbsoluteFill>
  );
};
