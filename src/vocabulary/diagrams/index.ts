import type {ComponentType} from 'react';
import {FrameTimeline} from './FrameTimeline';
import {RenderPipeline} from './RenderPipeline';

/** A drawing that colors itself from the tokens, and the sentence below it. */
export interface DiagramEntry {
  Drawing: ComponentType;
  caption: string;
}

/** The diagrams that pages may show, by id. */
export const diagrams: Record<string, DiagramEntry | undefined> = {
  'render-pipeline': {
    Drawing: RenderPipeline,
    caption:
      'From component to file: the bundle is opened in several browser tabs, each takes screenshots of its frames, and FFmpeg joins them with the sound.',
  },
  'frame-timeline': {
    Drawing: FrameTimeline,
    caption:
      'A sequence moves time: inside <Sequence from={30}>, the frame is 0 when the composition shows frame 30.',
  },
};
