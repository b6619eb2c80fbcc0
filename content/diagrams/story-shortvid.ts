import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'The program of a conference as props',
  description:
    'The program of an event is a list of talks. Each talk becomes the props of a composition. The videos go to social networks and to the screens of the venue.',
  caption: 'The second use, the screens of the venue, needed no second set of data.',
  stages: [
    [{label: 'Program', mono: 'list of talks'}],
    [
      {label: 'Talk', mono: 'props', id: '1'},
      {label: 'Talk', mono: 'props', id: '2'},
      {label: 'Talk', mono: 'props', id: '3'},
    ],
    [{label: 'Composition', mono: 'React', style: 'play'}],
    [
      {label: 'Networks', mono: 'announcement', style: 'accent'},
      {label: 'Venue', mono: 'screens', style: 'accent'},
    ],
  ],
};
