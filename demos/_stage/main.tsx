// A page that shows one frame of one demo, for `stills.ts`. Not part of the site.
import {Thumbnail} from '@remotion/player';
import type {ComponentType} from 'react';
import {createRoot} from 'react-dom/client';
import '../../src/css/fonts.css';
import '../../src/css/tokens.css';
import type {DemoValues} from '../../shared/demo';

declare global {
  interface Window {
    show: (options: ShowOptions) => Promise<void>;
  }
}

interface ShowOptions {
  id: string;
  frame: number;
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  values: DemoValues;
  scale: number;
}

const element = document.getElementById('stage') as HTMLElement;
const root = createRoot(element);
document.body.style.cssText = 'margin:0;font-family:var(--font-sans)';
document.head.append(
  Object.assign(document.createElement('style'), {textContent: '*{box-sizing:border-box}'}),
);

const nextFrames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

window.show = async ({id, frame, width, height, fps, durationInFrames, values, scale}) => {
  const module: Record<string, unknown> = await import(`../${id}/composition.tsx`);
  const name = Object.keys(module).find((key) => key !== 'schema' && key !== 'defaultProps') ?? '';
  const draw = (shown: number) =>
    root.render(
      <Thumbnail
        key={`${id}-${frame}`}
        component={module[name] as ComponentType<DemoValues>}
        inputProps={values}
        compositionWidth={width}
        compositionHeight={height}
        fps={fps}
        durationInFrames={durationInFrames}
        frameToDisplay={shown}
        style={{width: width * scale, height: height * scale}}
      />,
    );
  draw(frame);
  await drawTextures(draw, frame);
};

/** A texture of Three.js gets the picture of a video when the video is told to seek, not when it is there. */
async function drawTextures(draw: (frame: number) => void, frame: number) {
  await nextFrames(3);
  if (!element.querySelector('video')) return;
  for (const shown of [frame + 2, frame]) {
    await nextFrames(30);
    draw(shown);
  }
  await nextFrames(30);
}
