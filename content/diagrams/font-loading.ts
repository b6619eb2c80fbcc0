import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'sequence',
  title: 'A frame waits for its font',
  description:
    'When your module is loaded, `loadFont()` calls `delayRender()` and requests the font file. The renderer sees the open handle and takes no screenshot. When the file has arrived, the font is added to `document.fonts` and `continueRender()` closes the handle. Now the first screenshot is taken, with the font.',
  caption:
    'Called at the top level of a module, `loadFont()` has its handle open before the first frame is drawn.',
  actors: [{name: 'Your module'}, {name: 'Browser tab'}, {name: 'Renderer'}],
  steps: [
    {from: 'Your module', to: 'Browser tab', label: 'loadFont()', mono: true},
    {from: 'Browser tab', to: 'Renderer', label: 'delayRender()', mono: true},
    {at: 'Renderer', note: 'waits', style: 'play'},
    {at: 'Browser tab', note: 'loads the .woff2'},
    {from: 'Browser tab', to: 'Renderer', label: 'continueRender()', mono: true},
    {from: 'Renderer', to: 'Browser tab', label: 'screenshot', reply: true},
  ],
};
