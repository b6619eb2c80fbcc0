import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'sequence',
  title: 'The life of a delayRender() handle',
  description:
    'The renderer shows frame 45. The component calls `delayRender()`, which opens a handle, and fetches data from a server. The renderer waits as long as a handle is open. When the data arrives, the component keeps it in its state and calls `continueRender(handle)`. No handle is open any more, and the renderer takes the screenshot.',
  caption:
    'The screenshot waits for the last open handle. If none is cleared in time, the render stops with the label of the handle.',
  actors: [{name: 'Renderer'}, {name: 'Component'}, {name: 'Server'}],
  steps: [
    {from: 'Renderer', to: 'Component', label: 'show frame 45'},
    {at: 'Component', note: 'delayRender() opens a handle'},
    {from: 'Component', to: 'Server', label: 'fetch()', mono: true},
    {at: 'Renderer', note: 'waits while a handle is open', style: 'play'},
    {from: 'Server', to: 'Component', label: 'data', reply: true},
    {at: 'Component', note: 'keeps the data in its state'},
    {from: 'Component', to: 'Renderer', label: 'continueRender(handle)', mono: true},
    {at: 'Renderer', note: 'takes the screenshot', style: 'accent'},
  ],
};
