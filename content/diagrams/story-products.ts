import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'What products for making videos are built of',
  description:
    'What a user enters, such as captions, is data. It goes as props into a composition. The Player shows the composition in the app as a preview. For the export, Lambda or a server of your own renders it to a file.',
  caption:
    'The guides describe each of these boxes. The five products have not said how theirs are connected.',
  stages: [
    [{label: 'Captions', mono: 'data'}],
    [{label: 'Composition', mono: 'React', style: 'play'}],
    [
      {label: 'Player', mono: 'preview'},
      {label: 'Lambda', mono: 'or a server'},
    ],
    [
      {label: 'Editing', mono: 'in the app'},
      {label: 'Export', mono: 'video file', style: 'accent'},
    ],
  ],
};
