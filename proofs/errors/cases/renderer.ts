// Options that the Node.js functions refuse before a browser starts.
import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listen} from '../../../hosting/serve.ts';
import {load, loadFile, table} from '../case.ts';

const {
  renderMedia,
  renderFrames,
  getCompositions,
  selectComposition,
  makeCancelSignal,
  openBrowser,
  ensureBrowser,
} = load('@remotion/renderer');
const {bundle} = load('@remotion/bundler');
const file = (name: string) => loadFile(`@remotion/renderer/dist/${name}.js`);

const composition = {
  id: 'Clip',
  width: 640,
  height: 360,
  fps: 30,
  durationInFrames: 30,
  defaultProps: {},
  props: {},
  defaultCodec: null,
  defaultOutName: null,
  defaultVideoImageFormat: null,
  defaultPixelFormat: null,
};
const serveUrl = 'http://localhost:1/nothing-is-here';
const media = (own: Record<string, unknown>) => () =>
  renderMedia?.({
    composition,
    serveUrl,
    codec: 'h264',
    outputLocation: path.join(tmpdir(), 'provoked.mp4'),
    inputProps: {},
    ...own,
  });
const frames = (own: Record<string, unknown>) => () =>
  renderFrames?.({
    composition,
    serveUrl,
    inputProps: {},
    outputDir: null,
    onFrameBuffer: () => undefined,
    onStart: () => undefined,
    onFrameUpdate: () => undefined,
    ...own,
  });

const {validateFrameRange} = file('frame-range');
const quality = file('jpeg-quality').validateJpegQuality;
const scale = file('validate-scale').validateScale;
const nth = file('validate-every-nth-frame').validateEveryNthFrame;
const loops = file('validate-number-of-gif-loops').validateNumberOfGifLoops;
const wait = file('validate-puppeteer-timeout').validatePuppeteerTimeout;
const concurrency = file('validate-concurrency').validateConcurrency;
const bitrate = file('validate-videobitrate').validateBitrate;
const cacheSize = file('options/offthreadvideo-cache-size').validateOffthreadVideoCacheSizeInBytes;
const {getDesiredPort} = file('get-port');
const {isServeUrl} = file('is-serve-url');
const folder = mkdtempSync(path.join(tmpdir(), 'provoked-'));
writeFileSync(path.join(folder, 'Root.tsx'), 'export const Root = () => null;\n');

/** Runs an action while a port is taken. */
const withTakenPort = (action: (port: number) => unknown) => async () => {
  const server = createServer();
  try {
    await action(await listen(server, 0));
  } finally {
    server.close();
  }
};
/** Asks for a port as servers of the renderer do. */
const port = (own: Record<string, unknown>) =>
  getDesiredPort?.({hostsToTry: ['127.0.0.1'], ...own});

