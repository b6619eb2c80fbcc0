import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'sequence',
  title: 'The Studio and its server',
  description:
    'The Studio in the browser talks to the server that `npx remotion studio` has started. A saved source file is bundled again and reaches the browser as a hot update. Saving default props sends them to the server, which writes them into your source file. The Render button adds a job to the queue of the server, which renders one job after the other and pushes the progress to the browser.',
  caption:
    'Renders and file changes happen on the server. A Studio deployed as a static site has none, so it can only preview.',
  actors: [
    {name: 'Browser', mono: 'Studio'},
    {name: 'Studio server', mono: 'Node.js'},
    {name: 'Project', mono: 'files'},
  ],
  steps: [
    {from: 'Project', to: 'Studio server', label: 'you save'},
    {from: 'Studio server', to: 'Browser', label: 'hot update'},
    {from: 'Browser', to: 'Studio server', label: 'save props'},
    {from: 'Studio server', to: 'Project', label: 'src/Root.tsx', mono: true},
    {from: 'Browser', to: 'Studio server', label: 'render'},
    {at: 'Studio server', note: 'render queue', style: 'play'},
    {from: 'Studio server', to: 'Browser', label: 'progress', reply: true},
    {from: 'Studio server', to: 'Project', label: 'out/video.mp4', mono: true},
  ],
};
