import {type RefObject, useRef} from 'react';
import {
  type ControlWording,
  type DemoValue,
  type DemoValues,
  wordControls,
} from '../../shared/demo';
import {Controls} from '../film/Controls';
import {Timeline} from '../film/Timeline';
import type {Playback} from '../film/use-playback';
import type {Run} from './host/use-run';
import {Picture, type PictureProps} from './Picture';
import type {Video} from './protocol';
import {Rows} from './Rows';

interface FilmProps {
  /** Element of the frame in which it runs. */
  box: RefObject<HTMLDivElement | null>;
  run: Run;
  /** Size, speed and length as the code has them. */
  video: Video;
  /** Size in which the reader looks at it, if that is another one. */
  size?: {width: number; height: number} | null;
  /** Where the playhead is before it has run. */
  stillFrame: number;
  /** Whether the timeline has a button for sound. */
  isHeard: boolean;
  isPage: boolean;
  playback: Playback;
  /** What the reader has given the inputs. */
  values: DemoValues;
  /** What the inputs are called, where the code doesn't say. */
  wording?: Record<string, ControlWording> | undefined;
  picture: Pick<PictureProps, 'poster' | 'pageShape' | 'safe' | 'allowed' | 'onAllow'>;
  onValue: (name: string, value: DemoValue) => void;
  onOpen: (file: string, line?: number) => void;
}

/** What runs: its picture, and for a film the timeline; then its Sequences and inputs. */
export function Film(props: FilmProps) {
  const {box, run, video, size, stillFrame, isHeard, isPage, playback, values, picture} = props;
  const position = useRef(stillFrame);
  const controls = wordControls(run.ran?.controls ?? [], props.wording);
  return (
    <>
      <Picture box={box} run={run} video={{...video, ...size}} isPage={isPage} {...picture} />
      {!isPage && (
        <Timeline
          demo={{...video, stillFrame, audio: isHeard}}
          player={run.player}
          frame={position}
          playing={playback.playing && run.stop === null}
          loop={playback.loop}
          onPlay={playback.setPlaying}
          onLoop={playback.setLoop}
        />
      )}
      <Rows rows={run.rows} video={video} onOpen={props.onOpen} />
      {controls.length > 0 && (
        <Controls
          demo={{controls}}
          values={{...run.ran?.props, ...values}}
          onChange={props.onValue}
        />
      )}
    </>
  );
}
