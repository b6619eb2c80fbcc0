import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'One component, a preview and a file',
  description:
    'A text becomes the props of one composition. The Player shows it in the page while the user edits. Lambda renders the same composition to a file when the user asks for it.',
  caption: 'Both ways begin with the same props, so the file is what the preview has shown.',
  stages: [
    [{label: 'Text', mono: 'props'}],
    [{label: 'Composition', mono: 'React', style: 'play'}],
    [
      {label: 'Player', mono: 'while editing'},
      {label: 'Lambda', mono: 'on demand'},
    ],
    [
      {label: 'Preview', mono: 'in the page'},
      {label: 'Video file', style: 'accent'},
    ],
  ],
};
