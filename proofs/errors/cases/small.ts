// Packages of components and functions that need no browser.
import {draw, drawInVideo, element, load, table} from '../case.ts';

const {interpolateStyles, scale, translate, skew, translate3d} = load('@remotion/animation-utils');
const {parseSrt} = load('@remotion/captions');
const {parsePath, getInstructionIndexAtLength, extendViewBox} = load('@remotion/paths');
const {makePolygon, makeTriangle, makeRect, Polygon} = load('@remotion/shapes');
const {Lottie} = load('@remotion/lottie');
const {CameraMotionBlur, Trail} = load('@remotion/motion-blur');
const {TransitionSeries, linearTiming} = load('@remotion/transitions');
const {openAiWhisperApiToCaptions} = load('@remotion/openai-whisper');
const {measureText} = load('@remotion/layout-utils');
const {AnimatedEmoji} = load('@remotion/animated-emoji');
const media = load('@remotion/media-utils');
const {preloadVideo} = load('@remotion/preload');

const styles = (range: unknown, output: unknown) => () => interpolateStyles?.(0.5, range, output);
const lottie = (own: Record<string, unknown>) => () =>
  draw(Lottie, {animationData: {fr: 30, w: 1, h: 1, op: 1}, ...own});
const blur = (own: Record<string, unknown>) => () =>
  drawInVideo(CameraMotionBlur, {shutterAngle: 180, samples: 5, ...own}, 'a');
const trail = (own: Record<string, unknown>) => () =>
  drawInVideo(Trail, {layers: 3, lagInFrames: 1, trailOpacity: 0.5, ...own}, 'a');
const Part = Reflect.get(Object(TransitionSeries), 'Sequence');
const Transition = Reflect.get(Object(TransitionSeries), 'Transition');
const transitions =
  (...children: unknown[]) =>
  () =>
    drawInVideo(TransitionSeries, {}, ...children);
const between = () => element(Transition, {timing: linearTiming?.({durationInFrames: 5})});
const audio = {
  channelWaveforms: [new Float32Array(2048)],
  sampleRate: 44100,
  durationInSeconds: 1,
  numberOfChannels: 1,
  resultId: 'a',
  isRemote: false,
};
const visualize = (own: Record<string, unknown>) => () =>
  media.visualizeAudio?.({audioData: audio, frame: 1, fps: 30, numberOfSamples: 64, ...own});
const portion = (own: Record<string, unknown>) => () =>
  media.getWaveformPortion?.({
    audioData: audio,
    startTimeInSeconds: 0,
    durationInSeconds: 0.01,
    numberOfSamples: 4,
    ...own,
  });

