import {isDeepStrictEqual} from 'node:util';
import {z} from 'zod';
import {loadFile} from '../errors/case.ts';

/** A setter of the configuration file, called as the page shows it. */
interface Row {
  setter: string;
  /** What it is called with. */
  value: unknown;
  /** What a command uses after that. */
  read: () => unknown;
  /** What is read where the setter works, if that isn't the value itself. */
  expected?: unknown;
  /** Where nothing is set, a file of the toolkit fills the default in: the file, and the words that do so. */
  fallback?: [file: string, words: string];
  /** Values that the page calls invalid. */
  refused?: unknown[];
}

// As the command line starts, with no flag at all: what the parser fills in then makes some setters idle.
const ownWords = process.argv;
process.argv = [process.execPath, 'remotion', 'render'];
const {parsedCli} = loadFile('@remotion/cli/dist/parsed-cli.js');
process.argv = ownWords;
const {Config, ConfigInternals} = loadFile('@remotion/cli/dist/config/index.js');
const {allOptions} = loadFile('@remotion/renderer/dist/options/index.js');
const {parseCommandLine} = loadFile('@remotion/cli/dist/parse-command-line.js');
const {getNumberOfSharedAudioTags} = loadFile(
  '@remotion/cli/dist/config/number-of-shared-audio-tags.js',
);

const call = (owner: unknown, name: string, ...args: unknown[]): unknown => {
  const method: unknown = Reflect.get(Object(owner), name);
  if (typeof method !== 'function') throw new Error(`The toolkit has no ${name}()`);
  return Reflect.apply(method, owner, args);
};
const answer = z.object({value: z.unknown()});

/** The value of an option as the commands ask for it. */
const option = (name: string, more: unknown = {}) => {
  const definition: unknown = Reflect.get(Object(allOptions), `${name}Option`);
  return () =>
    answer.parse(
      call(
        definition ?? Reflect.get(Object(allOptions), name),
        'getValue',
        {commandLine: parsedCli},
        more,
      ),
    ).value;
};
const internal = (name: string) => () => call(ConfigInternals, name);
/** Functions are told apart by what they do. */
const applied = (name: string, input: unknown) => () => {
  const given: unknown = call(ConfigInternals, name);
  return typeof given === 'function' ? given(input) : given;
};

/** Calls a setter, and then what each command calls before it looks at the configuration. */
export function set(setter: string, value: unknown): void {
  call(Config, setter, value);
  parseCommandLine?.();
}

/** Whether a setter refuses a value. */
export function refuses(setter: string, value: unknown): boolean {
  try {
    call(Config, setter, value);
    return false;
  } catch {
    return true;
  }
}

/** Whether two values of options are the same, nested ones too. */
export const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b);

const IMAGES = '@remotion/renderer/dist/image-format.js';
const DEFAULTS = '@remotion/cli/dist/get-render-defaults.js';
const range = {refused: [-1, [0, 1, 2], [60, 30]]};
const port = {refused: ['3000', 0, 65_536]};
const noNames = {compositionCodec: null, configFile: null, downloadName: null, outName: 'out'};

