import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {
  convertMedia,
  createAudioDecoder,
  createVideoDecoder,
  extractFrames,
  webcodecsController,
} from '@remotion/webcodecs';
import {FIELDS, type Notebook} from '../notebook';
import {atMost, wait} from './stage';

const license = {acknowledgeRemotionLicense: true, logLevel: 'error'} as const;
const PAGE = 'webcodecs/convert-media';
const close = (frame: {close: () => void}) => frame.close();

/** Conversions, decoders and controllers on files that were made for it. */
export async function codecs(book: Notebook): Promise<void> {
  await atMost(conversion(book), 'conversion');
  await atMost(frames(book), 'frames');
  await atMost(decoders(book), 'decoders');
  await atMost(parser(book), 'parser');
  await atMost(converter(book), 'converter');
}

async function conversion(book: Notebook): Promise<void> {
  await convertMedia({
    ...license,
    src: '/files/clip.webm',
    container: 'webm',
    videoCodec: 'vp8',
    audioCodec: 'opus',
    progressIntervalInMs: 0,
    ...book.spies(PAGE, 'a conversion of two seconds of WebM', ['onProgress', ...FIELDS]),
    ...book.spies(
      PAGE,
      'a conversion that encodes picture and sound again',
      ['onVideoFrame', 'onAudioData', 'onVideoTrack', 'onAudioTrack'],
      {
        onVideoFrame: ({frame}: {frame: VideoFrame}) => frame,
        onAudioData: ({audioData}: {audioData: AudioData}) => audioData,
        onVideoTrack: () => ({type: 'reencode', videoCodec: 'vp8', rotate: 0, resize: null}),
        onAudioTrack: () => ({
          type: 'reencode',
          audioCodec: 'opus',
          bitrate: 64_000,
          sampleRate: null,
        }),
      },
    ),
  });
}

async function frames(book: Notebook): Promise<void> {
  await extractFrames({
    ...license,
    src: '/files/clip.webm',
    timestampsInSeconds: [0, 0.5, 1],
    onFrame: () => undefined,
    ...book.spies('webcodecs/extract-frames', 'three times of a video', ['onFrame'], {
      onFrame: close,
    }),
  });
}

async function decoders(book: Notebook): Promise<void> {
  const none = {onFrame: () => undefined, onError: () => undefined};
  const video = book.spies(
    'webcodecs/create-video-decoder',
    'the samples of a video',
    ['onFrame'],
    {
      onFrame: close,
    },
  );
  const audio = book.spies(
    'webcodecs/create-audio-decoder',
    'the samples of a video',
    ['onFrame'],
    {
      onFrame: close,
    },
  );
  await parseMedia({
    ...license,
    src: '/files/clip.webm',
    onVideoTrack: ({track: {rotation: _, ...track}}) => {
      const decoder = createVideoDecoder({...none, track, ...video});
      return async (sample) => {
        await decoder.decode(sample);
        return () => decoder.flush();
      };
    },
    // Without `flush()`: Chromium gives no output for the last packet of Opus, which it would wait for.
    onAudioTrack: ({track}) => {
      const decoder = createAudioDecoder({...none, track, ...audio});
      return (sample) => decoder.decode(sample);
    },
  });
  const broken = {
    onFrame: () => {
      throw new Error('The picture is not wanted.');
    },
  };
  const by = 'an onFrame that throws';
  const failing = {
    video: book.spies('webcodecs/create-video-decoder', by, ['onError']),
    audio: book.spies('webcodecs/create-audio-decoder', by, ['onError']),
  };
  await parseMedia({
    ...license,
    src: '/files/clip.webm',
    onVideoTrack: ({track: {rotation: _, ...track}}) => {
      const decoder = createVideoDecoder({...none, track, ...broken, ...failing.video});
      return (sample) => decoder.decode(sample);
    },
    onAudioTrack: ({track}) => {
      const decoder = createAudioDecoder({...none, track, ...broken, ...failing.audio});
      return (sample) => decoder.decode(sample);
    },
  });
  await wait(300);
}

async function parser(book: Notebook): Promise<void> {
  const controller = mediaParserController();
  for (const name of ['pause', 'resume', 'abort', 'seek'] as const)
    controller.addEventListener(
      name,
      book.spy('media-parser/media-parser-controller', `${name}()`, name),
    );
  let samples = 0;
  await parseMedia({
    ...license,
    src: '/files/clip.webm',
    controller,
    onVideoTrack: () => () => {
      samples += 1;
      if (samples === 3) {
        controller.pause();
        setTimeout(() => controller.resume(), 50);
      }
      if (samples === 10) controller.seek(0.5);
      if (samples === 20) controller.abort('enough');
    },
  }).catch(() => undefined);
}

async function converter(book: Notebook): Promise<void> {
  const controller = webcodecsController();
  for (const name of ['pause', 'resume', 'abort'] as const)
    controller.addEventListener(
      name,
      book.spy('webcodecs/webcodecs-controller', `${name}()`, name),
    );
  let frames = 0;
  await convertMedia({
    ...license,
    src: '/files/clip.webm',
    container: 'webm',
    videoCodec: 'vp8',
    controller,
    onVideoTrack: () => ({type: 'reencode', videoCodec: 'vp8', rotate: 0, resize: null}),
    onVideoFrame: ({frame}) => {
      frames += 1;
      if (frames === 3) {
        controller.pause();
        setTimeout(() => controller.resume(), 50);
      }
      if (frames === 10) controller.abort('enough');
      return frame;
    },
  }).catch(() => undefined);
}
