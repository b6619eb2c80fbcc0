import type {ReactElement} from 'react';
import type {TryFileRun} from '../../../shared/try-file';

/** A sample file for readers who have none at hand. */
export interface Sample {
  label: string;
  src: string;
}

/** One thing a panel does. The packages come with `open`, never before. */
export type Kind = {
  title: string;
  /** The function of the toolkit that runs. */
  api: string;
} & (
  | {input: 'file'; samples: Sample[]; open: (file: File) => Promise<ReactElement>}
  | {input: 'none'; action: string; open: () => Promise<ReactElement>}
);

const MP4: Sample = {label: 'Use the sample file', src: '/samples/clip.mp4'};
const WEBM: Sample = {label: 'Use a WebM sample', src: '/samples/clip.webm'};
const PICTURE: Sample = {label: 'Use a picture', src: '/img/social-card.png'};

/** All kinds of panels, by the value of the attribute `run`. */
export const KINDS: Record<TryFileRun, Kind> = {
  metadata: {
    title: 'Read a file of yours',
    api: 'parseMedia()',
    input: 'file',
    samples: [MP4],
    open: async (file) => {
      const {Metadata} = await import('./runs/Metadata');
      return <Metadata file={file} />;
    },
  },
  tags: {
    title: 'Read the tags of your own file',
    api: 'parseMedia()',
    input: 'file',
    samples: [MP4],
    open: async (file) => {
      const {Tags} = await import('./runs/Tags');
      return <Tags file={file} />;
    },
  },
  'file-type': {
    title: 'Find out what a file is',
    api: 'parseMedia()',
    input: 'file',
    samples: [MP4, PICTURE],
    open: async (file) => {
      const {FileType} = await import('./runs/FileType');
      return <FileType file={file} />;
    },
  },
  samples: {
    title: 'See the samples of your own file',
    api: 'parseMedia()',
    input: 'file',
    samples: [MP4],
    open: async (file) => {
      const {Samples} = await import('./runs/Samples');
      return <Samples file={file} />;
    },
  },
  seeking: {
    title: 'Seek in a file of yours',
    api: 'parseMedia()',
    input: 'file',
    samples: [MP4],
    open: async (file) => {
      const {Seeking} = await import('./runs/Seeking');
      return <Seeking file={file} />;
    },
  },
  convert: {
    title: 'Convert a file of yours',
    api: 'convertMedia()',
    input: 'file',
    samples: [MP4, WEBM],
    open: async (file) => {
      const {Convert} = await import('./runs/Convert');
      return <Convert file={file} resizes={false} />;
    },
  },
  resize: {
    title: 'Resize a video of yours',
    api: 'convertMedia()',
    input: 'file',
    samples: [MP4, WEBM],
    open: async (file) => {
      const {Convert} = await import('./runs/Convert');
      return <Convert file={file} resizes />;
    },
  },
  'extract-frames': {
    title: 'Make a filmstrip of your own video',
    api: 'extractFrames()',
    input: 'file',
    samples: [MP4, WEBM],
    open: async (file) => {
      const {ExtractFrames} = await import('./runs/ExtractFrames');
      return <ExtractFrames file={file} />;
    },
  },
  'whisper-support': {
    title: 'Check the browser you are using',
    api: 'canUseWhisperWeb()',
    input: 'none',
    action: 'Check this browser',
    open: async () => {
      const {WhisperSupport} = await import('./runs/WhisperSupport');
      return <WhisperSupport />;
    },
  },
};
