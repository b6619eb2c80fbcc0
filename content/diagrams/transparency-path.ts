import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'The way of the alpha channel',
  description:
    'A page without a background is photographed. As JPEG, the default, transparency is lost. As PNG it is kept, and three codecs can store it: VP8 or VP9 with the pixel format `yuva420p` in a WebM, ProRes 4444 with `yuva444p10le` in a MOV, and GIF, where a pixel is transparent or not.',
  caption:
    'Two settings decide: the image format of the frames, and a codec with a pixel format that stores alpha.',
  stages: [
    [{label: 'Page', mono: 'no background'}],
    [
      {label: 'PNG frames', mono: 'alpha is kept', style: 'play'},
      {label: 'JPEG frames', mono: 'alpha is lost', style: 'ghost'},
    ],
    [
      {label: 'VP8, VP9', mono: 'yuva420p'},
      {label: 'ProRes 4444', mono: 'yuva444p10le'},
      {label: 'GIF', mono: 'on or off'},
    ],
    [
      {label: 'Web pages', mono: '.webm', style: 'accent'},
      {label: 'Editing', mono: '.mov', style: 'accent'},
      {label: 'Pictures', mono: '.gif', style: 'accent'},
    ],
  ],
  links: [
    {from: 'Page', to: 'PNG frames'},
    {from: 'Page', to: 'JPEG frames'},
    {from: 'PNG frames', to: 'VP8, VP9'},
    {from: 'PNG frames', to: 'ProRes 4444'},
    {from: 'PNG frames', to: 'GIF'},
    {from: 'VP8, VP9', to: 'Web pages'},
    {from: 'ProRes 4444', to: 'Editing'},
    {from: 'GIF', to: 'Pictures'},
  ],
};