/** Cases of rendering and bundling. */
export const renderer = table([
  ['JPEG Quality option must be a number or undefined', () => quality?.('80'), () => quality?.(80)],
  [
    'JPEG Quality must be a finite number',
    () => quality?.(Number.POSITIVE_INFINITY),
    () => quality?.(80),
  ],
  ['JPEG Quality option must be between 0 and 100', () => quality?.(101), () => quality?.(100)],
  ['Scale should be a number or undefined', () => scale?.('2'), () => scale?.(2)],
  ['`scale` should not be NaN', () => scale?.(Number.NaN), () => scale?.(2)],
  ['"scale" must be finite', () => scale?.(Number.POSITIVE_INFINITY), () => scale?.(2)],
  ['"scale" must be bigger than 0', () => scale?.(0), () => scale?.(2)],
  ['"scale" must be smaller or equal than 16', () => scale?.(17), () => scale?.(16)],
  [
    'Argument passed to "everyNthFrame" is not a number',
    () => nth?.('2', 'gif'),
    () => nth?.(2, 'gif'),
  ],
  ['The value for "everyNthFrame" cannot be below 1', () => nth?.(0, 'gif'), () => nth?.(2, 'gif')],
  ['Argument for everyNthFrame must be an integer', () => nth?.(1.5, 'gif'), () => nth?.(2, 'gif')],
  [
    'Argument missing for parameter "everyNthFrame"',
    () => nth?.(undefined, 'gif'),
    () => nth?.(2, 'gif'),
  ],
  [
    'Argument passed to "numberOfGifLoops" is not a number',
    () => loops?.('2', 'gif'),
    () => loops?.(2, 'gif'),
  ],
  [
    'The value for "numberOfGifLoops" cannot be below 0',
    () => loops?.(-1, 'gif'),
    () => loops?.(2, 'gif'),
  ],
  [
    'Argument for numberOfGifLoops must be an integer',
    () => loops?.(1.5, 'gif'),
    () => loops?.(2, 'gif'),
  ],
  [
    '"everyNthFrame" can only be set if "codec" is set to "gif"',
    () => loops?.(2, 'h264'),
    () => loops?.(2, 'gif'),
  ],
  ["'timeoutInMilliseconds' should be a number", () => wait?.('30000'), () => wait?.(30000)],
  [
    "'timeoutInMilliseconds' should be bigger or equal than 7000",
    () => wait?.(5000),
    () => wait?.(7000),
  ],
  ["'timeoutInMilliseconds' should not be NaN", () => wait?.(Number.NaN), () => wait?.(30000)],
  [
    "'timeoutInMilliseconds' should be finite",
    () => wait?.(Number.POSITIVE_INFINITY),
    () => wait?.(30000),
  ],
  ["'timeoutInMilliseconds' should be an integer", () => wait?.(7000.5), () => wait?.(7000)],
  [
    'must a number or a string but is',
    () => concurrency?.({setting: 'concurrency', value: {}, checkIfValidForCurrentMachine: false}),
    () => concurrency?.({setting: 'concurrency', value: 1, checkIfValidForCurrentMachine: false}),
  ],
  [
    'concurrency must be an integer',
    () => concurrency?.({setting: 'concurrency', value: 1.5, checkIfValidForCurrentMachine: false}),
    () => concurrency?.({setting: 'concurrency', value: 1, checkIfValidForCurrentMachine: false}),
  ],
  [
    'must be a number or percentage',
    () =>
      concurrency?.({setting: 'concurrency', value: 'all', checkIfValidForCurrentMachine: false}),
    () =>
      concurrency?.({setting: 'concurrency', value: '50%', checkIfValidForCurrentMachine: false}),
  ],
  [
    'is set higher than the amount of CPU cores available',
    () => concurrency?.({setting: 'concurrency', value: 5000, checkIfValidForCurrentMachine: true}),
    () => concurrency?.({setting: 'concurrency', value: 1, checkIfValidForCurrentMachine: true}),
  ],
  [
    'must be at least 1, but is 0',
    () => concurrency?.({setting: 'concurrency', value: 0, checkIfValidForCurrentMachine: true}),
    () => concurrency?.({setting: 'concurrency', value: 1, checkIfValidForCurrentMachine: true}),
  ],
  [
    'must be a string ending in "K" or "M". Got a number',
    () => bitrate?.(1000, 'videoBitrate'),
    () => bitrate?.('1M', 'videoBitrate'),
  ],
  [
    'must end in "K", "k" or "M"',
    () => bitrate?.('1000', 'videoBitrate'),
    () => bitrate?.('1M', 'videoBitrate'),
  ],
  [
    'must be a string or null, but got',
    () => bitrate?.({}, 'videoBitrate'),
    () => bitrate?.('1M', 'videoBitrate'),
  ],
  [
    'Frame must be a non-negative number',
    () => validateFrameRange?.(-1),
    () => validateFrameRange?.(1),
  ],
  [
    'Frame must be a finite number',
    () => validateFrameRange?.(Number.POSITIVE_INFINITY),
    () => validateFrameRange?.(1),
  ],
  [
    'Frame must be an integer, but got a float',
    () => validateFrameRange?.(1.5),
    () => validateFrameRange?.(1),
  ],
  [
    'Frame range must be a tuple',
    () => validateFrameRange?.([1]),
    () => validateFrameRange?.([1, 2]),
  ],
  [
    'Each value of frame range must be a number',
    () => validateFrameRange?.(['1', 2]),
    () => validateFrameRange?.([1, 2]),
  ],
  [
    'Each value of frame range must be finite',
    () => validateFrameRange?.([0, Number.POSITIVE_INFINITY]),
    () => validateFrameRange?.([1, 2]),
  ],
  [
    'Each value of frame range must be an integer',
    () => validateFrameRange?.([0, 1.5]),
    () => validateFrameRange?.([1, 2]),
  ],
  [
    'Each value of frame range must be non-negative',
    () => validateFrameRange?.([-1, 5]),
    () => validateFrameRange?.([1, 2]),
  ],
  [
    'The second value of frame range must be not smaller than the first one',
    () => validateFrameRange?.([9, 5]),
    () => validateFrameRange?.([5, 9]),
  ],
  [
    'Frame range must be a number or a tuple of numbers',
    () => validateFrameRange?.('0-5'),
    () => validateFrameRange?.([0, 5]),
  ],
  ['"crf" and "videoBitrate" can not both be set', media({crf: 18, videoBitrate: '1M'})],
  [
    '"encodingMaxRate" can not be set without also setting "encodingBufferSize"',
    media({encodingMaxRate: '1M'}),
  ],
  ['CRF must be between', media({crf: 99})],
  ['Setting the CRF to 0 with a H264 codec is not supported', media({crf: 0})],
  ['Expected CRF to be a number', media({crf: '18'})],
  [
    'codec does not support the --crf option',
    media({codec: 'gif', crf: 18, outputLocation: path.join(folder, 'a.gif')}),
  ],
  ['Pixel format was set to', media({pixelFormat: 'yuva420p', imageFormat: 'png'})],
  ['is not valid as a pixel format', media({pixelFormat: 'rgb'})],
  ['You have set a ProRes profile but the codec is "h264"', media({proResProfile: '4444'})],
  [
    'You have set a x264 preset but the codec is "vp8"',
    media({codec: 'vp8', x264Preset: 'fast', outputLocation: path.join(folder, 'a.webm')}),
  ],
  ['The Preset profile "warp" is not valid', media({x264Preset: 'warp'})],
  ['which is an uneven number', media({composition: {...composition, width: 641}})],
  ['When using the h264 codec', media({outputLocation: path.join(folder, 'a.png')})],
  ['No serve URL or webpack bundle directory was passed', () => getCompositions?.(undefined, {})],
  [
    '"browserExecutable" was specified as',
    () => ensureBrowser?.({browserExecutable: '/nowhere/chrome'}),
  ],
  [
    '"browserExecutable" was specified as',
    () => openBrowser?.('chrome', {browserExecutable: '/nowhere/chrome'}),
  ],
  [
    'No `composition` option has been specified for renderFrames()',
    frames({composition: undefined}),
  ],
  [
    'does not exist. Is this a valid path to a Webpack bundle?',
    () => selectComposition?.({serveUrl: folder, id: 'Clip', inputProps: {}}),
  ],
  [
    'renderMedia() got cancelled',
    () => {
      const signal = makeCancelSignal?.();
      Reflect.get(Object(signal), 'cancel')();
      return renderMedia?.({
        composition,
        serveUrl,
        codec: 'h264',
        inputProps: {},
        cancelSignal: Reflect.get(Object(signal), 'cancelSignal'),
      });
    },
  ],
  ['bundle() was called without the `entryPoint` option', () => bundle?.({entryPoint: undefined})],
  ['bundle() was called without arguments', () => bundle?.()],
  [
    'but this file does not contain "registerRoot"',
    () => bundle?.({entryPoint: path.join(folder, 'Root.tsx')}),
  ],
  ['Expected a number', () => cacheSize?.('1gb'), () => cacheSize?.(1024 ** 3)],
  ['Expected a positive number', () => cacheSize?.(0), () => cacheSize?.(null)],
  [
    'Expected a finite number',
    () => cacheSize?.(Number.POSITIVE_INFINITY),
    () => cacheSize?.(1024 ** 3),
  ],
  ['Expected a whole number', () => cacheSize?.(1.5), () => cacheSize?.(Math.floor(1.5))],
  [
    'to be used for the HTTP server, but it is not available',
    withTakenPort((taken) => port({desiredPort: taken, from: 3000, to: 3100})),
    () => port({from: 3000, to: 3100}),
  ],
  [
    'No available ports found',
    withTakenPort((taken) => port({from: taken, to: taken})),
    () => port({from: 3000, to: 3100}),
  ],
  ['Firefox supported is not yet turned on', () => openBrowser?.('firefox', {})],
  ['serveUrl is undefined', () => isServeUrl?.(undefined), () => isServeUrl?.('build')],
  ['Got unexpected codec "mp4"', media({codec: 'mp4'})],
  ['Expected a string, got a object', media({outputLocation: new URL('file:///out/film.mp4')})],
  ['The "quality" option has been renamed', media({quality: 80, codec: 'mp4'})],
]);
