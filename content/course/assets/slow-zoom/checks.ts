import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

/** Its width in the picture, in parts of the picture's: scale, size and transforms all count. */
const grown = (
  says: string,
  at: number | string,
  wanted: number,
  within: number,
  hint: string,
): Goal => ({
  says,
  test: (film) => {
    const [photo] = film.all(at, 'img');
    if (!photo) return {seen: 'The photo isn’t in the picture.'};
    const part = photo.box.width / film.facts.video.width;
    if (Math.abs(part - wanted) <= within) return null;
    const gap = part < 0.99 ? 'It is smaller than the picture, and black edges are seen.' : hint;
    return {
      seen: `${typeof at === 'number' ? `On frame ${at}` : 'In a scene of 300 frames, on frame 150'} its scale is ${part.toFixed(2)} instead of ${wanted}.`,
      hint: gap,
    };
  },
});

export const checks: StepChecks = {
  looks: [
    0,
    45,
    89,
    {frame: 150, name: 'halfway through 300 frames', video: {durationInFrames: 300}},
  ],
  goals: [
    grown(
      'On frame 0 its scale is 1',
      0,
      1,
      0.01,
      'The first value belongs to frame 0: [1, 1.15].',
    ),
    grown(
      'In the middle it is about 1.075',
      45,
      1.075,
      0.05,
      'interpolate(frame, [0, durationInFrames], [1, 1.15]) grows over the whole scene.',
    ),
    grown(
      'At the end about 1.15',
      89,
      1.15,
      0.012,
      'interpolate(frame, [0, durationInFrames], [1, 1.15]) grows over the whole scene.',
    ),
    grown(
      'A longer scene grows more slowly',
      'halfway through 300 frames',
      1.075,
      0.05,
      'The end of the scene is durationInFrames: a number is right for one length only.',
    ),
  ],
};
