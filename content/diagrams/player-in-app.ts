import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'The Player inside an app',
  description:
    'The state of your app goes into the Player as `inputProps`. The Player hands them to your component as props and gives it the current frame. Your buttons call methods of the ref, such as `play()` and `seekTo()`. The Player tells your app what happens with events such as `frameupdate` and `ended`.',
  caption:
    'Props and method calls go in, pictures and events come out; the Player never changes your state by itself.',
  stages: [
    [
      {label: 'State', mono: 'inputProps'},
      {label: 'Buttons', mono: 'ref.play()'},
    ],
    [{label: 'Player', mono: '<Player>', style: 'play'}],
    [
      {label: 'Your component', mono: 'props, frame', style: 'accent'},
      {label: 'Listeners', mono: 'frameupdate'},
    ],
  ],
  links: [
    {from: 'State', to: 'Player'},
    {from: 'Buttons', to: 'Player'},
    {from: 'Player', to: 'Your component'},
    {from: 'Player', to: 'Listeners'},
  ],
};
