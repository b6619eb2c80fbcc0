import {ThreeCanvas} from '@remotion/three';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  size: z.number().int().min(3).max(13),
  height: z.number().min(0.2).max(3),
});

export const defaultProps: z.infer<typeof schema> = {
  size: 9,
  height: 1.4,
};

export const Blocks = ({size, height}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height: canvasHeight, durationInFrames} = useVideoConfig();
  const time = (frame / durationInFrames) * 2 * Math.PI;

  return (
    <AbsoluteFill>
      <ThreeCanvas
        width={width}
        height={canvasHeight}
        camera={{position: [9, 8, 9], fov: 42}}
      >
        <color attach="background" args={['#15262b']} />
        <ambientLight intensity={0.9} />
        <directionalLight position={[3, 8, 5]} intensity={2.4} />
        {Array.from({length: size * size}, (_, index) => {
          const x = (index % size) - (size - 1) / 2;
          const z = Math.floor(index / size) - (size - 1) / 2;
          const rise =
            0.3 + height * (1 + Math.sin(time - Math.hypot(x, z) * 0.9)) * 0.5;
          return (
            <mesh
              key={index}
              position={[x, rise / 2 + 0.4, z]}
              scale={[0.86, rise, 0.86]}
            >
              <boxGeometry />
              <meshStandardMaterial
                color={x === 0 && z === 0 ? '#ff6f42' : '#5cd0c5'}
              />
            </mesh>
          );
        })}
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
