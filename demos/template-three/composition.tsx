import {ThreeCanvas} from '@remotion/three';
import {zColor} from '@remotion/zod-types';
import {useMemo} from 'react';
import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {CanvasTexture, Shape, SRGBColorSpace} from 'three';
import {z} from 'zod';

export const schema = z.object({
  turn: z.number().min(0).max(1),
  body: zColor(),
  sea: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  turn: 0.5,
  body: '#27304f',
  sea: '#1f8a8c',
};

/** The film on the screen: a sun that goes down behind three waves, drawn anew for each frame. */
const drawFilm = (
  film: CanvasRenderingContext2D,
  frame: number,
  sea: string,
) => {
  film.fillStyle = '#ffd9a0';
  film.fillRect(0, 0, 360, 720);
  film.fillStyle = '#ff6a4d';
  film.beginPath();
  film.arc(180, 200 + frame * 1.6, 92, 0, Math.PI * 2);
  film.fill();
  for (const wave of [0, 1, 2]) {
    film.globalAlpha = 0.55 + wave * 0.2;
    film.fillStyle = sea;
    film.beginPath();
    film.moveTo(0, 720);
    for (let x = 0; x <= 360; x += 12) {
      film.lineTo(
        x,
        400 +
          wave * 90 +
          24 * Math.sin(x / 58 + frame / (9 + wave * 3) + wave * 2),
      );
    }
    film.lineTo(360, 720);
    film.fill();
  }
  film.globalAlpha = 1;
};

/** A rectangle with round corners, its middle at 0. */
const rounded = (width: number, height: number, radius: number) => {
  const [x, y] = [width / 2, height / 2];
  const shape = new Shape();
  shape.absarc(x - radius, y - radius, radius, 0, Math.PI / 2, false);
  shape.absarc(radius - x, y - radius, radius, Math.PI / 2, Math.PI, false);
  shape.absarc(radius - x, radius - y, radius, Math.PI, Math.PI * 1.5, false);
  shape.absarc(
    x - radius,
    radius - y,
    radius,
    Math.PI * 1.5,
    Math.PI * 2,
    false,
  );
  return shape;
};

/** Made once: other arguments at each frame would be another solid at each frame. */
const BODY: [Shape, {depth: number; bevelSize: number}] = [
  rounded(1.96, 3.84, 0.24),
  {depth: 0.16, bevelSize: 0.05},
];

export const Phone = ({turn, body, sea}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const [canvas, texture] = useMemo(() => {
    const element = Object.assign(document.createElement('canvas'), {
      width: 360,
      height: 720,
    });
    const map = new CanvasTexture(element);
    map.colorSpace = SRGBColorSpace;
    return [element, map];
  }, []);
  const film = canvas.getContext('2d');
  if (film) drawFilm(film, frame, sea);
  texture.needsUpdate = true;

  const enter = spring({frame, fps, config: {damping: 16}});
  const swing = interpolate(frame, [0, durationInFrames], [-0.9, 0.9]) * turn;

  return (
    <AbsoluteFill
      style={{background: 'linear-gradient(150deg, #f3c9b1, #e9917c)'}}
    >
      <ThreeCanvas
        width={width}
        height={height}
        camera={{position: [0, 0, 6.2], fov: 40}}
      >
        <ambientLight intensity={1.4} />
        <directionalLight position={[3, 4, 5]} intensity={2.2} />
        <group
          position={[0, (enter - 1) * 5, 0]}
          rotation={[-0.12, swing, 0.16 * turn]}
        >
          <mesh position={[0, 0, -0.12]}>
            <extrudeGeometry args={BODY} />
            <meshStandardMaterial color={body} roughness={0.4} />
          </mesh>
          <mesh position={[0, 0, 0.26]}>
            <planeGeometry args={[1.78, 3.56]} />
            <meshBasicMaterial map={texture} toneMapped={false} />
          </mesh>
        </group>
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
