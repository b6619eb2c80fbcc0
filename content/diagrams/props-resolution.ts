import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'Where the props of a component come from',
  description:
    'The default props `name: you` and `size: 80` are merged with the input props `name: Sam`, which win, to `name: Sam` and `size: 80`. The result goes through `calculateMetadata()`, which adds `greeting: Hi Sam`. What it returns are the props of the component.',
  caption:
    'Two sources are merged, first level only; the last word has what `calculateMetadata()` returns.',
  stages: [
    [
      {label: 'Default props', mono: 'name: you\nsize: 80'},
      {label: 'Input props', mono: 'name: Sam'},
    ],
    [{label: 'Merged', mono: 'name: Sam\nsize: 80'}],
    [{label: 'Calculated', mono: 'greeting: Hi Sam'}],
    [{label: 'Component', mono: 'all three', style: 'accent'}],
  ],
};
