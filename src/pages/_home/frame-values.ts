import {Easing, interpolate, spring} from 'remotion';
import {clamp, video} from './scene';
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
  const {fps} = video;
  const enter = spring({frame, fps, config});
  return {
    frame,
    enter,
    rise: interpolate(enter, [0, 1], [430, 0]),
    x: interpolate(frame, [16, 80], [260, 0], clamp),
    y: interpolate(frame, [16, 80], [-440, 0], {...clamp, easing: Easing.bounce}),
    size: interpolate(frame, [98, 120], [1, 44], {...clamp, easing: Easing.in(Easing.cubic)}),
    end: spring({frame: frame - 112, fps}),
  };
}
