// Functions and components of the package `remotion`.
import {draw, drawInVideo, element, load, table} from '../case.ts';

const remotion = load('remotion');
const {
  Audio,
  Freeze,
  Folder,
  Img,
  Loop,
  OffthreadVideo,
  Sequence,
  Series,
  Still,
  Video,
  Composition,
  continueRender,
  delayRender,
  getInputProps,
  getStaticFiles,
  interpolate,
  interpolateColors,
  measureSpring,
  random,
  registerRoot,
  spring,
  staticFile,
  useCurrentFrame,
  useCurrentScale,
  useVideoConfig,
  watchStaticFile,
} = remotion;

const color = (from: string) => interpolateColors?.(1, [0, 2], [from, 'blue']);
const at = (fields: Record<string, unknown>) => spring?.({frame: 5, fps: 30, ...fields});
const hook =
  (use: unknown, ...args: unknown[]) =>
  () =>
    draw(() => {
      if (typeof use === 'function') use(...args);
      return null;
    });
const composition = (props: Record<string, unknown>) => () =>
  draw(Composition, {
    id: 'Clip',
    component: () => null,
    durationInFrames: 30,
    fps: 30,
    width: 100,
    height: 100,
    ...props,
  });
const series =
  (...children: unknown[]) =>
  () =>
    draw(Series, {}, ...children);
const SeriesSequence = Reflect.get(Object(Series), 'Sequence');

