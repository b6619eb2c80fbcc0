import type {InternalMessages} from '../../../shared/error-entry.ts';

/** Of media parser, webcodecs and Whisper; see ../internal-messages.ts. */
export const rows: InternalMessages[] = [
  {
    package: '@remotion/webcodecs',
    reason:
      'autoSelectWriter() catches it and takes the writer for memory; only the verbose log mentions it.',
    messages: ['WebFS check timeout'],
  },
  {
    package: '@remotion/webcodecs',
    reason: 'The canvas was made two lines before, so no other kind of context can be in use.',
    messages: ['Could not get 2d context'],
  },
  {
    package: '@remotion/webcodecs',
    reason:
      'No other file of the package imports create-frames; extractFrames() is in extract-frames.',
    messages: ['this should not happen'],
  },
  {
    package: '@remotion/webcodecs',
    reason: 'addTrack() puts the track into the list before the first sample of it can be made.',
    messages: [
      "Tried to add sample to track …, but it doesn't exist",
      'Tried to update progress for a track that was not registered: …',
    ],
  },
  {
    package: '@remotion/webcodecs',
    reason: 'The lines before set the lowest time of the track to that of the sample.',
    messages: ['Tried to add sample to track …, but it has no timestamp'],
  },
  {
    package: '@remotion/webcodecs',
    reason:
      'Only the encoder of sound reports a new sample rate, with the number of its own track.',
    messages: [
      "Tried to update sample rate of track …, but it's not an audio track",
      'track is not audio',
    ],
  },
  {
    package: '@remotion/webcodecs',
    reason: 'The matrix is a constant of the package.',
    messages: ['Matrix must be 9 elements long'],
  },
  {
    package: '@remotion/webcodecs',
    reason: "A new cluster is begun before, for each sample that doesn't fit.",
    messages: ['timecodeRelativeToCluster is too big: … > …'],
  },
  {
    package: '@remotion/webcodecs',
    reason: 'The segment that was just made always contains these parts.',
    messages: [
      'could not get seek offset',
      'could not get duration offset',
      'could not get tracks offset',
    ],
  },
  {
    package: '@remotion/webcodecs',
    reason: 'The names are constants of the package and are all in its table.',
    messages: ['Could not find id for name …'],
  },
  {
    package: '@remotion/webcodecs',
    reason:
      'Sizes, track numbers, positions and times from the start are stored with it; none is negative.',
    messages: ['This function is designed for non-negative integers only.'],
  },
  {
    package: '@remotion/webcodecs',
    reason: 'All kinds of fields that the table of elements knows are handled above.',
    messages: ['Unexpected type'],
  },
  {
    package: '@remotion/webcodecs',
    reason: 'A file would have to be larger than four terabytes.',
    messages: ['EBML VINT size not supported …', 'Bad EBML VINT size …'],
  },
  {
    package: '@remotion/webcodecs',
    reason:
      'Only the list of positions is padded, and the few parts that it names fit into its place.',
    messages: ['ooops'],
  },
  {
    package: '@remotion/webcodecs',
    reason:
      'The lowest time is set, or the only track has its progress, before the smallest is computed.',
    messages: ['No progress values to calculate smallest progress from'],
  },
  {
    package: '@remotion/webcodecs',
    reason:
      'createAudioDecoder() calls it for its list of PCM formats only, and all of them are handled.',
    messages: ['Unsupported sample format: …'],
  },
  {
    package: '@remotion/whisper-web',
    reason:
      'The version of the database is 1, so there is never an older one to upgrade; the branch is for later.',
    messages: [
      'No transaction available during upgrade',
      'Could not access object store during upgrade',
    ],
  },
  {
    package: '@remotion/whisper-web',
    reason: 'The promise has been resolved by then, so the rejection has no effect.',
    messages: ['Transaction failed', 'Transaction aborted'],
  },
  {
    package: '@remotion/whisper-web',
    reason:
      'The size of the file is read for the log before the check, so a missing file ends as "Cannot read properties of undefined (reading \'size\')".',
    messages: ['File is empty', 'File is empty.'],
  },
];
