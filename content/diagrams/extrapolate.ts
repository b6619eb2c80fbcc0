import {type ExtrapolateType, interpolate} from 'remotion';
import type {Diagram} from '../../model/diagrams/diagram.ts';

const panel = (mode: ExtrapolateType) => ({
  title: mode,
  x: {range: [0, 100] as [number, number], ticks: [0, 20, 60, 100]},
  y: {range: [-20, 100] as [number, number], ticks: [0, 30, 100]},
  // In pieces: at the edges of the range the value may jump.
  curves: (
    [
      [0, 19.99],
      [20, 60],
      [60.01, 99.99],
    ] as [number, number][]
  ).map((range) => ({
    range,
    at: (x: number) =>
      interpolate(x, [20, 60], [0, 30], {extrapolateLeft: mode, extrapolateRight: mode}),
  })),
  guides: [{x: 20}, {x: 60}],
});

export const diagram: Diagram = {
  kind: 'plot',
  title: 'Values outside of the input range',
  description:
    'Four curves of `interpolate(x, [20, 60], [0, 30])` for x from 0 to 100. Between 20 and 60 they rise alike from 0 to 30. Outside, `extend` continues the line from −15 to 60, `clamp` stays at 0 and 30, `wrap` repeats the rise from 0 to 30, and `identity` returns x itself: it falls from 20 to 0 where the range begins, and jumps from 30 to 60 where it ends.',
  caption:
    'The same call, `interpolate(x, [20, 60], [0, 30])`, with the four modes on both sides. Dotted: the input range.',
  columns: [4, 2],
  height: 130,
  panels: [panel('extend'), panel('clamp'), panel('wrap'), panel('identity')],
};
