import type {PlayerRef} from '@remotion/player';
import {Component, type ReactNode, useEffect} from 'react';
import type {DemoValues} from '../../../shared/demo';
import {Stage} from '../../film/Stage';
import type {Entry} from './entry';

interface ScreenProps {
  entry: Entry;
  run: number;
  props: Record<string, unknown>;
  frame: number;
  loop: boolean;
  onPlayer: (player: PlayerRef | null) => void;
  onDrawn: (run: number) => void;
}

/** What the frame shows: the running composition, or a page of the reader's own. */
export function Screen({entry, run, props, frame, loop, onPlayer, onDrawn}: ScreenProps) {
  useEffect(() => onDrawn(run), [run, onDrawn]);
  if (entry.kind === 'page') {
    const Page = entry.component;
    return (
      <div className="page">
        <Page {...props} />
      </div>
    );
  }
  return (
    <Stage
      demo={{...entry.video, audio: true}}
      component={entry.component as React.ComponentType<DemoValues>}
      values={props as DemoValues}
      initialFrame={Math.min(frame, entry.video.durationInFrames - 1)}
      loop={loop}
      onPlayer={onPlayer}
    />
  );
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
