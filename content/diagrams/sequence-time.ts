import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'timeline',
  title: 'Delay, trim and both',
  description:
    'Three sequences on the timeline of a composition of 100 frames. With `from={30}` and `durationInFrames={40}`, the children are mounted from frame 30 to 69 and see the frames 0 to 39. With `from={-15}`, the first 15 frames would lie before the start and are cut off: at frame 0, the children see 15. With `from={-15}` inside of `from={30}`, the same 15 frames are cut off, and the children see 15 at frame 30.',
  caption:
    'A negative `from` moves the beginning out of sight. In an outer sequence that starts later, the trimmed part starts later too.',
  range: [-20, 100],
  tick: 20,
  narrowTick: 20,
  unit: 'frame',
  tracks: [
    {
      label: 'from={30}, durationInFrames={40}',
      clips: [{from: 30, to: 70, label: 'sees 0–39', look: 1}],
    },
    {
      label: 'from={-15}',
      clips: [
        {from: -15, to: 0, look: 'ghost'},
        {from: 0, to: 100, label: 'sees 15–114', look: 2},
      ],
    },
    {
      label: 'from={-15} in from={30}',
      clips: [
        {from: 15, to: 30, look: 'ghost'},
        {from: 30, to: 100, label: 'sees 15–84', look: 2},
      ],
    },
  ],
  marks: [{at: 0, label: 'start of the composition'}],
};
