import {
  hasBeenAborted,
  type MediaParserAudioSample,
  type MediaParserVideoSample,
  parseMedia,
  WEBCODECS_TIMESCALE,
} from '@remotion/media-parser';
import {useEffect, useId, useState} from 'react';
import {Facts} from '../Facts';
import {printMilliseconds, printNumber} from '../format';
import {Failure} from '../Outcome';
import styles from '../try-file.module.css';
import {type TaskContext, useTask} from '../use-task';
import {FileRun} from './FileRun';
import {controllerOf, inputOf, readDuration} from './parse';

const open = async (file: File, {signal}: TaskContext) => {
  const {keyframes, tracks} = await parseMedia({
    ...inputOf(file, signal),
    fields: {keyframes: true, tracks: true},
  });
  const hasVideo = tracks.some(({type}) => type === 'video');
  return {keyframes: keyframes ?? [], hasVideo, duration: await readDuration(file, signal)};
};

interface Landing {
  type: string;
  seconds: number;
  offset: number;
  /** Samples from the first one up to the time that was asked for. */
  count: number;
  target: number;
}

/** Seeks, and reads from where it lands up to the wanted time. */
async function seek(
  file: File,
  target: number,
  hasVideo: boolean,
  signal: AbortSignal,
): Promise<Landing> {
  const controller = controllerOf(signal);
  controller.seek(target);
  let landing: Landing | undefined;
  const onSample = (sample: MediaParserVideoSample | MediaParserAudioSample) => {
    const seconds = sample.timestamp / WEBCODECS_TIMESCALE;
    landing ??= {type: sample.type, seconds, offset: sample.offset, count: 0, target};
    landing.count++;
    if (seconds >= target) controller.abort();
  };
  try {
    await parseMedia({
      ...inputOf(file, signal, controller),
      onVideoTrack: hasVideo ? () => onSample : () => null,
      onAudioTrack: hasVideo ? () => null : () => onSample,
    });
  } catch (error) {
    if (signal.aborted || !(error instanceof Error) || !hasBeenAborted(error)) throw error;
  }
  if (!landing) throw new Error('No sample was found at that time.');
  return landing;
}

/** A slider for the time, and the sample on which a seek lands. */
export function Seeking({file}: {file: File}) {
  return (
    <FileRun file={file} read={open}>
      {(media) => (
        <Seeker
          file={file}
          duration={media.duration}
          hasVideo={media.hasVideo}
          ticks={media.keyframes.map((keyframe) => keyframe.presentationTimeInSeconds)}
        />
      )}
    </FileRun>
  );
}

interface SeekerProps {
  file: File;
  duration: number;
  hasVideo: boolean;
  /** Keyframes that the file's index names, in seconds. */
  ticks: number[];
}

function Seeker({file, duration, hasVideo, ticks}: SeekerProps) {
  const id = useId();
  const [target, setTarget] = useState(Math.round(duration * 62.5) / 100);
  const {state, start} = useTask<Landing>();
  // The former answer stays until the next one is there: a slider mustn't make the page jump.
  const [landing, setLanding] = useState<{value: Landing; milliseconds: number} | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => start(({signal}) => seek(file, target, hasVideo, signal)), 80);
    return () => clearTimeout(timer);
  }, [file, target, hasVideo, start]);
  useEffect(() => {
    if (state.phase === 'done') setLanding(state);
  }, [state]);
  const place = (seconds: number) => ({left: `${(seconds / duration) * 100}%`});
  return (
    <div className={styles.seeker}>
      <label htmlFor={id}>
        <code>controller.seek({printNumber(target, 2)})</code>
      </label>
      <div className={styles.strip} aria-hidden>
        {ticks.slice(0, 400).map((seconds) => (
          <span key={seconds} className={styles.tick} style={place(seconds)} />
        ))}
        {landing && <span className={styles.landing} style={place(landing.value.seconds)} />}
      </div>
      <input
        id={id}
        type="range"
        data-time
        min={0}
        max={duration}
        step={0.01}
        value={target}
        aria-valuetext={`${printNumber(target, 2)} seconds`}
        onChange={(event) => setTarget(event.target.valueAsNumber)}
      />
      {state.phase === 'failed' && <Failure error={state.error} />}
      {landing && (
        <div role="status">
          <Facts
            facts={[
              ['first sample', `${landing.value.type}, at ${printNumber(landing.value.seconds)} s`],
              ['offset', `byte ${landing.value.offset.toLocaleString('en-US')}`],
              [
                'to decode',
                `${landing.value.count} ${landing.value.count === 1 ? 'sample' : 'samples'} until ${printNumber(landing.value.target, 2)} s`,
              ],
              ['time taken', printMilliseconds(landing.milliseconds)],
            ]}
          />
        </div>
      )}
    </div>
  );
}
