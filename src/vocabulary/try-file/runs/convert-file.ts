import {parseMedia} from '@remotion/media-parser';
import {
  canCopyAudioTrack,
  canCopyVideoTrack,
  canReencodeAudioTrack,
  canReencodeVideoTrack,
  getAvailableAudioCodecs,
  getAvailableContainers,
  getAvailableVideoCodecs,
  type ResizeOperation,
} from '@remotion/webcodecs';
import type {TaskContext} from '../use-task';
import {type Abilities, buildChoices, type Choice} from './choices';
import type {ConvertMessage, ConvertRequest} from './convert-messages';
import {inputOf, readDuration} from './parse';

/** What is known of a file before it is converted. */
export interface Source {
  choices: Choice[];
  dimensions: {width: number; height: number} | null;
  rotation: number;
  durationInSeconds: number;
}

/**
 * Reads what a file is and asks what can be made of it.
 *
 * @param resizes Whether the picture shall have another size, for which it must be encoded.
 */
export async function readSource(
  file: File,
  resizes: boolean,
  {signal}: TaskContext,
): Promise<Source> {
  if (!('VideoEncoder' in window)) throw new Error('This browser has no WebCodecs to encode with.');
  const {tracks, container, dimensions, rotation} = await parseMedia({
    ...inputOf(file, signal),
    fields: {tracks: true, container: true, dimensions: true, rotation: true},
  });
  const resizeOperation: ResizeOperation | null = resizes ? {mode: 'scale', scale: 0.5} : null;
  const abilities: Abilities = {
    containers: getAvailableContainers(),
    videoCodecs: (output) => getAvailableVideoCodecs({container: output}),
    copiesVideo: (inputTrack, outputContainer, outputVideoCodec) =>
      canCopyVideoTrack({
        inputContainer: container,
        inputTrack,
        outputContainer,
        outputVideoCodec,
        resizeOperation,
        rotationToApply: 0,
      }),
    encodesVideo: (track, videoCodec) =>
      canReencodeVideoTrack({track, videoCodec, resizeOperation, rotate: null}),
    copiesAudio: (track, outputContainer) =>
      canCopyAudioTrack({
        inputCodec: track.codecEnum,
        inputContainer: container,
        outputContainer,
        outputAudioCodec: null,
      }),
    encodesAudio: async (track, output) => {
      const [audioCodec] = getAvailableAudioCodecs({container: output});
      return audioCodec
        ? canReencodeAudioTrack({track, audioCodec, bitrate: 128_000, sampleRate: null})
        : false;
    },
  };
  const choices = await buildChoices(tracks, abilities);
  return {
    choices: resizes ? choices.filter(({videoCodec}) => videoCodec !== null) : choices,
    dimensions,
    rotation: rotation ?? 0,
    durationInSeconds: await readDuration(file, signal),
  };
}

/** Converts a file in a worker, which ends with the signal. */
export function convertFile(request: ConvertRequest, {signal, report}: TaskContext): Promise<Blob> {
  const worker = new Worker(new URL('./convert-worker.ts', import.meta.url));
  signal.addEventListener('abort', () => worker.terminate(), {once: true});
  return new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'The code of the worker could not be loaded.'));
    });
    worker.addEventListener('message', ({data}: MessageEvent<ConvertMessage>) => {
      if (data.type === 'progress') report(data.progress);
      else if (data.type === 'done') resolve(data.blob);
      else reject(Object.assign(new Error(data.message), {name: data.name}));
    });
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

/** @returns Width and height of a finished file, as the parser reads them. */
export async function measure(blob: Blob, {signal}: TaskContext) {
  const {dimensions} = await parseMedia({
    ...inputOf(blob, signal),
    fields: {dimensions: true},
  });
  return dimensions;
}
