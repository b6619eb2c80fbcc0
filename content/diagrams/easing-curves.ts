import {Easing} from 'remotion';
import type {Diagram} from '../../model/diagrams/diagram.ts';

const curves: [string, (t: number) => number][] = [
  ['quad', Easing.quad],
  ['cubic', Easing.cubic],
  ['sin', Easing.sin],
  ['circle', Easing.circle],
  ['exp', Easing.exp],
  ['back()', Easing.back()],
  ['elastic()', Easing.elastic()],
  ['bounce', Easing.bounce],
];

export const diagram: Diagram = {
  kind: 'plot',
  title: 'The curves of Easing',
  description:
    'Eight curves from 0 to 1, each beside its mirror image that `Easing.out()` makes. `quad`, `cubic`, `sin`, `circle` and `exp` start slowly and end fast, `exp` most of all. `back()` goes below 0 before it rises. `elastic()` rises fast, passes 1 and comes back. `bounce` reaches 1 four times and falls back in between, less each time. Mirrored, the first six end slowly, `elastic()` dips below 0 first, and `bounce` has its bounces at the start.',
  caption:
    'Progress over time. `elastic()` and `bounce` are the odd ones: as they are, they already end the way `Easing.out()` ends for the others.',
  columns: [4, 2],
  height: 110,
  panels: curves.map(([title, easing]) => ({
    title,
    x: {range: [0, 1], ticks: [0, 1]},
    y: {range: [-0.3, 1.3], ticks: [0, 1]},
    curves: [
      {label: 'as is', at: easing},
      {label: 'out()', at: Easing.out(easing), color: 2},
    ],
  })),
};