/** Cases of `remotion`. */
export const core = table([
  [
    'input can not be undefined',
    () => interpolate?.(undefined, [0, 1], [0, 1]),
    () => interpolate?.(0.5, [0, 1], [0, 1]),
  ],
  [
    'inputRange can not be undefined',
    () => interpolate?.(1, undefined, [0, 1]),
    () => interpolate?.(1, [0, 1], [0, 1]),
  ],
  [
    'outputRange can not be undefined',
    () => interpolate?.(1, [0, 1], undefined),
    () => interpolate?.(1, [0, 1], [0, 1]),
  ],
  [
    'inputRange (2) and outputRange (3) must have the same length',
    () => interpolate?.(1, [0, 1], [0, 1, 2]),
    () => interpolate?.(1, [0, 1, 2], [0, 1, 2]),
  ],
  [
    'inputRange must be strictly monotonically increasing',
    () => interpolate?.(1, [1, 0], [0, 1]),
    () => interpolate?.(1, [0, 1], [1, 0]),
  ],
  [
    'must have at least 2 elements',
    () => interpolate?.(1, [0], [0]),
    () => interpolate?.(1, [0, 1], [0, 0]),
  ],
  [
    'must contain only numbers',
    () => interpolate?.(1, [0, 'a'], [0, 1]),
    () => interpolate?.(1, [0, 1], [0, 1]),
  ],
  [
    'must contain only finite numbers',
    () => interpolate?.(1, [0, 1], [0, Number.NaN]),
    () => interpolate?.(1, [0, 1], [0, 1]),
  ],
  [
    'Cannot interpolate an input which is not a number',
    () => interpolate?.('5', [0, 10], [0, 1]),
    () => interpolate?.(5, [0, 10], [0, 1]),
  ],
  ['invalid color string', () => color('rde'), () => color('red')],
  [
    '(2 values provided) and outputRange (1 values provided) must have the same length',
    () => interpolateColors?.(1, [0, 1], ['red']),
    () => interpolateColors?.(1, [0, 1], ['red', 'blue']),
  ],
  ['Frame NaN is not finite', () => spring?.({frame: 0 / 0, fps: 30})],
  [
    '"fps" must be a number, but you passed a value of type undefined',
    () => at({fps: undefined}),
    () => at({}),
  ],
  ['"fps" must be positive', () => at({fps: 0}), () => at({})],
  ['"fps" must be a finite', () => at({fps: Number.POSITIVE_INFINITY}), () => at({})],
  [
    'A "duration" of a spring must be a "number"',
    () => at({durationInFrames: '20'}),
    () => at({durationInFrames: 20}),
  ],
  [
    'A "duration" of a spring is NaN',
    () => at({durationInFrames: Number.NaN}),
    () => at({durationInFrames: 20}),
  ],
  [
    'A "duration" of a spring must be positive',
    () => at({durationInFrames: 0}),
    () => at({durationInFrames: 20}),
  ],
  [
    'A "duration" of a spring must be finite',
    () => at({durationInFrames: Number.POSITIVE_INFINITY}),
    () => at({durationInFrames: 20}),
  ],
  [
    'Spring damping must be greater than 0',
    () => at({config: {damping: 0}}),
    () => at({config: {damping: 10}}),
  ],
  [
    'threshold must be a number',
    () => measureSpring?.({fps: 30, threshold: '0.1'}),
    () => measureSpring?.({fps: 30, threshold: 0.1}),
  ],
  [
    'Threshold is below 0',
    () => measureSpring?.({fps: 30, threshold: -1}),
    () => measureSpring?.({fps: 30, threshold: 0.1}),
  ],
  [
    'Threshold is NaN',
    () => measureSpring?.({fps: 30, threshold: Number.NaN}),
    () => measureSpring?.({fps: 30, threshold: 0.1}),
  ],
  [
    'Threshold is not finite',
    () => measureSpring?.({fps: 30, threshold: Number.POSITIVE_INFINITY}),
    () => measureSpring?.({fps: 30, threshold: 0.1}),
  ],
  ['random() takes only one argument', () => random?.('a', 'b'), () => random?.('a-b')],
  ['random() argument must be a number or a string', () => random?.({seed: 1}), () => random?.(1)],
  ['null was passed to staticFile()', () => staticFile?.(null), () => staticFile?.('a.png')],
  [
    'undefined was passed to staticFile()',
    () => staticFile?.(undefined),
    () => staticFile?.('a.png'),
  ],
  [
    'staticFile() does not support remote URLs',
    () => staticFile?.('https://example.com/a.png'),
    () => staticFile?.('a.png'),
  ],
  [
    'staticFile() does not support relative paths',
    () => staticFile?.('../a.png'),
    () => staticFile?.('a.png'),
  ],
  [
    'staticFile() does not support absolute paths',
    () => staticFile?.('/Users/a/public/a.png'),
    () => staticFile?.('a.png'),
  ],
  [
    'Do not include the public/ prefix',
    () => staticFile?.('public/a.png'),
    () => staticFile?.('a.png'),
  ],
  ['registerRoot(), but undefined was passed', () => registerRoot?.(undefined)],
  [
    'The label parameter of delayRender() must be a string',
    () => delayRender?.(5),
    () => delayRender?.('Loading'),
  ],
  [
    'The continueRender() method must be called with a parameter',
    () => continueRender?.(undefined),
  ],
  [
    'The parameter passed into continueRender() must be the return value',
    () => continueRender?.('handle'),
    () => continueRender?.(delayRender?.('x')),
  ],
  ['Called `getInputProps()` on the server', () => getInputProps?.()],
  ['Called getStaticFiles() on the server', () => getStaticFiles?.()],
  [
    'The watchStaticFile() API is only available while using the Remotion Studio',
    () => watchStaticFile?.('a.txt', () => undefined),
  ],
  [
    'useCurrentFrame() can only be called inside a component that was registered as a composition',
    hook(useCurrentFrame),
  ],
  ['No video config found', hook(useVideoConfig)],
  [
    'useCurrentScale() was called outside of a Remotion context',
    hook(useCurrentScale),
    hook(useCurrentScale, {dontThrowIfOutsideOfRemotion: true}),
  ],
  [
    "You must pass either 'component' or 'lazyComponent'",
    () => draw(Composition, {id: 'Clip', durationInFrames: 30, fps: 30, width: 100, height: 100}),
    composition({}),
  ],
  [
    "You must pass either 'component' or 'lazyComponent'",
    () => draw(Still, {id: 'Clip', width: 100, height: 100}),
  ],
  ["The <Freeze /> component requires a 'frame' prop", () => drawInVideo(Freeze, {})],
  ["The 'frame' prop of <Freeze /> must be a number", () => drawInVideo(Freeze, {frame: '4'})],
  [
    "The 'frame' prop of <Freeze /> must be a real number",
    () => drawInVideo(Freeze, {frame: Number.NaN}),
  ],
  [
    "The 'frame' prop of <Freeze /> must be a finite number",
    () => drawInVideo(Freeze, {frame: Number.POSITIVE_INFINITY}),
  ],
  ['You must pass a name to a <Folder />', () => draw(Folder, {})],
  [
    'Folder name can only contain',
    () => draw(Folder, {name: 'my folder'}),
    () => draw(Folder, {name: 'my-folder'}),
  ],
  [
    'The "name" you pass into <Folder /> must be a string',
    () => draw(Folder, {name: 5}),
    () => draw(Folder, {name: 'five'}),
  ],
  ['The layout prop of <Sequence /> expects', () => draw(Sequence, {layout: 'fill'})],
  ['you may not pass a style', () => draw(Sequence, {layout: 'none', style: {color: 'red'}})],
  [
    'You passed to durationInFrames an argument of type string',
    () => draw(Sequence, {durationInFrames: '30'}),
  ],
  ['durationInFrames must be positive, but got 0', () => draw(Sequence, {durationInFrames: 0})],
  [
    'You passed to the "from" props of your <Sequence> an argument of type string',
    () => draw(Sequence, {from: '5'}),
  ],
  [
    'The "from" prop of a sequence must be finite',
    () => draw(Sequence, {from: Number.POSITIVE_INFINITY}),
  ],
  [
    '<Series.Sequence /> components as its children, but you passed a string',
    series('text'),
    series('   '),
  ],
  ['<Series.Sequence /> components as its children, but got', series(element('div'))],
  ['was detected to not have any children', series(element(SeriesSequence, {durationInFrames: 5}))],
  [
    'The "offset" property of a <Series.Sequence /> must not be NaN',
    series(element(SeriesSequence, {durationInFrames: 5, offset: Number.NaN}, 'a')),
  ],
  [
    'The "offset" property of a <Series.Sequence /> must be finite',
    series(element(SeriesSequence, {durationInFrames: 5, offset: Number.POSITIVE_INFINITY}, 'a')),
  ],
  [
    'This component must be inside a <Series /> component',
    () => draw(SeriesSequence, {durationInFrames: 5}, 'a'),
  ],
  [
    'You passed to "times" an argument of type string',
    () => drawInVideo(Loop, {durationInFrames: 5, times: '2'}),
  ],
  ['The `<OffthreadVideo>` tag requires a string for `src`', () => draw(OffthreadVideo, {src: 5})],
  [
    'The `<OffthreadVideo>` tag does no longer accept `imageFormat`',
    () => draw(OffthreadVideo, {src: 'a.mp4', imageFormat: 'png'}),
  ],
  ['The `<Video>` tag requires a string for `src`', () => drawInVideo(Video, {src: 5})],
  ['string refs are not supported', () => drawInVideo(Video, {src: 'a.mp4', ref: 'clip'})],
  ['The `<Audio>` tag requires a string for `src`', () => drawInVideo(Audio, {src: {url: 'a'}})],
  ['No "src" prop was passed to <Img>', () => draw(Img, {}), () => draw(Img, {src: 'a.png'})],
  [
    'type of startFrom prop must be a number, instead got type string',
    () => drawInVideo(Video, {src: 'a.mp4', startFrom: '5'}),
  ],
  ['endAt must be a positive number', () => drawInVideo(Video, {src: 'a.mp4', endAt: 0})],
  [
    'endAt prop must be greater than startFrom prop',
    () => drawInVideo(Video, {src: 'a.mp4', startFrom: 9, endAt: 3}),
  ],
]);
