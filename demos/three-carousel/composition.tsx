import {ThreeCanvas} from '@remotion/three';
import {zColor} from '@remotion/zod-types';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  towers: z.number().int().min(8).max(36),
  wave: z.number().min(0.2).max(1.6),
  warm: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  towers: 24,
  wave: 1,
  warm: '#ff5d47',
};

export const Carousel = ({towers, wave, warm}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * Math.PI * 2;

  return (
    <ThreeCanvas
      width={width}
      height={height}
      camera={{fov: 34, position: [0, 6.6, 10.5]}}
      onCreated={({camera}) => camera.lookAt(0, 0.5, 0)}
    >
      <color attach="background" args={['#f6dfc4']} />
      <ambientLight intensity={1.5} />
      <directionalLight position={[5, 9, 4]} intensity={2.4} />
      <group rotation={[0, turn, 0]}>
        {Array.from({length: towers}, (_, index) => {
          const angle = (index / towers) * Math.PI * 2;
          const tall = 1.5 + Math.sin(angle * 3 + turn * 2) * wave;
          return (
            <group
              key={index}
              position={[Math.cos(angle) * 3.6, 0, Math.sin(angle) * 3.6]}
              rotation={[0, -angle, 0]}
            >
              <mesh position={[0, tall / 2, 0]}>
                <boxGeometry args={[0.62, Math.max(0.1, tall), 0.62]} />
                <meshStandardMaterial color="#23395b" />
              </mesh>
              <mesh position={[0, tall + 0.34, 0]}>
                <sphereGeometry args={[0.34, 28, 20]} />
                <meshStandardMaterial color={warm} roughness={0.4} />
              </mesh>
            </group>
          );
        })}
      </group>
    </ThreeCanvas>
  );
};
