import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

/** What may stand in a Series: a part of it, or a transition between two. */
interface Part {
  durationInFrames?: number;
  offset?: number;
  timing?: {getDurationInFrames: (options: {fps: number}) => number};
  children?: ReactNode;
}

/** The parts of a Series; fragments around them are no parts. */
const partsOf = (children: ReactNode): Part[] =>
  Children.toArray(children)
    .filter((child): child is ReactElement<Part> => isValidElement(child))
    .flatMap(({type, props}) => (type === Fragment ? partsOf(props.children) : [props]));

/**
 * Adds up how long a Series is, or one with transitions, during which two of its parts overlap.
 * Takes its children and the frames of a second; returns null where it has no end, or isn't written as it has to be.
 */
export function lengthOf(children: ReactNode, fps: number): number | null {
  const parts = partsOf(children);
  let frames = 0;
  for (const [index, {timing, durationInFrames, offset = 0}] of parts.entries()) {
    const isBetween = index > 0 && index < parts.length - 1;
    if (!timing) frames += (durationInFrames ?? Number.NaN) + offset;
    else if (isBetween) frames -= timing.getDurationInFrames({fps});
  }
  const whole = Math.ceil(frames);
  return Number.isFinite(whole) && whole >= 1 ? whole : null;
}
