// Bundles and renders five frames with the functions for Node.js.
import {
  book,
  file,
  finish,
  load,
  removeBrowser,
  serveBrowser,
  serveFiles,
  writeProject,
} from './project.ts';

writeProject(await serveFiles());
serveBrowser();
process.chdir(file('.'));

const {bundle} = load('@remotion/bundler');
const serveUrl = await bundle?.({
  entryPoint: file('src/index.ts'),
  ...book.spies('bundle', '25 MB and a link in public/', [
    'onProgress',
    'onPublicDirCopyProgress',
    'onSymlinkDetected',
    'onDirectoryCreated',
  ]),
});

const renderer = load('@remotion/renderer');
const common = {serveUrl, logLevel: 'error', inputProps: {}};
/** On a machine without a browser; its download is followed. */
const download = (page: string) => {
  removeBrowser();
  return book.spies(page, 'a machine without a browser', ['onBrowserDownload'], {
    onBrowserDownload: () => ({version: null, onProgress: () => undefined}),
  });
};
await renderer.ensureBrowser?.({logLevel: 'error', ...download('renderer/ensure-browser')});
const root = 'console.log() in calculateMetadata()';
const composition = await renderer.selectComposition?.({
  ...common,
  id: 'Clip',
  ...download('renderer/select-composition'),
  ...book.spies('renderer/select-composition', root, ['onBrowserLog']),
});
await renderer.getCompositions?.(serveUrl, {
  logLevel: 'error',
  ...download('renderer/get-compositions'),
  ...book.spies('renderer/get-compositions', root, ['onBrowserLog']),
});
const film = 'frames with a remote video and an artifact';
const shared = ['onBrowserLog', 'onArtifact', 'onDownload'];
await renderer.renderStill?.({
  ...common,
  composition,
  output: file('still.png'),
  ...download('renderer/render-still'),
  ...book.spies('renderer/render-still', film, shared),
});
await renderer.renderMedia?.({
  ...common,
  composition,
  codec: 'h264',
  outputLocation: file('out.mp4'),
  ...download('renderer/render-media'),
  ...book.spies('renderer/render-media', film, [...shared, 'onStart', 'onProgress']),
});
const {assetsInfo} = Object(
  await renderer.renderFrames?.({
    ...common,
    composition,
    imageFormat: 'jpeg',
    outputDir: file('frames'),
    ...download('renderer/render-frames'),
    ...book.spies('renderer/render-frames', film, [...shared, 'onStart', 'onFrameUpdate']),
  }),
);
// What is rendered in between would take the time in which the sounds are removed.
assetsInfo.downloadMap.preventCleanup();
await renderer.renderFrames?.({
  ...common,
  composition,
  imageFormat: 'jpeg',
  outputDir: null,
  onStart: () => undefined,
  onFrameUpdate: () => undefined,
  ...book.spies('renderer/render-frames', 'no folder for the frames', ['onFrameBuffer']),
});
await renderer.stitchFramesToVideo?.({
  assetsInfo,
  fps: 30,
  width: 320,
  height: 180,
  codec: 'h264',
  outputLocation: file('stitched.mp4'),
  force: true,
  ...book.spies('renderer/stitch-frames-to-video', 'the frames of renderFrames()', [
    'onProgress',
    'onDownload',
  ]),
});
const chunk = {
  ...common,
  composition,
  codec: 'h264-ts',
  audioCodec: 'aac',
  forSeamlessAacConcatenation: true,
  numberOfGifLoops: null,
  enforceAudioTrack: true,
};
for (const [index, frameRange] of [
  [0, 2],
  [3, 4],
].entries())
  await renderer.renderMedia?.({
    ...chunk,
    frameRange,
    compositionStart: 0,
    outputLocation: file(`chunk${index}.ts`),
    separateAudioTo: file(`chunk${index}.aac`),
  });
await renderer.combineChunks?.({
  videoFiles: [file('chunk0.ts'), file('chunk1.ts')],
  audioFiles: [file('chunk0.aac'), file('chunk1.aac')],
  outputLocation: file('combined.mp4'),
  codec: 'h264',
  audioCodec: 'aac',
  framesPerChunk: 3,
  fps: 30,
  compositionDurationInFrames: 5,
  preferLossless: false,
  ...book.spies('renderer/combine-chunks', 'two chunks', ['onProgress']),
});
finish();