/** Cases of small packages. */
export const small = table([
  [
    'inputRange must have at least 2 elements',
    styles([0], [{opacity: 0}]),
    styles([0, 1], [{opacity: 0}, {opacity: 1}]),
  ],
  ['inputRange must contain only numbers', styles([0, 'a'], [{opacity: 0}, {opacity: 1}])],
  [
    'inputRange must contain only finite numbers',
    styles([0, Number.POSITIVE_INFINITY], [{opacity: 0}, {opacity: 1}]),
  ],
  [
    'inputRange must be strictly monotonically non-decreasing',
    styles([1, 0], [{opacity: 0}, {opacity: 1}]),
    styles([0, 1], [{opacity: 0}, {opacity: 1}]),
  ],
  ['outputStyles must contain only objects', styles([0, 1], [{opacity: 0}, 'opacity: 1'])],
  ['input can not be undefined', () => interpolateStyles?.(undefined, [0, 1], [{}, {}])],
  ['inputRange can not be undefined', styles(undefined, [{}, {}])],
  ['outputRange can not be undefined', styles([0, 1], undefined)],
  [
    'and outputStylesRange (3) must have the same length',
    styles([0, 1], [{}, {}, {}]),
    styles([0, 1], [{}, {}]),
  ],
  [
    'The start and end values must be of the same type',
    styles([0, 1], [{width: 10}, {width: '20px'}]),
    styles([0, 1], [{width: '10px'}, {width: '20px'}]),
  ],
  [
    'Non-animatable values cannot be interpolated',
    styles([0, 1], [{display: 'none'}, {display: 'flex'}]),
  ],
  [
    'The units of the start and end values must match',
    styles([0, 1], [{width: '10px'}, {width: '2em'}]),
    styles([0, 1], [{width: '10px'}, {width: '20px'}]),
  ],
  [
    'The start and end values must have the same structure',
    styles([0, 1], [{transform: 'scale(1)'}, {transform: 'scale(1) rotate(1deg)'}]),
  ],
  ['for param "x" is undefined', () => scale?.(undefined)],
  ['does not end with a valid unit', () => translate?.('10pxx', '10px')],
  ['(must be finite)', () => scale?.(Number.POSITIVE_INFINITY), () => scale?.(1)],
  ['for param "angle" is true', () => skew?.(true)],
  ['translate() supports only the following signatures', () => translate?.(true, 'x')],
  ['translate3d() supports only the following signatures', () => translate3d?.(true)],
  [
    'Invalid timestamp:',
    () => parseSrt?.({input: '1\n00:00 --> 00:01\nHi\n'}),
    () => parseSrt?.({input: '1\n00:00:00,000 --> 00:00:01,000\nHi\n'}),
  ],
  ['No path provided', () => parsePath?.(''), () => parsePath?.('M 0 0')],
  ['Malformed path data: ', () => parsePath?.('M 0 0 L 5'), () => parsePath?.('M 0 0 L 5 5')],
  [
    'was expected to have numbers afterwards',
    () => parsePath?.('M 0 0 L'),
    () => parsePath?.('M 0 0 L 5 5'),
  ],
  [
    'Length less than 0 was passed',
    () => getInstructionIndexAtLength?.('M 0 0 L 5 5', -1),
    () => getInstructionIndexAtLength?.('M 0 0 L 5 5', 1),
  ],
  [
    'but the total length of the path is only',
    () => getInstructionIndexAtLength?.('M 0 0 L 5 5', 100),
    () => getInstructionIndexAtLength?.('M 0 0 L 5 5', 1),
  ],
  [
    'currentViewBox must be 4 valid numbers',
    () => extendViewBox?.('0 0 100', 2),
    () => extendViewBox?.('0 0 100 100', 2),
  ],
  [
    '"points" should be minimum 3',
    () => makePolygon?.({points: 2, radius: 5}),
    () => makePolygon?.({points: 3, radius: 5}),
  ],
  [
    '"length" of a triangle must be a number',
    () => makeTriangle?.({length: '10', direction: 'up'}),
    () => makeTriangle?.({length: 10, direction: 'up'}),
  ],
  [
    '"cornerRadius" and "edgeRoundness" cannot be specified at the same time',
    () => makeRect?.({width: 5, height: 5, cornerRadius: 1, edgeRoundness: 1}),
    () => makeRect?.({width: 5, height: 5, cornerRadius: 1}),
  ],
  [
    '"points" should be minimum 3',
    () => draw(Polygon, {points: 1, radius: 5}),
    () => draw(Polygon, {points: 5, radius: 5}),
  ],
  ['animationData should be provided as an object', lottie({animationData: '/a.json'})],
  ['The "loop" prop must be a boolean or undefined', lottie({loop: 'yes'})],
  ['The "playbackRate" prop must be a number or undefined', lottie({playbackRate: '2'})],
  ['The "playbackRate" props must be a real number', lottie({playbackRate: Number.NaN})],
  ['The "playbackRate" props must be positive', lottie({playbackRate: 0})],
  ['"samples" must be a number', blur({samples: '5'})],
  ['"samples" must be an integer', blur({samples: 5.5})],
  ['"samples" must be non-negative', blur({samples: -1})],
  ['"shutterAngle" must be a number', blur({shutterAngle: '180'})],
  ['"shutterAngle" must be between 0 and 360', blur({shutterAngle: 400})],
  ['"layers" must be a number', trail({layers: '3'})],
  ['"layers" must be an integer', trail({layers: 2.5})],
  ['"layers" must be non-negative', trail({layers: -1})],
  ['"trailOpacity" must be a number', trail({trailOpacity: '1'})],
  ['"lagInFrames" must be a number', trail({lagInFrames: '1'})],
  [
    '<TransitionSeries.Sequence /> components as its children, but you passed a string',
    transitions('text'),
  ],
  [
    'must not be followed by another <TransitionSeries.Transition />',
    transitions(between(), between()),
  ],
  ['but got', transitions(element('div'))],
  ['was detected to not have any children', transitions(element(Part, {durationInFrames: 5}))],
  [
    'The "offset" property of a <TransitionSeries.Sequence /> must not be NaN',
    transitions(element(Part, {durationInFrames: 5, offset: Number.NaN}, 'a')),
  ],
  [
    'The "offset" property of a <TransitionSeries.Sequence /> must be finite',
    transitions(element(Part, {durationInFrames: 5, offset: Number.POSITIVE_INFINITY}, 'a')),
  ],
  [
    'generated with `timestamp_granularities: ["word"]`',
    () => openAiWhisperApiToCaptions?.({transcription: {task: 'transcribe'}}),
    () => openAiWhisperApiToCaptions?.({transcription: {task: 'transcribe', text: '', words: []}}),
  ],
  [
    'Could not find word "Hi" in text',
    () =>
      openAiWhisperApiToCaptions?.({
        transcription: {task: 'transcribe', text: 'Bye', words: [{word: 'Hi', start: 0, end: 1}]},
      }),
  ],
  [
    'measureText() can only be called in a browser',
    () => measureText?.({text: 'a', fontFamily: 'b', fontSize: 10}),
  ],
  ['not found. Available emojis', () => drawInVideo(AnimatedEmoji, {emoji: 'nope'})],
  ['The argument "bars" must be a power of two', visualize({numberOfSamples: 60}), visualize({})],
  ['The argument "fps" was not provided', visualize({fps: undefined}), visualize({})],
  ['"channel" must be a number', portion({channel: 'left'}), portion({channel: 0})],
  ['"channel" must an integer', portion({channel: 0.5}), portion({channel: 0})],
  ['"channel" cannot be negative', portion({channel: -1}), portion({channel: 0})],
  ['or lower. The audio has 1 channels', portion({channel: 1}), portion({channel: 0})],
  ['getAudioData() is only available in the browser', () => media.getAudioData?.('a.mp3')],
  [
    'getAudioDuration() is only available in the browser',
    () => media.getAudioDurationInSeconds?.('a.mp3'),
  ],
  ['getVideoMetadata() is only available in the browser', () => media.getVideoMetadata?.('a.mp4')],
  [
    'getImageDimensions() is only available in the browser',
    () => media.getImageDimensions?.('a.png'),
  ],
  ['was called outside the browser. Doing nothing', () => preloadVideo?.('a.mp4')],
]);
