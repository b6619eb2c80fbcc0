import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'sequence',
  title: 'A render on Lambda, step by step',
  description:
    'Your app calls `renderMediaOnLambda()` and gets a `renderId` back at once. The main function opens the site that lies in the S3 bucket, resolves props and duration and calls all renderer functions. Each of these opens the site as well, draws and encodes its frames, and streams progress and the finished chunk to the main function. The main function writes `progress.json` to the bucket while it waits, joins the chunks and puts `out.mp4` into the bucket.',
  caption:
    'Chunks go straight to the main function; the bucket holds the site, the progress and the result.',
  actors: [
    {name: 'Your app'},
    {name: 'Main function'},
    {name: 'Renderer functions'},
    {name: 'S3 bucket'},
  ],
  steps: [
    {from: 'Your app', to: 'Main function', label: 'renderMediaOnLambda()', mono: true},
    {from: 'Main function', to: 'Your app', label: 'renderId', mono: true, reply: true},
    {from: 'S3 bucket', to: 'Main function', label: 'site', reply: true},
    {at: 'Main function', note: 'resolves props, splits the frames'},
    {from: 'Main function', to: 'Renderer functions', label: 'one call per chunk'},
    {from: 'S3 bucket', to: 'Renderer functions', label: 'site', reply: true},
    {at: 'Renderer functions', note: 'draw and encode, all at once'},
    {from: 'Renderer functions', to: 'Main function', label: 'progress, chunks', reply: true},
    {from: 'Main function', to: 'S3 bucket', label: 'progress.json', mono: true},
    {at: 'Main function', note: 'joins the chunks'},
    {from: 'Main function', to: 'S3 bucket', label: 'out.mp4', mono: true},
  ],
};
