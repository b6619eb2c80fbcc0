import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'sequence',
  title: 'When calculateMetadata() runs',
  description:
    'Your script calls `selectComposition()`, which opens a browser tab. There `calculateMetadata()` runs once, for example to fetch data. Duration, size and final props come back to the script. `renderMedia()` opens the tabs that render and gives them these values, so none of them calculates or fetches again.',
  caption: 'Fetch data here rather than in the component: it happens once, not once per tab.',
  actors: [{name: 'Your script'}, {name: 'First tab'}, {name: 'Render tabs'}],
  steps: [
    {from: 'Your script', to: 'First tab', label: 'selectComposition()', mono: true},
    {at: 'First tab', note: 'calculateMetadata()', style: 'play'},
    {from: 'First tab', to: 'Your script', label: 'duration, props', reply: true},
    {from: 'Your script', to: 'Render tabs', label: 'renderMedia()', mono: true},
    {at: 'Render tabs', note: 'frames with these props'},
    {from: 'Render tabs', to: 'Your script', label: 'out/video.mp4', mono: true, reply: true},
  ],
};
