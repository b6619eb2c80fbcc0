import type {InternalMessages} from '../../../shared/error-entry.ts';

/** Of the packages of components and functions beside remotion; see ../internal-messages.ts. */
export const rows: InternalMessages[] = [
  {
    package: '@remotion/gif',
    reason: 'decompressFrames() hands on only frames that have an image.',
    messages: ['gif frame does not have associated image.'],
  },
  {
    package: '@remotion/gif',
    reason: 'The package makes its one cache with constants that pass the check: 30 GIFs, no age.',
    messages: [
      '`maxSize` must be a number greater than 0',
      '`maxAge` must be a number greater than 0',
    ],
  },
  {
    package: '@remotion/gif',
    reason:
      'The copy of the canvas that it misses is made for exactly the frames with disposal type 3, a few lines before.',
    messages: ['Disposal type 3 without previous frame'],
  },
  {
    package: '@remotion/google-fonts',
    reason: 'It stands behind ENABLE_V5_BREAKING_CHANGES, which is false in version 4.',
    messages: [
      'Loading Google Fonts without specifying weights and subsets is not supported in Remotion v5. Please specify the weights and subsets you need.',
    ],
  },
  {
    package: '@remotion/transitions',
    reason: 'It stands behind ENABLE_V5_BREAKING_CHANGES, which is false in version 4.',
    messages: [
      'The "layout" prop of <TransitionSeries /> is not supported anymore in v5. TransitionSeries\' must be absolutely positioned.',
    ],
  },
  {
    package: '@remotion/media-utils',
    reason: 'No other file of the package imports get-partial-media-data-2.',
    messages: ['Operation was aborted', 'No audio track found'],
  },
  {
    package: '@remotion/media-utils',
    reason:
      'checkFor404OrSkip() catches it; the error that the reader sees says that the file could not be opened.',
    messages: ['Fetch timed out after …ms'],
  },
  {
    package: '@remotion/media-utils',
    reason: 'The effect that calls the function returns before while there is no probe.',
    messages: ['Wave probe is not loaded yet'],
  },
  {
    package: '@remotion/media-utils',
    reason:
      'The check for whole numbers stands before it, and NaN doesn\'t pass that: it says that "channel" must be an integer.',
    messages: ['The channel parameter is NaN.'],
  },
  {
    package: '@remotion/paths',
    reason: 'Paths are reduced to M, L, C and Z before, and all four are handled.',
    messages: [
      '… is not supported.',
      'Unknown instruction …',
      'unnormalized instruction …',
      'unhandled',
    ],
  },
  {
    package: '@remotion/paths',
    reason: 'normalizeInstructions() refuses an unknown type before, in words that have an entry.',
    messages: ['Unexpected instruction …'],
  },
  {
    package: '@remotion/paths',
    reason: 'The instructions come from parsePath(), which makes only types that are handled here.',
    messages: ['unexpected function', 'Unknown segment type: …', 'Invalid path element …'],
  },
  {
    package: '@remotion/paths',
    reason:
      'convertToCCommand() throws for M, C and Z before, and reduced paths have no other type than those and L.',
    messages: ['all types should be handled'],
  },
  {
    package: '@remotion/paths',
    reason: 'parsePath() throws before it would return an empty list.',
    messages: ['SVG Path "…" is not valid'],
  },
  {
    package: '@remotion/paths',
    reason: 'parseValues() counts the numbers before, in words that have an entry.',
    messages: ['Expected number of arguments of SVG instruction "… …" to be a multiple of …'],
  },
  {
    package: '@remotion/paths',
    reason:
      'Only lines and curves are split, and their pieces have as many points as they: two or four.',
    messages: ['Expected 2, 3 or 4 points for a line segment, got …'],
  },
  {
    package: '@remotion/preload',
    reason: 'The four public functions pass constants: video, audio, image, font.',
    messages: ['preload……() Error, elemType not supported. Doing nothing. …'],
  },
];
