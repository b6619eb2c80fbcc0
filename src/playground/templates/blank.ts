import type {PlaygroundProject} from '../../../shared/playground';

/** The least that plays. */
export const blank: PlaygroundProject = {
  title: 'Blank',
  files: {
    'src/Video.tsx': `import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Video = () => {
  const frame = useCurrentFrame();

  return <AbsoluteFill style={{backgroundColor: 'white'}}>{frame}</AbsoluteFill>;
};
`,
  },
  video: {width: 1280, height: 720, fps: 30, durationInFrames: 90},
};
