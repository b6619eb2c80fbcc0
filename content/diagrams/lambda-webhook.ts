import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'sequence',
  title: 'The life of a webhook',
  description:
    'Your server starts a render with a URL and a secret for the webhook and gets a `renderId`. When the render has succeeded, failed or timed out, the function sends a `POST` request to that URL, with the status and a signature in its headers. Your server checks the signature and answers with 200. Without a good answer within 10 seconds the request is tried again, two times at most.',
  caption:
    'The answer must come within 10 seconds: store the result first, do long work afterwards.',
  actors: [{name: 'Your server'}, {name: 'Lambda'}],
  steps: [
    {from: 'Your server', to: 'Lambda', label: 'webhook: {url, secret}', mono: true},
    {from: 'Lambda', to: 'Your server', label: 'renderId', mono: true, reply: true},
    {at: 'Lambda', note: 'renders', style: 'play'},
    {from: 'Lambda', to: 'Your server', label: 'POST, X-Remotion-Signature', mono: true},
    {at: 'Your server', note: 'checks the signature'},
    {from: 'Your server', to: 'Lambda', label: '200', mono: true, reply: true},
  ],
};
