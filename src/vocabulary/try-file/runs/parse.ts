import {
  type MediaParserController,
  type MediaParserTrack,
  mediaParserController,
  parseMedia,
} from '@remotion/media-parser';
import {printNumber} from '../format';

/** @returns A controller for one call, which a cancelled task aborts. */
export function controllerOf(signal: AbortSignal): MediaParserController {
  const controller = mediaParserController();
  signal.addEventListener('abort', () => controller.abort(), {once: true});
  return controller;
}

/** Options for reading a file: without messages, and as long as its task isn't cancelled. */
export const inputOf = (file: Blob, signal: AbortSignal, controller = controllerOf(signal)) =>
  ({
    src: file,
    controller,
    acknowledgeRemotionLicense: true,
    logLevel: 'error',
    // With another interval, 4.0.311 leaves a timer running.
    progressIntervalInMs: 0,
  }) as const;

/** @returns The duration in seconds; reads the whole file if its header doesn't say. */
export async function readDuration(file: File, signal: AbortSignal): Promise<number> {
  const {durationInSeconds} = await parseMedia({
    ...inputOf(file, signal),
    fields: {durationInSeconds: true},
  });
  if (durationInSeconds !== null) return durationInSeconds;
  const {slowDurationInSeconds} = await parseMedia({
    ...inputOf(file, signal),
    fields: {slowDurationInSeconds: true},
  });
  return slowDurationInSeconds;
}

/** @returns One line about a track: `video, avc1.4d4015, 480 × 270, 25 fps`. */
export function describeTrack(track: MediaParserTrack): string {
  switch (track.type) {
    case 'video':
      return [
        'video',
        track.codec,
        `${track.width} × ${track.height}`,
        ...(track.fps === null ? [] : [`${printNumber(track.fps)} fps`]),
      ].join(', ');
    case 'audio':
      return [
        'audio',
        track.codec,
        `${printNumber(track.sampleRate)} Hz`,
        track.numberOfChannels === 1 ? '1 channel' : `${track.numberOfChannels} channels`,
      ].join(', ');
    default:
      return 'other';
  }
}
