import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'One story, two exports',
  description:
    'The editor holds a story of slides in HTML and CSS. It is exported as AMP, the format of web stories, which shows up in search results. And it is rendered with Remotion to an MP4 file, which social platforms take.',
  caption: 'The slides stay what they are; the second way adds a clock to them.',
  stages: [
    [{label: 'Editor', mono: 'drag and drop'}],
    [{label: 'Slides', mono: 'HTML, CSS', style: 'play'}],
    [
      {label: 'AMP', mono: 'web story'},
      {label: 'Remotion', mono: 'MP4'},
    ],
    [
      {label: 'Search', mono: 'results'},
      {label: 'Platforms', mono: 'social', style: 'accent'},
    ],
  ],
};
