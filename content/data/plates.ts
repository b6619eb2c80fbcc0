import type {PlateRows} from '../../shared/rows';

// What the card of a package shows that draws nothing by itself (`<DemoCards of="=bundler" />`): up to four
// lines of 24 characters of what somebody writes with it. Left of the colon is the id of the page; what
// is between asterisks is marked, and has to be on that page or one next to it. The drawing
// `static/img/plates/<id with - for />.svg`, 320×180, covers it where pictures are shown.
export const plates: PlateRows = {
  'cli/cli': ['npx remotion *studio*', 'npx remotion *render*', 'npx remotion *still*'],
  config: ['*Codec*        h265', '*Crf*          22', '*Concurrency*  50%'],
  'transitions/presentations/cube': ['*cube*({', "  direction: 'from-top',", '})'],
  'skia/skia': ['<*SkiaCanvas*>', '  <Circle r={64} />', '</*SkiaCanvas*>'],
  'rive/index': ['<*RemotionRiveCanvas*', '  src="vehicles.riv"', '/>'],
  'tailwind-v4/overview': ['<h1 *className*="', '  text-8xl font-bold', '">'],
  'tailwind/tailwind': ['*enableTailwind*(', '  configuration,', ')'],
  'enable-scss/overview': ["import './title.*scss*';", '$ink: #0b84f3;', '.title {color: $ink}'],
  'media-parser/index': [
    '*parseMedia*({fields: {',
    '  dimensions: true,',
    '  videoCodec: true,',
    '}})',
  ],
  'webcodecs/index': ['*convertMedia*({', '  src: file,', "  container: 'mp4',", '})'],
  'install-whisper-cpp/index': ['*transcribe*({', "  model: 'small.en',", '  inputPath,', '})'],
  'whisper-web/index': ['*transcribe*({', "  model: 'tiny.en',", '  channelWaveform,', '})'],
  'openai-whisper/index': ['*captions*[0] → {', "  text: 'Ready?',", '  startMs: 0,', '}'],
  'preload/preload': ['*preloadVideo*(src)', '*preloadAudio*(src)', '*preloadImage*(src)'],
  'zod-types/index': ['z.object({', '  ink: *zColor*(),', '  text: *zTextarea*(),', '})'],
  'studio/api': ['*seek*(120);', '*play*(event);'],
  renderer: ['*renderMedia*({', '  composition,', "  codec: 'h264',", '})'],
  bundler: ['*bundle*({', '  entryPoint:', "    './src/index.ts',", '})'],
  'lambda/api': ['*renderMediaOnLambda*({', "  serveUrl: 'my-video',", "  codec: 'h264',", '})'],
  'cloudrun/api': ['*getSites*(', "  'us-east1',", ')'],
  'licensing/index': [
    '*registerUsageEvent*({',
    '  apiKey, host, event,',
    '  succeeded: true,',
    '})',
  ],
};
