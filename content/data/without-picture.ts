/**
 * Pages about something visible that show nothing, and why (`model/pages/check-pictured.ts`). All others
 * show it above their first code (guides) or before their first section (reference). A page that gets a
 * demo loses its line here.
 */
const NEEDS_A_RENDER =
  'Something that only happens in a render; nothing of it is seen in a browser.';
const RETURNS_DATA = 'The function returns data that nobody draws as it is.';
const NOT_OURS = 'It takes a package or files that this site may not or does not ship.';
const CANVASKIT =
  'CanvasKit is 3 MB of WebAssembly, more than everything else on the page together.';
const ONLY_HEARD = 'Only heard, and none of the clips of this site has a sound track.';
const GONE = 'What it names no longer exists; it explains an error and its replacement.';

export const withoutPicture: Readonly<Record<string, string>> = {
  artifact: 'The component draws nothing; the guide on artifacts has a drawing of what it does.',
  'audio/from-video': ONLY_HEARD,
  'audio/pitch': NEEDS_A_RENDER,
  clipper: GONE,
  folder: 'It arranges the list of compositions and draws nothing.',
  'gif/get-gif-duration-in-seconds': RETURNS_DATA,
  'gif/preload-gif': 'What it does is over before anything is drawn.',
  'google-fonts/get-available-fonts': RETURNS_DATA,
  'google-fonts/get-info': RETURNS_DATA,
  'google-fonts/load-font-from-info': RETURNS_DATA,
  hdr: 'A browser and a WebP show neither the range nor the colors that it is about.',
  'lottie/getlottiemetadata': RETURNS_DATA,
  metadata: 'Tags inside of the file; no frame shows them.',
  'miscellaneous/snippets/offthread-video-while-rendering': NEEDS_A_RENDER,
  null: GONE,
  'paths/get-parts': GONE,
  'render-all': 'A script for the command line.',
  'rive/remotionrivecanvas': NOT_OURS,
  'skia/enable-skia': CANVASKIT,
  'skia/skia': CANVASKIT,
  'skia/skia-canvas': CANVASKIT,
  'transitions/presentations/cube': NOT_OURS,
};
