import type {Chooser} from '../../shared/chooser.ts';

/** Placed on `video-vs-offthreadvideo`: how footage and animated pictures are shown. */
export const videoTag: Chooser = {
  id: 'video-tag',
  title: 'Which tag for your file?',
  questions: [
    {
      id: 'file',
      text: 'What is the file?',
      answers: [
        {id: 'video', label: 'A video'},
        {id: 'alpha', label: 'A video with transparency'},
        {id: 'gif', label: 'A GIF'},
        {id: 'animated', label: 'An animated WebP, AVIF or PNG'},
      ],
    },
    {
      id: 'need',
      text: 'What do you need besides playing it?',
      answers: [
        {id: 'nothing', label: 'Nothing'},
        {id: 'repeat', label: 'Repeat it'},
        {id: 'element', label: 'A ref to the video element'},
        {id: 'pixels', label: 'Read its pixels'},
      ],
    },
    {
      id: 'exact',
      text: 'Must the rendered file show the exact frame?',
      answers: [
        {id: 'exactly', label: 'Yes'},
        {id: 'about', label: 'Next to it will do'},
      ],
    },
  ],
  rules: [
    {where: {file: ['gif']}, take: 'gif'},
    {where: {file: ['animated']}, take: 'animated-image'},
    {where: {file: ['video'], need: ['nothing']}, take: 'offthread'},
    {where: {file: ['video', 'alpha'], need: ['pixels']}, take: 'frames'},
    {where: {file: ['alpha'], need: ['nothing']}, take: 'transparent'},
    {where: {file: ['video', 'alpha'], need: ['repeat'], exact: ['about']}, take: 'video-loop'},
    {where: {file: ['video'], need: ['repeat'], exact: ['exactly']}, take: 'loop'},
    {where: {file: ['alpha'], need: ['repeat'], exact: ['exactly']}, take: 'transparent-loop'},
    {where: {file: ['video', 'alpha'], need: ['element'], exact: ['about']}, take: 'video'},
    {where: {file: ['video', 'alpha'], need: ['element'], exact: ['exactly']}, take: 'both'},
  ],
  results: [
    {
      id: 'offthread',
      name: '`<OffthreadVideo>`',
      when: 'A clip is to play, and each frame is to be right. The tag to begin with.',
      why: 'FFmpeg takes the exact frame out of the file, so the render neither stutters nor depends on what the browser can decode.',
      page: 'offthreadvideo',
      sample: {
        language: 'tsx',
        code: `import {OffthreadVideo, staticFile} from 'remotion';

export const Clip: React.FC = () => (
  <OffthreadVideo src={staticFile('clip.mp4')} />
);`,
      },
    },
    {
      id: 'loop',
      name: '`<OffthreadVideo>` in a `<Loop>`',
      when: 'A clip repeats, and each frame is to be right.',
      why: 'There is no `loop` prop; `<Loop>` starts the clip again after its length, which you give in frames.',
      page: 'offthreadvideo#loop',
      sample: {
        language: 'tsx',
        code: `import {Loop, OffthreadVideo, staticFile} from 'remotion';

export const Waves: React.FC = () => (
  <Loop durationInFrames={150}>
    <OffthreadVideo muted src={staticFile('waves.mp4')} />
  </Loop>
);`,
      },
    },
    {
      id: 'transparent',
      name: '`<OffthreadVideo transparent>`',
      when: 'A clip with an alpha channel lies over other layers.',
      why: 'Frames are taken out as PNG with alpha; without the prop they are opaque, with it they are slower.',
      page: 'videos/transparency',
      sample: {
        language: 'tsx',
        code: `import {OffthreadVideo, staticFile} from 'remotion';

export const Presenter: React.FC = () => (
  <OffthreadVideo transparent src={staticFile('presenter.webm')} />
);`,
      },
    },
    {
      id: 'transparent-loop',
      name: '`<OffthreadVideo transparent>` in a `<Loop>`',
      when: 'A clip with an alpha channel repeats, and each frame is to be right.',
      why: '`transparent` keeps the alpha channel in the render, and `<Loop>` starts the clip again after its length.',
      page: 'loop',
      sample: {
        language: 'tsx',
        code: `import {Loop, OffthreadVideo, staticFile} from 'remotion';

export const Sparks: React.FC = () => (
  <Loop durationInFrames={60}>
    <OffthreadVideo transparent muted src={staticFile('sparks.webm')} />
  </Loop>
);`,
      },
    },
    {
      id: 'frames',
      name: '`<OffthreadVideo onVideoFrame>`',
      when: 'You filter, key or analyze the picture on a canvas.',
      why: 'The callback gets each frame as something a canvas can draw, in the preview and in the render; `<Video>` has no such prop.',
      page: 'video-manipulation',
      sample: {
        language: 'tsx',
        code: `import {useCallback, useRef} from 'react';
import {
  AbsoluteFill,
  OffthreadVideo,
  staticFile,
  useVideoConfig,
} from 'remotion';

export const Gray: React.FC = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const {width, height} = useVideoConfig();

  const onVideoFrame = useCallback(
    (frame: CanvasImageSource) => {
      const context = canvas.current?.getContext('2d');
      if (!context) return;
      context.filter = 'grayscale(100%)';
      context.drawImage(frame, 0, 0, width, height);
    },
    [width, height],
  );

  return (
    <AbsoluteFill>
      <OffthreadVideo
        src={staticFile('clip.mp4')}
        style={{opacity: 0}}
        onVideoFrame={onVideoFrame}
      />
      <canvas
        ref={canvas}
        width={width}
        height={height}
        style={{position: 'absolute'}}
      />
    </AbsoluteFill>
  );
};`,
      },
    },
    {
      id: 'video',
      name: '`<Video ref>`',
      when: 'Code needs the video element itself, and a frame beside the right one does no harm.',
      why: '`<Video>` renders the tag of the browser and hands out a ref to it; a seek may end next to the wanted frame.',
      page: 'video',
      sample: {
        language: 'tsx',
        code: `import {useRef} from 'react';
import {staticFile, Video} from 'remotion';

export const Clip: React.FC = () => {
  const element = useRef<HTMLVideoElement>(null);

  return <Video ref={element} src={staticFile('clip.mp4')} />;
};`,
      },
    },
    {
      id: 'video-loop',
      name: '`<Video loop>`',
      when: "A background repeats, you don't know its length, and exact frames don't matter.",
      why: 'It finds the length of the file by itself and repeats the clip for as long as its parent lasts; in a WebM, transparency is kept.',
      page: 'video#loop',
      sample: {
        language: 'tsx',
        code: `import {staticFile, Video} from 'remotion';

export const Waves: React.FC = () => (
  <Video loop muted src={staticFile('waves.webm')} />
);`,
      },
    },
    {
      id: 'both',
      name: '`<Video>` in the preview, `<OffthreadVideo>` in the render',
      when: 'Code needs the video element while you edit, and the file is to have exact frames.',
      why: 'The environment decides which of the two runs; set `transparent` on the second if the clip has alpha.',
      page: 'video-vs-offthreadvideo#both-at-once',
      sample: {
        language: 'tsx',
        code: `import {getRemotionEnvironment, OffthreadVideo, Video} from 'remotion';

export const ClipWithRef: React.FC<{
  src: string;
  videoRef: React.RefObject<HTMLVideoElement | null>;
}> = ({src, videoRef}) =>
  getRemotionEnvironment().isRendering ? (
    <OffthreadVideo src={src} />
  ) : (
    <Video ref={videoRef} src={src} />
  );`,
      },
    },
    {
      id: 'gif',
      name: '`<Gif>`',
      when: 'The file is a GIF.',
      why: 'It decodes in JavaScript, follows the timeline, repeats by itself and also plays in Safari; its canvas takes refs.',
      page: 'gif/gif',
      sample: {
        language: 'tsx',
        code: `import {Gif} from '@remotion/gif';
import {staticFile} from 'remotion';

export const Confetti: React.FC = () => (
  <Gif src={staticFile('confetti.gif')} width={480} height={270} fit="cover" />
);`,
      },
    },
    {
      id: 'animated-image',
      name: '`<AnimatedImage>`',
      when: 'The file is an animated WebP, AVIF or PNG.',
      why: 'The decoder of the browser draws the picture that belongs to the frame; Safari cannot preview it, renders can.',
      page: 'animatedimage',
      sample: {
        language: 'tsx',
        code: `import {AnimatedImage, staticFile} from 'remotion';

export const Sticker: React.FC = () => (
  <AnimatedImage
    src={staticFile('party.webp')}
    width={400}
    height={400}
    fit="contain"
  />
);`,
      },
    },
  ],
};