/** A call of each setter. */
export const rows: Row[] = [
  {setter: 'setEntryPoint', value: 'src/video.ts', read: internal('getEntryPoint')},
  {
    setter: 'overrideWebpackConfig',
    value: (config: object) => ({...config, mode: 'none'}),
    read: applied('getWebpackOverrideFn', {name: 'x'}),
    expected: {name: 'x', mode: 'none'},
  },
  {setter: 'setCachingEnabled', value: false, read: internal('getWebpackCaching'), refused: ['no']},
  {
    setter: 'setPublicDir',
    value: 'files',
    read: option('publicDir'),
    fallback: ['@remotion/bundler/dist/bundle.js', "'public'"],
  },
  {
    setter: 'setPublicPath',
    value: '/videos/',
    read: option('publicPath'),
    fallback: ['@remotion/bundler/dist/bundle.js', "'/'"],
  },
  {
    setter: 'setDotEnvLocation',
    value: '.env.staging',
    read: internal('getDotEnvLocation'),
    fallback: ['@remotion/cli/dist/get-env.js', "'.env'"],
  },
  {setter: 'setStudioPort', value: 3010, read: internal('getStudioPort'), ...port},
  {
    setter: 'setShouldOpenBrowser',
    value: false,
    read: internal('getShouldOpenBrowser'),
    refused: ['false'],
  },
  {
    setter: 'setMaxTimelineTracks',
    value: 20,
    read: internal('getMaxTimelineTracks'),
    refused: ['20', -1, Number.NaN, Number.POSITIVE_INFINITY],
  },
  {
    setter: 'setKeyboardShortcutsEnabled',
    value: false,
    read: internal('getKeyboardShortcutsEnabled'),
  },
  {
    setter: 'setNumberOfSharedAudioTags',
    value: 5,
    read: () => getNumberOfSharedAudioTags?.(),
  },
  {setter: 'setWebpackPollingInMilliseconds', value: 1000, read: internal('getWebpackPolling')},
  {
    setter: 'setBufferStateDelayInMilliseconds',
    value: 500,
    read: internal('getBufferStateDelayInMilliseconds'),
    fallback: [
      '@remotion/studio/dist/components/Editor.js',
      'DEFAULT_BUFFER_STATE_DELAY_IN_MILLISECONDS = 300',
    ],
  },
  {setter: 'setBeepOnFinish', value: true, read: option('beepOnFinish')},
  {setter: 'setEnableCrossSiteIsolation', value: true, read: option('enableCrossSiteIsolation')},
  // What `bundle` asks; `studio` passes its flag on by itself.
  {
    setter: 'setAudioLatencyHint',
    value: 'playback',
    read: option('audioLatencyHint'),
    fallback: ['@remotion/bundler/dist/bundle.js', "'interactive'"],
  },
  {
    setter: 'setOutputLocation',
    value: 'renders/talk.mp4',
    read: internal('getOutputLocation'),
    fallback: ['@remotion/studio-shared/dist/get-default-out-name.js', 'out/'],
    refused: ['', {}],
  },
  {
    setter: 'setOverwriteOutput',
    value: false,
    read: option('overwrite', true),
    refused: ['no'],
  },
  {setter: 'setFrameRange', value: [30, 60], read: internal('getRange'), ...range},
  {
    setter: 'setImageSequence',
    value: true,
    read: () => call(ConfigInternals, 'getShouldOutputImageSequence', null),
    refused: ['yes'],
  },
  {setter: 'overrideWidth', value: 640, read: internal('getWidth')},
  {setter: 'overrideHeight', value: 360, read: internal('getHeight')},
  {setter: 'setScale', value: 0.5, read: option('scale')},
  {setter: 'setMetadata', value: {artist: 'Ada'}, read: internal('getMetadata')},
  {
    setter: 'setVideoImageFormat',
    value: 'png',
    read: internal('getUserPreferredVideoImageFormat'),
    fallback: [IMAGES, "DEFAULT_VIDEO_IMAGE_FORMAT = 'jpeg'"],
    refused: ['jpg'],
  },
  {
    setter: 'setStillImageFormat',
    value: 'webp',
    read: internal('getUserPreferredStillImageFormat'),
    fallback: [IMAGES, "DEFAULT_STILL_IMAGE_FORMAT = 'png'"],
    refused: ['jpg'],
  },
  {setter: 'setJpegQuality', value: 95, read: option('jpegQuality'), refused: [101, -1]},
  {
    setter: 'setPixelFormat',
    value: 'yuva420p',
    read: internal('getPixelFormat'),
    refused: ['rgb'],
  },
  {setter: 'setColorSpace', value: 'bt709', read: option('colorSpace')},
  {
    setter: 'setCodec',
    value: 'h265',
    read: () =>
      option('videoCodec', {
        ...noNames,
        configFile: call(ConfigInternals, 'getOutputCodecOrUndefined'),
      })(),
    refused: ['mp4'],
  },
  {setter: 'setCrf', value: 22, read: option('crf')},
  {setter: 'setVideoBitrate', value: '5M', read: option('videoBitrate')},
  {setter: 'setEncodingMaxRate', value: '8M', read: option('encodingMaxRate')},
  {setter: 'setEncodingBufferSize', value: '10M', read: option('encodingBufferSize')},
  {
    setter: 'setProResProfile',
    value: '4444',
    read: internal('getProResProfile'),
    fallback: [DEFAULTS, "'hq'"],
  },
  {
    setter: 'setX264Preset',
    value: 'veryfast',
    read: option('x264'),
    fallback: [DEFAULTS, "'medium'"],
  },
  {
    setter: 'setHardwareAcceleration',
    value: 'if-possible',
    read: option('hardwareAcceleration'),
    refused: ['yes'],
  },
  {setter: 'setEveryNthFrame', value: 2, read: internal('getEveryNthFrame')},
  {setter: 'setNumberOfGifLoops', value: 1, read: option('numberOfGifLoops')},
  {
    setter: 'overrideFfmpegCommand',
    value: ({args}: {args: string[]}) => ['-y', ...args],
    read: applied('getFfmpegOverrideFunction', {args: ['out.mp4']}),
    expected: ['-y', 'out.mp4'],
  },
  {setter: 'setAudioCodec', value: 'pcm-16', read: option('audioCodec'), refused: ['flac']},
  {
    setter: 'setAudioBitrate',
    value: '128k',
    read: option('audioBitrate'),
    fallback: ['@remotion/renderer/dist/compress-audio.js', "'320k'"],
  },
  {setter: 'setMuted', value: false, read: option('muted')},
  {setter: 'setEnforceAudioTrack', value: true, read: option('enforceAudio')},
  {setter: 'setPreferLosslessAudio', value: true, read: option('preferLossless')},
  {
    setter: 'setForSeamlessAacConcatenation',
    value: true,
    read: option('forSeamlessAacConcatenation'),
  },
  {setter: 'setConcurrency', value: '50%', read: internal('getConcurrency')},
  {
    setter: 'setDelayRenderTimeoutInMilliseconds',
    value: 60_000,
    read: option('delayRenderTimeoutInMilliseconds'),
    refused: ['60s'],
  },
  {
    setter: 'setOffthreadVideoCacheSizeInBytes',
    value: 500_000_000,
    read: option('offthreadVideoCacheSizeInBytes'),
  },
  {setter: 'setBinariesDirectory', value: 'bin', read: option('binariesDirectory')},
  {setter: 'setBrowserExecutable', value: '/opt/chrome', read: internal('getBrowserExecutable')},
  {setter: 'setChromeMode', value: 'chrome-for-testing', read: option('chromeMode')},
  {setter: 'setChromiumOpenGlRenderer', value: 'angle', read: option('gl'), refused: ['fast']},
  {
    setter: 'setChromiumDisableWebSecurity',
    value: true,
    read: internal('getChromiumDisableWebSecurity'),
  },
  {
    setter: 'setChromiumIgnoreCertificateErrors',
    value: true,
    read: internal('getIgnoreCertificateErrors'),
  },
  {setter: 'setChromiumUserAgent', value: 'Probe/1', read: internal('getChromiumUserAgent')},
  {
    setter: 'setChromiumMultiProcessOnLinux',
    value: false,
    read: option('enableMultiprocessOnLinux'),
  },
  {setter: 'setChromiumHeadlessMode', value: false, read: option('headless')},
  {
    setter: 'setRendererPort',
    value: 3020,
    read: internal('getRendererPortFromConfigFileAndCliFlag'),
    ...port,
  },
  {setter: 'setLevel', value: 'verbose', read: option('logLevel')},
  {setter: 'setRepro', value: true, read: option('repro')},
  {setter: 'setDeleteAfter', value: '7-days', read: option('deleteAfter')},
  {setter: 'setEnableFolderExpiry', value: true, read: option('folderExpiry')},
  {setter: 'setLambdaInsights', value: true, read: option('enableLambdaInsights')},
  {
    setter: 'setPort',
    value: 3030,
    read: () => [
      call(ConfigInternals, 'getStudioPort'),
      call(ConfigInternals, 'getRendererPortFromConfigFile'),
    ],
    expected: [3030, 3030],
    ...port,
  },
  {
    setter: 'setTimeoutInMilliseconds',
    value: 45_000,
    read: option('delayRenderTimeoutInMilliseconds'),
  },
];

/** Setters and properties that do nothing but throw. */
export const removed: Record<string, () => unknown> = {
  setQuality: () => call(Config, 'setQuality', 80),
  setImageFormat: () => call(Config, 'setImageFormat', 'png'),
  ...Object.fromEntries(
    ['Bundling', 'Preview', 'Log', 'Puppeteer', 'Rendering', 'Output'].map((name) => [
      name,
      () => Reflect.get(Object(Config), name),
    ]),
  ),
};
