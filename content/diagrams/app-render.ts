import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'sequence',
  title: 'An app that renders on Lambda',
  description:
    'The browser sends the props to your server, which holds the AWS credentials and calls `renderMediaOnLambda()`. Lambda answers with a `renderId` at once and renders in the background. The browser asks your server for progress every second, and the server asks Lambda with `getRenderProgress()`. When the render is done, the browser gets the `outputFile`, an address in the S3 bucket.',
  caption:
    'Credentials stay on your server: the browser holds the name of a render and, at the end, the address of its file.',
  actors: [{name: 'Browser'}, {name: 'Your server'}, {name: 'Lambda'}],
  steps: [
    {from: 'Browser', to: 'Your server', label: 'props'},
    {from: 'Your server', to: 'Lambda', label: 'renderMediaOnLambda()', mono: true},
    {from: 'Lambda', to: 'Your server', label: 'renderId', mono: true, reply: true},
    {from: 'Your server', to: 'Browser', label: 'renderId', mono: true, reply: true},
    {at: 'Lambda', note: 'renders', style: 'play'},
    {from: 'Browser', to: 'Your server', label: 'every second'},
    {from: 'Your server', to: 'Lambda', label: 'getRenderProgress()', mono: true},
    {from: 'Lambda', to: 'Your server', label: 'overallProgress', mono: true, reply: true},
    {from: 'Your server', to: 'Browser', label: 'outputFile', mono: true, reply: true},
  ],
};
