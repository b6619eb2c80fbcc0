import {
  AbsoluteFill,
  Easing,
  Img,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  zoom: z.number().min(1).max(2.5),
  direction: z.enum(['left', 'right']),
});

export const defaultProps: z.infer<typeof schema> = {
  zoom: 1.6,
  direction: 'left',
};

export const PanAndZoom = ({zoom, direction}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const progress = interpolate(frame, [0, durationInFrames - 1], [0, 1], {
    easing: Easing.inOut(Easing.sin),
  });
  const scale = 1 + (zoom - 1) * progress;
  const room = ((scale - 1) / 2) * 100;
  const x = direction === 'left' ? room * 0.8 : -room * 0.8;

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b', overflow: 'hidden'}}>
      <Img
        src={staticFile('demos/media/dunes.webp')}
        alt="Dunes"
        style={{
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          transform: `translate(${x}%, ${room * 0.3}%) scale(${scale})`,
        }}
      />
    </AbsoluteFill>
  );
};
