// <Player> and <Thumbnail>, drawn as a server does.
import {draw, load, table} from '../case.ts';

const {Player} = load('@remotion/player');
const {Composition} = load('remotion');
const Scene = () => null;
const props = {
  component: Scene,
  durationInFrames: 90,
  fps: 30,
  compositionWidth: 640,
  compositionHeight: 360,
};
const player = (own: Record<string, unknown>) => () => draw(Player, {...props, ...own});
const good = player({});

const FLAGS = [
  'controls',
  'autoPlay',
  'loop',
  'doubleClickToFullscreen',
  'showVolumeControls',
  'allowFullscreen',
  'clickToPlay',
  'spaceKeyToPlayOrPause',
];

/** Cases of the Player. */
export const players = table([
  ...FLAGS.map((flag): [string, () => unknown, () => unknown] => [
    `'${flag}' must be a boolean or undefined but got 'string' instead`,
    player({[flag]: 'true'}),
    player({[flag]: true}),
  ]),
  ['does not accept `defaultProps`', player({defaultProps: {a: 1}}), player({inputProps: {a: 1}})],
  ["'component' must not be the 'Composition' component", player({component: Composition}), good],
  [
    "'compositionHeight' must be a number but got 'undefined' instead",
    player({compositionHeight: undefined}),
    good,
  ],
  [
    "'compositionWidth' must be a number but got 'string' instead",
    player({compositionWidth: '640'}),
    good,
  ],
  [
    'The "compositionWidth" prop of the <Player /> component must be an integer',
    player({compositionWidth: 640.5}),
    good,
  ],
  [
    'The "compositionWidth" prop of the <Player /> component must be positive',
    player({compositionWidth: -1}),
    good,
  ],
  [
    'The "compositionHeight" prop of the <Player /> component must not be NaN',
    player({compositionHeight: Number.NaN}),
    good,
  ],
  [
    'The "compositionHeight" prop of the <Player /> component must be finite',
    player({compositionHeight: Number.POSITIVE_INFINITY}),
    good,
  ],
  [
    'The "durationInFrames" prop of the <Player/> component must be an integer, but got 115.84',
    player({durationInFrames: 115.84}),
    player({durationInFrames: 116}),
  ],
  [
    'The "durationInFrames" prop of the <Player/> component must be positive',
    player({durationInFrames: 0}),
    good,
  ],
  [
    'The "durationInFrames" prop of the <Player/> component must be an integer, but got Infinity',
    player({durationInFrames: Number.POSITIVE_INFINITY}),
    good,
  ],
  ['`durationInFrames` must be a number, but is "90"', player({durationInFrames: '90'}), good],
  [
    '`initialFrame` must be a number, but is "5"',
    player({initialFrame: '5'}),
    player({initialFrame: 5}),
  ],
  [
    '`initialFrame` must be a number, but is NaN',
    player({initialFrame: Number.NaN}),
    player({initialFrame: 5}),
  ],
  [
    '`initialFrame` must be a number, but is Infinity',
    player({initialFrame: Number.POSITIVE_INFINITY}),
    player({initialFrame: 5}),
  ],
  ['`initialFrame` must be an integer', player({initialFrame: 5.5}), player({initialFrame: 5})],
  [
    '`initialFrame` must be less or equal than',
    player({initialFrame: 90}),
    player({initialFrame: 89}),
  ],
  [
    '"fps" must be positive, but got 0 as a prop of the <Player/> component',
    player({fps: 0}),
    good,
  ],
  [
    '"fps" must be a number, but you passed a value of type string as a prop of the <Player/> component',
    player({fps: '30'}),
    good,
  ],
  [
    '"inputProps" must be an object',
    player({inputProps: 'title'}),
    player({inputProps: {title: 'a'}}),
  ],
  [
    '"inputProps" must be an object, an array was passed',
    player({inputProps: ['title']}),
    player({inputProps: {title: 'a'}}),
  ],
  ['"inFrame" must be a number', player({inFrame: '5'}), player({inFrame: 5})],
  ['"inFrame" must be an integer', player({inFrame: 5.5}), player({inFrame: 5})],
  ['"outFrame" must not be NaN', player({outFrame: Number.NaN}), player({outFrame: 20})],
  [
    '"outFrame" must be finite',
    player({outFrame: Number.POSITIVE_INFINITY}),
    player({outFrame: 20}),
  ],
  ['inFrame must be less than (durationInFrames - 1)', player({inFrame: 90}), player({inFrame: 5})],
  [
    'outFrame must be less than (durationInFrames - 1)',
    player({outFrame: 90}),
    player({outFrame: 89}),
  ],
  ['inFrame must be greater than 0', player({inFrame: -1}), player({inFrame: 5})],
  ['outFrame must be greater than 0', player({outFrame: 0}), player({outFrame: 1})],
  [
    'outFrame must be greater than inFrame',
    player({inFrame: 20, outFrame: 10}),
    player({inFrame: 10, outFrame: 20}),
  ],
  [
    "'numberOfSharedAudioTags' must be an integer",
    player({numberOfSharedAudioTags: 1.5}),
    player({numberOfSharedAudioTags: 2}),
  ],
  ['The highest possible playback rate is 4', player({playbackRate: 5}), player({playbackRate: 4})],
  [
    'The lowest possible playback rate is -4',
    player({playbackRate: -5}),
    player({playbackRate: -4}),
  ],
  ['A playback rate of 0 is not supported', player({playbackRate: 0}), player({playbackRate: 1})],
]);
