import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

const CARD = /^august 12$/i;

const wide = (says: string, frame: number, least: number, most: number, hint: string): Goal => ({
  says,
  test: (film) => {
    const full = film.measure(89, 'width', CARD);
    const found = film.measure(frame, 'width', CARD);
    if (!full || found === undefined)
      return {seen: `On frame ${frame} the card isn’t in the picture.`};
    const part = found / full;
    if (part >= least && part <= most) return null;
    return {
      seen: `On frame ${frame} it is ${Math.round(found)} pixels wide, at the end ${Math.round(full)}.`,
      hint,
    };
  },
});

export const checks: StepChecks = {
  looks: [0, 20, 40, 89],
  goals: [
    wide(
      'On frame 0 the card is seen from its edge',
      0,
      0,
      0.06,
      'rotateY(90deg) shows the edge: use angle in the transform.',
    ),
    wide(
      'On frame 20 it is on its way',
      20,
      0.3,
      0.95,
      'The angle gets smaller with the frame: rotateY(${angle}deg).',
    ),
    wide('From frame 40 on it is flat', 40, 0.99, 1.01, 'On frame 40 the angle is 0.'),
    {
      says: 'It is seen in perspective',
      test: (film) => {
        const low = film.measure(89, 'height', CARD) ?? 0;
        const turned = film.measure(20, 'height', CARD) ?? 0;
        // The near edge of a card that is turned looks higher.
        if (turned > low * 1.03) return null;
        return {
          seen: `On frame 20 the card is ${Math.round(turned)} pixels high, as when it is flat.`,
          hint: 'perspective(1200px) comes first in the transform, or as a style on the element around it.',
        };
      },
    },
  ],
};
