import {type PlayerRef, Thumbnail} from '@remotion/player';
import {Component, type ReactNode, useEffect} from 'react';
import type {DemoValues} from '../../../shared/demo';
import {Stage} from '../../demo-host/Stage';
import type {View} from '../protocol';
import type {Entry} from './entry';

interface ScreenProps {
  entry: Entry;
  run: number;
  props: Record<string, unknown>;
  frame: number;
  loop: boolean;
  view: View;
  playing: boolean;
  onPlayer: (player: PlayerRef | null) => void;
  onDrawn: (run: number) => void;
}

/** What the frame shows: the running composition, or a page of the reader's own. */
export function Screen(shown: ScreenProps) {
  const {entry, run, props, frame, loop, view, playing, onPlayer, onDrawn} = shown;
  useEffect(() => onDrawn(run), [run, onDrawn]);
  if (entry.kind === 'page') {
    const Page = entry.component;
    return (
      <div className="page">
        <Page {...props} />
      </div>
    );
  }
  const video = {...entry.video, ...view.size};
  const last = video.durationInFrames - 1;
  // The Player refuses a range that the code, made shorter meanwhile, doesn't have.
  const {range} = view;
  const isThere = range !== null && range.from < range.to && range.to <= last;
  return (
    <>
      <Stage
        demo={{...video, audio: true}}
        component={entry.component as React.ComponentType<DemoValues>}
        values={props as DemoValues}
        initialFrame={Math.min(frame, last)}
        loop={loop}
        rate={view.rate}
        range={isThere ? range : null}
        onPlayer={onPlayer}
      />
      {view.onion && !playing && <Onion {...shown} />}
    </>
  );
}

/** Frames that the onion skin is away from the one in the middle. */
const STEP = 5;

/** The frames before and behind, faint, on top of the one that is shown. */
function Onion({entry, props, frame, view}: ScreenProps) {
  const video = {...entry.video, ...view.size};
  const frames = [frame - STEP, frame + STEP].filter(
    (one) => one >= 0 && one < video.durationInFrames,
  );
  return frames.map((one) => (
    <div
      key={one}
      data-onion={one}
      style={{position: 'absolute', inset: 0, opacity: 0.3, pointerEvents: 'none'}}
    >
      <Thumbnail
        component={entry.component}
        inputProps={props}
        durationInFrames={video.durationInFrames}
        fps={video.fps}
        compositionWidth={video.width}
        compositionHeight={video.height}
        frameToDisplay={one}
        errorFallback={() => null}
        style={{width: '100%', height: '100%'}}
      />
    </div>
  ));
}

/** Catches what a page of the reader throws; the Player catches for itself. */
export class Boundary extends Component<
  {children: ReactNode; onFault: (error: unknown) => void},
  {failed: boolean}
> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
