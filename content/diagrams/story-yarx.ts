import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'A C# backend that starts machines',
  description:
    'After a race, the backend, written in C#, starts many virtual machines. On each runs a C# program. It calls Remotion as the render engine, and pushes the results back: a video for each runner.',
  caption: 'The backend starts machines and takes results back; it never draws a frame itself.',
  stages: [
    [{label: 'Backend', mono: 'C#'}],
    [
      {label: 'Machine', mono: 'C# program', id: '1'},
      {label: 'Machine', mono: 'C# program', id: '2'},
      {label: 'Machine', mono: 'C# program', id: '3'},
    ],
    [{label: 'Remotion', mono: 'on each machine', style: 'play'}],
    [{label: 'Videos', mono: 'one per runner', style: 'accent'}],
  ],
  arrows: ['starts', 'calls', ''],
};
