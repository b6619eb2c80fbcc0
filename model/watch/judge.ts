import type {WatchRecord} from './record.ts';

/** A code that can only look the same all the time if something is wrong, or on purpose. */
const KNOWS_TIME =
  /\b(?:useCurrentFrame|Sequence|Series|TransitionSeries|Video|OffthreadVideo|Gif|Lottie|AnimatedImage|AnimatedEmoji|Loop)\b/;

/** What can be seen: a sample without any of it is there for a sound or a file. */
const DRAWS =
  /<(?:[a-z]\w*|Img|Video|OffthreadVideo|Gif|Lottie|AnimatedImage|AnimatedEmoji|IFrame|ThreeCanvas)\b|backgroundColor|background:/;

/**
 * Says what of a record a person has to look at.
 *
 * @param record What was seen.
 * @param code All files of the sample: one that knows of time is expected to move.
 * @returns Kinds of oddness, sorted; none if there is nothing to ask.
 */
export function judge(record: WatchRecord, code: string): string[] {
  const odd: [kind: string, isOdd: boolean][] = [
    ['abandoned', record.abandoned.length > 0],
    ['clipped', record.clipped.length > 0],
    ['cut', record.cut.length > 0],
    ['empty', record.isEmpty && DRAWS.test(code)],
    ['flickers', record.flickers.length > 0],
    ['refused', record.refused.length > 0],
    ['reloads', record.reloads.length > 0],
    ['says', record.says.length > 0],
    ['still', !record.isEmpty && !record.moves && KNOWS_TIME.test(code)],
    ['twice', record.twice.length > 0],
  ];
  return odd.flatMap(([kind, isOdd]) => (isOdd ? [kind] : []));
}
