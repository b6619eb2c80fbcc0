import type {Replaced} from './llms-txt.ts';

/** Deprecated names and what to write instead; a test holds each to the API reports. */
export const REPLACED: Replaced[] = [
  {name: '`renderVideoOnLambda()` of `@remotion/lambda`', by: '`renderMediaOnLambda()`'},
  {
    name: '`renderMediaOnLambda()` and other calls without deploying, from `@remotion/lambda`',
    by: 'the same names from `@remotion/lambda/client`',
  },
  {
    name: '`renderMediaOnCloudrun()` and `renderStillOnCloudrun()` from `@remotion/cloudrun`',
    by: 'the same names from `@remotion/cloudrun/client`',
  },
  {name: '`quality` of render functions', by: '`jpegQuality`'},
  {name: '`dumpBrowserLogs` and `verbose` of render functions', by: "`logLevel: 'verbose'`"},
  {name: '`imageFormat` of `<OffthreadVideo>`', by: '`transparent`'},
  {name: '`getAudioDuration()` of `@remotion/media-utils`', by: '`getAudioDurationInSeconds()`'},
  {
    name: '`getVideoMetadata()` of `@remotion/media-utils` and `@remotion/renderer`',
    by: '`parseMedia()` of `@remotion/media-parser`',
  },
  {name: '`durationInMiliseconds` of `estimatePrice()`', by: '`durationInMilliseconds`'},
  {name: '`Config.setQuality()`', by: '`Config.setJpegQuality()`'},
  {
    name: '`Config.setImageFormat()`',
    by: '`Config.setVideoImageFormat()` and `Config.setStillImageFormat()`',
  },
  {
    name: '`Config.setTimeoutInMilliseconds()`',
    by: '`Config.setDelayRenderTimeoutInMilliseconds()`',
  },
  {name: '`Config.setPort()`', by: '`Config.setStudioPort()` and `Config.setRendererPort()`'},
];
