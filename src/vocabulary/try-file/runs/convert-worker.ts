// Converts in a worker: the page stays responsive, cancelling is immediate, and the package sends its
// usage event only where there is a `window`, so no request leaves the site.
import {convertMedia, defaultOnAudioTrackHandler} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import type {ConvertMessage, ConvertRequest} from './convert-messages';

const send = (message: ConvertMessage) => self.postMessage(message);

async function convert(request: ConvertRequest): Promise<Blob> {
  const {container, videoCodec, width, durationInSeconds} = request;
  let audioTracks = 0;
  const result = await convertMedia({
    src: request.file,
    container,
    ...(videoCodec ? {videoCodec} : {}),
    ...(width === null ? {} : {resize: {mode: 'width', width}}),
    // Without it, each MP4 has 2 MB of reserved space.
    expectedDurationInSeconds: Math.max(1, Math.ceil(durationInSeconds)),
    writer: bufferWriter,
    logLevel: 'error',
    onAudioTrack: async (params) => {
      audioTracks++;
      if (container === 'wav' && audioTracks > 1) return {type: 'drop'};
      const operation = await defaultOnAudioTrackHandler(params);
      return operation.type === 'fail' ? {type: 'drop'} : operation;
    },
    onProgress: ({overallProgress}) => send({type: 'progress', progress: overallProgress}),
  });
  return result.save();
}

self.addEventListener('message', ({data}: MessageEvent<ConvertRequest>) => {
  convert(data).then(
    (blob) => send({type: 'done', blob}),
    (error: unknown) => {
      const {name, message} = error instanceof Error ? error : new Error(String(error));
      send({type: 'failed', name, message});
    },
  );
});
