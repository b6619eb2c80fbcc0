import {ThreeCanvas} from '@remotion/three';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  p: z.number().int().min(1).max(5),
  q: z.number().int().min(1).max(7),
  roughness: z.number().min(0).max(1),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  p: 2,
  q: 3,
  roughness: 0.35,
  color: '#ff6f42',
};

export const Knot = ({p, q, roughness, color}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * 2 * Math.PI;

  return (
    <AbsoluteFill>
      <ThreeCanvas
        width={width}
        height={height}
        camera={{position: [0, 0, 7.4], fov: 45}}
      >
        <color attach="background" args={['#15262b']} />
        <ambientLight intensity={0.5} />
        <directionalLight position={[4, 5, 4]} intensity={2.6} />
        <directionalLight
          position={[-5, -3, 2]}
          intensity={1.6}
          color="#5cd0c5"
        />
        <mesh rotation={[turn, turn, 0]}>
          <torusKnotGeometry args={[1.3, 0.42, 180, 28, p, q]} />
          <meshStandardMaterial
            color={color}
            roughness={roughness}
            metalness={0.15}
          />
        </mesh>
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
