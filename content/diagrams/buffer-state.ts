import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'timeline',
  title: 'A Player that buffers',
  description:
    'Six seconds in front of a Player. It plays for 2 seconds. Then a clip has to load, until second 3.5, and from second 2.5 to 4.5 a map holds a handle of `delayPlayback()`. From second 2 to 4.5 the time of the video stands still at frame 60; at second 2 the Player emits `waiting`, at 4.5 `resume`. The spinner appears 0.3 seconds after the stop. Then playback goes on at frame 60.',
  caption:
    'Playback goes on when nothing holds it any more. The spinner comes a moment later, so that it never flashes.',
  range: [0, 6],
  tick: 1,
  unit: 'seconds',
  narrowTick: 1,
  tracks: [
    {
      label: 'Video time',
      clips: [
        {from: 0, to: 2, label: 'plays'},
        {from: 2, to: 4.5, label: 'stands at frame 60', short: 'frame 60', look: 'play'},
        {from: 4.5, to: 6, label: 'plays'},
      ],
    },
    {label: 'Clip', clips: [{from: 2, to: 3.5, label: 'loads', look: 3}]},
    {
      label: 'Map',
      clips: [{from: 2.5, to: 4.5, label: 'delayPlayback()', short: 'loads', look: 3}],
    },
    {label: 'Spinner', clips: [{from: 2.3, to: 4.5, label: 'shown', look: 4}]},
  ],
  marks: [
    {at: 2, label: 'waiting'},
    {at: 4.5, label: 'resume'},
  ],
};
