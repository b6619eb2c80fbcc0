import {Easing, interpolate, spring} from 'remotion';
import {video} from './scene';
import type {FrameValues} from './values';

/**
 * The constants of `Title` at a frame, computed with the toolkit's own functions.
 *
 * @param frame May lie between two frames while scrubbing.
 */
export function frameValues(
  frame: number,
  config: {stiffness: number; damping: number},
): FrameValues {
  const enter = spring({frame, fps: video.fps, config});
  return {
    frame,
    enter,
    y: interpolate(enter, [0, 1], [360, 0]),
    x: interpolate(frame, [0, 40], [-1100, 0], {
      easing: Easing.out(Easing.cubic),
      extrapolateRight: 'clamp',
    }),
    opacity: interpolate(frame, [78, 89], [1, 0], {
      extrapolateLeft: 'clamp',
    }),
  };
}
