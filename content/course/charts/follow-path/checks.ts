import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

const place = (
  says: string,
  frame: number,
  x: number,
  y: number,
  within: number,
  hint: string,
): Goal => ({
  says,
  test: (film) => {
    const circle = film.all(frame, 'circle').at(-1)?.box;
    if (!circle) return {seen: `On frame ${frame} there is no <circle> in the picture.`};
    const at = {x: circle.x + circle.width / 2, y: circle.y + circle.height / 2};
    if (Math.hypot(at.x - x, at.y - y) <= within) return null;
    return {
      seen: `On frame ${frame} its middle is at ${Math.round(at.x)}, ${Math.round(at.y)} instead of ${x}, ${y}.`,
      hint,
    };
  },
});

const LENGTH = 'getPointAtLength() needs pixels: multiply the progress by getLength(trail).';

export const checks: StepChecks = {
  looks: [0, 22, 45, 89],
  goals: [
    place(
      'On frame 0 it is where the path begins',
      0,
      120,
      140,
      12,
      'getPointAtLength(trail, 0) is the beginning.',
    ),
    place(
      'On frame 22 it is on the path, halfway',
      22,
      648,
      245,
      60,
      `${LENGTH} Use x and y of the result.`,
    ),
    place('From frame 45 on it is at its end', 45, 1140, 600, 12, LENGTH),
    place('And stays there', 89, 1140, 600, 12, LENGTH),
  ],
};
