import {parseMedia} from '@remotion/media-parser';
import {Facts} from '../Facts';
import {printNumber} from '../format';
import styles from '../try-file.module.css';
import type {TaskContext} from '../use-task';
import {FileRun} from './FileRun';
import {describeTrack, inputOf} from './parse';

const read = (file: File, {signal, report}: TaskContext) =>
  parseMedia({
    ...inputOf(file, signal),
    // All fields for which the parser needn't read the whole file.
    fields: {
      container: true,
      mimeType: true,
      name: true,
      size: true,
      durationInSeconds: true,
      dimensions: true,
      unrotatedDimensions: true,
      rotation: true,
      fps: true,
      videoCodec: true,
      audioCodec: true,
      isHdr: true,
      sampleRate: true,
      numberOfAudioChannels: true,
      tracks: true,
      keyframes: true,
      metadata: true,
      location: true,
      images: true,
      m3uStreams: true,
    },
    onParseProgress: ({percentage}) => report(percentage),
  });

type Result = Awaited<ReturnType<typeof read>>;

/** All quick fields of a file. */
export function Metadata({file}: {file: File}) {
  return (
    <FileRun file={file} read={read}>
      {(result) => <Facts facts={factsOf(result)} />}
    </FileRun>
  );
}

const list = (lines: string[]) =>
  lines.length === 0 ? (
    '[]'
  ) : (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

function factsOf(result: Result): [string, React.ReactNode][] {
  const size = (box: Result['dimensions']) => box && `${box.width} × ${box.height} pixels`;
  const {location, keyframes} = result;
  return [
    ['container', result.container],
    ['durationInSeconds', result.durationInSeconds && printNumber(result.durationInSeconds)],
    ['dimensions', size(result.dimensions)],
    ['fps', result.fps && printNumber(result.fps)],
    ['videoCodec', result.videoCodec],
    ['audioCodec', result.audioCodec],
    ['tracks', list(result.tracks.map((track) => `#${track.trackId}: ${describeTrack(track)}`))],
    ['size', result.size && `${result.size.toLocaleString('en-US')} bytes`],
    ['name', result.name],
    ['mimeType', result.mimeType],
    ['rotation', result.rotation === null ? null : `${result.rotation}°`],
    ['unrotatedDimensions', size(result.unrotatedDimensions)],
    ['isHdr', String(result.isHdr)],
    ['sampleRate', result.sampleRate && `${printNumber(result.sampleRate)} Hz`],
    ['numberOfAudioChannels', result.numberOfAudioChannels],
    [
      'keyframes',
      keyframes &&
        (keyframes.length === 0
          ? '[]'
          : `${keyframes.length}, the first at ${printNumber(keyframes[0]?.presentationTimeInSeconds ?? 0)} s`),
    ],
    ['metadata', list(result.metadata.map(({key, value}) => `${key}: ${value}`))],
    ['location', location && `${location.latitude}, ${location.longitude}`],
    ['images', result.images.length === 0 ? '[]' : `${result.images.length}`],
    ['m3uStreams', result.m3uStreams && `${result.m3uStreams.length}`],
  ];
}
