import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'sequence',
  title: 'A render on Cloud Run',
  description:
    'Your program sends one request with `renderMediaOnCloudrun()`. An instance of the service loads the site from Cloud Storage, renders all frames in Chrome and reports progress over the connection, which stays open. It puts the file into the bucket and answers with `publicUrl`.',
  caption:
    'One request lasts for the whole render, so the program that sends it must live as long.',
  actors: [
    {name: 'Your program'},
    {name: 'Cloud Run', mono: 'one instance'},
    {name: 'Cloud Storage'},
  ],
  steps: [
    {from: 'Your program', to: 'Cloud Run', label: 'renderMediaOnCloudrun()', mono: true},
    {from: 'Cloud Run', to: 'Cloud Storage', label: 'open the site'},
    {at: 'Cloud Run', note: 'all frames', style: 'play'},
    {from: 'Cloud Run', to: 'Your program', label: 'progress', reply: true},
    {from: 'Cloud Run', to: 'Cloud Storage', label: 'store the file'},
    {from: 'Cloud Run', to: 'Your program', label: 'publicUrl', mono: true, reply: true},
  ],
};
