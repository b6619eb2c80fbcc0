/** What a `<TryFile>` panel can do with a reader's file. */
export const TRY_FILE_RUNS = [
  'metadata',
  'tags',
  'file-type',
  'samples',
  'seeking',
  'convert',
  'resize',
  'extract-frames',
  'whisper-support',
] as const;

/** What `<TryFile run>` can do. */
export type TryFileRun = (typeof TRY_FILE_RUNS)[number];
