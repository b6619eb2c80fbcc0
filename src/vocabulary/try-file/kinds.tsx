import type {ComponentType, ReactElement} from 'react';
import type {TryFileRun} from '../../../shared/try-file';

/** A sample file for readers who have none at hand. */
export interface Sample {
  label: string;
  src: string;
}

/** One thing a panel does. The packages come with `open`, never before. */
type Kind = {
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

/** A panel that shows a part of `runs/` with the file that was picked. */
const ofFile = (
  title: string,
  api: string,
  samples: Sample[],
  load: () => Promise<ComponentType<{file: File}>>,
): Kind => ({
  title,
  api,
  input: 'file',
  samples,
  open: async (file) => {
    const Run = await load();
    return <Run file={file} />;
  },
});

/** All kinds of panels, by the value of the attribute `run`. */
export const KINDS: Record<TryFileRun, Kind> = {
  metadata: ofFile(
    'Read a file of yours',
    'parseMedia()',
    [MP4],
    async () => (await import('./runs/Metadata')).Metadata,
  ),
  tags: ofFile(
    'Read the tags of your own file',
    'parseMedia()',
    [MP4],
    async () => (await import('./runs/Tags')).Tags,
  ),
  'file-type': ofFile(
    'Find out what a file is',
    'parseMedia()',
    [MP4, PICTURE],
    async () => (await import('./runs/FileType')).FileType,
  ),
  samples: ofFile(
    'See the samples of your own file',
    'parseMedia()',
    [MP4],
    async () => (await import('./runs/Samples')).Samples,
  ),
  seeking: ofFile(
    'Seek in a file of yours',
    'parseMedia()',
    [MP4],
    async () => (await import('./runs/Seeking')).Seeking,
  ),
  convert: ofFile(
    'Convert a file of yours',
    'convertMedia()',
    [MP4, WEBM],
    async () => (await import('./runs/Convert')).Convert,
  ),
  resize: ofFile(
    'Resize a video of yours',
    'convertMedia()',
    [MP4, WEBM],
    async () => (await import('./runs/Convert')).Resize,
  ),
  'extract-frames': ofFile(
    'Make a filmstrip of your own video',
    'extractFrames()',
    [MP4, WEBM],
    async () => (await import('./runs/ExtractFrames')).ExtractFrames,
  ),
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
