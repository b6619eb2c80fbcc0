import type {InternalMessages} from '../../../shared/error-entry.ts';

/** Of media parser, webcodecs and Whisper; see ../internal-messages.ts. */
export const rows: InternalMessages[] = [
  {
    package: '@remotion/media-parser',
    reason:
      'Its parts have 5, 4, 4 and 3 bits, which makes 16 for every type, rate and channel count that can be read.',
    messages: ['Invalid AAC codec private …'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'The line before goes on only for the type of order that comes with this number.',
    messages: ['log2_max_pic_order_cnt_lsb_minus4 is null'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'All sixteen values of the four bits are handled before.',
    messages: ['Invalid block size'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'The bit was set a few lines before.',
    messages: ['Blocking bit should be set'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'The id of the track was taken from the same index.',
    messages: ['No trak box found'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'A mark is only made after a sample was visited.',
    messages: ['no last visited sample'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'Formats that are neither a known picture nor a known sound return before.',
    messages: ['Unknown sample format …'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'The caller has chosen the box by the very type that is asked for here.',
    messages: [
      'Expected traf-box',
      'expected regular bpx',
      'Expected mvhd-box',
      'Expected decoder-config-descriptor',
      'Expected TrackTimestampScale',
      'Expected video track',
      'Expected audio track',
      'Unexpected type',
    ],
  },
  {
    package: '@remotion/media-parser',
    reason: 'An empty source is refused before, in words that have an entry.',
    messages: ['No src'],
  },
  {
    package: '@remotion/media-parser',
    reason:
      'Playlists and callbacks are looked up by the same address under which they were stored.',
    messages: [
      'Expected m3u-playlist with src …',
      'No callback found for audio sample',
      'No callback found for video sample.',
    ],
  },
  {
    package: '@remotion/media-parser',
    reason: 'It is called only while a playlist has segments left.',
    messages: ['should be done with parsing now'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'The main playlist is selected before the first segment is asked for.',
    messages: ['No main playlist selected'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'The first frame of the file sets it before.',
    messages: ['No bitrate info', 'No MP3 info'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'All combinations of version, layer and rate are in the tables.',
    messages: ['Invalid sampling frequency for MPEG version: …', 'Invalid MPEG layer'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'The type of the file was told from the same bytes before.',
    messages: ['Not a RIFF file', 'File type … not supported', 'Unknown video format …'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'parseStrh() refuses other types before, in words that have an entry.',
    messages: ['Unsupported fccType: …'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'Boxes of this kind are taken out by the function that calls it.',
    messages: ['should not be handled here'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'Only the index at the end is read without the state, and no media data stand there.',
    messages: ['No state if expecting side effects', 'States for processing are required'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'canProcessAudio() and canProcessVideo() answer no before, in the same cases.',
    messages: [
      'Stream buffer not found',
      'Expected length is null',
      'Expected length is greater than stream buffer length',
      'cannot process avc stream',
    ],
  },
  {
    package: '@remotion/media-parser',
    reason: 'All kinds of elements in its table are handled above.',
    messages: ['Unknown segment type …'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'The loop that calls it ends when no bytes are left.',
    messages: ['has no bytes'],
  },
  {
    package: '@remotion/media-parser',
    reason:
      'A file has one segment with an index, and its offset is set by the call that starts loading.',
    messages: ['Segment offset mismatch', 'Segment offset not set'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'Unknown fields are refused before, in words that have an entry.',
    messages: ['Unhandled key: …', 'field not implemeted …'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'All structures that a file can get are handled above.',
    messages: [
      'Unknown container …',
      'Unknown container…',
      'Has no duration …',
      'Cannot get fps, not implemented: …',
      'Seeking is not supported for this format: …',
      'Unhandled structure type: …',
    ],
  },
  {
    package: '@remotion/media-parser',
    reason: 'The structure is asked for as the type that the container has set.',
    messages: ['Invalid structure type'],
  },
  {
    package: '@remotion/media-parser',
    reason: 'startReadingBits() stands before every call.',
    messages: ['Not in bit reading mode'],
  },
  {
    package: '@remotion/media-parser',
    reason: "Two lengths are added, so the sum can't be smaller.",
    messages: ['Cannot decrement size'],
  },
  {
    package: '@remotion/media-parser',
    reason:
      'Page and worker are of the same version and send each other only messages of their list.',
    messages: [
      'No callback registered for track …',
      'Unknown callback type: …',
      'No seeking hint promise found',
      'Unknown response type: …',
      'Invalid response from callback',
      'Unknown message type: …',
      'Unknown error name: …',
    ],
  },
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
