import {ThreeCanvas, useVideoTexture} from '@remotion/three';
import {useRef} from 'react';
import {
  AbsoluteFill,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
  Video,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  swing: z.number().min(0).max(1),
});

export const defaultProps: z.infer<typeof schema> = {
  swing: 0.6,
};

export const Screen = ({swing}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const video = useRef<HTMLVideoElement>(null);
  const texture = useVideoTexture(video);

  return (
    <AbsoluteFill
      style={{background: 'linear-gradient(#f7d9c4, #f2b8a0 72%, #c97b63 72%)'}}
    >
      <Video
        ref={video}
        muted
        src={staticFile('samples/clip.webm')}
        style={{position: 'absolute', opacity: 0}}
      />
      <ThreeCanvas
        width={width}
        height={height}
        camera={{position: [0, 0, 6], fov: 45}}
      >
        <ambientLight intensity={2} />
        <group rotation={[0.12, Math.sin(frame / 20) * swing, 0]}>
          <mesh position={[0, 0, -0.16]}>
            <boxGeometry args={[5, 3, 0.3]} />
            <meshStandardMaterial color="#3c2a4d" />
          </mesh>
          {texture ? (
            <mesh>
              <planeGeometry args={[4.7, 2.64]} />
              <meshBasicMaterial map={texture} toneMapped={false} />
            </mesh>
          ) : null}
        </group>
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
