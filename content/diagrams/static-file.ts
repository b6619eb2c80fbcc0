import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'One call, three addresses',
  description:
    "`staticFile('music.mp3')` names the file `public/music.mp3`. In the Studio it returns an address with a prefix such as `/static-32e8nd/music.mp3`. In a bundle, and so in every render, it returns `/public/music.mp3` behind the path of the bundle. In the Player it returns `/music.mp3`, which your own app must serve.",
  caption:
    'The prefix depends on where the code runs, so call `staticFile()` where you need the address.',
  stages: [
    [{label: 'Your file', mono: 'public/'}],
    [{label: 'Your code', mono: 'staticFile()', style: 'play'}],
    [
      {label: 'Studio', mono: '/static-…/'},
      {label: 'Bundle', mono: '/public/'},
      {label: 'Player', mono: '/'},
    ],
  ],
};
