import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'sequence',
  title: 'An upload with a presigned URL',
  description:
    'The browser tells your server the size and type of the file. The server checks them and signs a URL for this one upload; it sends back `presignedUrl` and `readUrl`. The browser sends the file straight to the bucket with a `PUT` request. Afterwards the Player and the render read it from `readUrl`.',
  caption: 'The file never passes through your server, which only decides and signs.',
  actors: [{name: 'Browser'}, {name: 'Your server'}, {name: 'Bucket', mono: 'S3'}],
  steps: [
    {from: 'Browser', to: 'Your server', label: 'size, type'},
    {at: 'Your server', note: 'checks, signs', style: 'play'},
    {from: 'Your server', to: 'Browser', label: 'presignedUrl', mono: true, reply: true},
    {from: 'Browser', to: 'Bucket', label: 'PUT file', mono: true},
    {from: 'Bucket', to: 'Browser', label: '200', mono: true, reply: true},
    {at: 'Bucket', note: 'readUrl for renders', style: 'accent'},
  ],
};
