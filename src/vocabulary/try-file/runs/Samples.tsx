import {
  hasBeenAborted,
  type MediaParserAudioSample,
  type MediaParserTrack,
  type MediaParserVideoSample,
  parseMedia,
} from '@remotion/media-parser';
import {Rows} from '../Facts';
import {printNumber} from '../format';
import type {TaskContext} from '../use-task';
import {FileRun} from './FileRun';
import {controllerOf, describeTrack, inputOf} from './parse';

const COUNT = 20;

interface TrackSamples {
  track: MediaParserTrack;
  samples: Omit<MediaParserVideoSample & MediaParserAudioSample, 'data'>[];
  bytes: number[];
}

async function read(file: File, {signal, report}: TaskContext): Promise<TrackSamples[]> {
  const found = new Map<number, TrackSamples>();
  const controller = controllerOf(signal);
  let expected = Number.POSITIVE_INFINITY;
  const collect = ({track}: {track: MediaParserTrack}) => {
    const entry: TrackSamples = {track, samples: [], bytes: []};
    found.set(track.trackId, entry);
    return ({data, ...sample}: MediaParserVideoSample | MediaParserAudioSample) => {
      if (entry.samples.length < COUNT) {
        entry.samples.push({...sample, duration: sample.duration});
        entry.bytes.push(data.byteLength);
      }
      const complete = [...found.values()].filter(({samples}) => samples.length === COUNT);
      // The rest of the file is of no interest.
      if (complete.length >= expected) controller.abort();
    };
  };
  try {
    await parseMedia({
      ...inputOf(file, signal, controller),
      fields: {tracks: true},
      onTracks: (tracks) => {
        expected = tracks.filter(({type}) => type !== 'other').length;
      },
      onVideoTrack: collect,
      onAudioTrack: collect,
      onParseProgress: ({percentage}) => report(percentage),
    });
  } catch (error) {
    if (signal.aborted || !(error instanceof Error) || !hasBeenAborted(error)) throw error;
  }
  return [...found.values()];
}

/** The first samples of each track. */
export function Samples({file}: {file: File}) {
  return (
    <FileRun file={file} read={read} done="Read the first samples of">
      {(tracks) =>
        tracks.length === 0 ? (
          <p>This file has no track with video or sound.</p>
        ) : (
          tracks.map(({track, samples, bytes}) => (
            <Rows
              key={track.trackId}
              caption={`Track ${track.trackId}: ${describeTrack(track)}`}
              head={['#', 'type', 'timestamp', 'decodingTimestamp', 'duration', 'bytes', 'offset']}
              rows={samples.map((sample, index) => [
                index + 1,
                sample.type,
                printNumber(sample.timestamp, 2),
                printNumber(sample.decodingTimestamp, 2),
                sample.duration === undefined ? 'undefined' : printNumber(sample.duration, 2),
                printNumber(bytes[index] ?? 0),
                printNumber(sample.offset),
              ])}
            />
          ))
        )
      }
    </FileRun>
  );
}
