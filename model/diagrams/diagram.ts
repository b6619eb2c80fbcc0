import type {Drawing} from './drawing.ts';
import {drawFlow} from './flow.ts';
import type {Flow} from './flow-data.ts';
import {drawFrames, type Frames} from './frames.ts';
import {drawNesting, type Nesting} from './nesting.ts';
import {drawPlane, type Plane} from './plane.ts';
import {drawPlot, type Plot} from './plot.ts';
import {drawSequence, type Sequence} from './sequence.ts';
import {renderSvg} from './svg.ts';
import {drawTimeline, type Timeline} from './timeline.ts';

/** What a file of `content/diagrams` exports as `diagram`. */
export type Diagram = {
  /** Names the picture in a few words. */
  title: string;
  /** Says all that the picture says, for those who can't see it: one to four sentences; code in backticks. */
  description: string;
  /** Stands below the picture: what to notice; code in backticks. */
  caption: string;
} & (Flow | Timeline | Sequence | Nesting | Plot | Plane | Frames);

/** Units of the viewBox: the column of a page, and of a phone of 390 px. */
export const WIDTHS = {wide: 704, narrow: 342} as const;

/** Lays out a diagram for a width. */
export function drawDiagram(diagram: Diagram, width: number): Drawing {
  switch (diagram.kind) {
    case 'flow':
      return drawFlow(diagram, width);
    case 'timeline':
      return drawTimeline(diagram, width);
    case 'sequence':
      return drawSequence(diagram, width);
    case 'nesting':
      return drawNesting(diagram, width);
    case 'plot':
      return drawPlot(diagram, width);
    case 'plane':
      return drawPlane(diagram, width);
    case 'frames':
      return drawFrames(diagram, width);
  }
}

/** Draws a diagram for both widths. @returns SVG; `id` makes the ids in it unique on a page. */
export function renderDiagram(diagram: Diagram, id: string): {wide: string; narrow: string} {
  const {title} = diagram;
  // Backticks are for the Markdown twin; a screen reader would say them.
  const description = diagram.description.replaceAll('`', '');
  const render = (size: keyof typeof WIDTHS) =>
    renderSvg(drawDiagram(diagram, WIDTHS[size]), {id: `dg-${id}-${size}`, title, description});
  return {wide: render('wide'), narrow: render('narrow')};
}
