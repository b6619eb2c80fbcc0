import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

/** What the whole picture reads. */
const reads = (says: string, frames: number[], wanted: string): Goal => ({
  says,
  test: (film) => {
    for (const frame of frames) {
      const text = film
        .all(frame, ({own}) => own !== '')
        .map(({own}) => own)
        .join(' ');
      if (text === wanted) continue;
      const words = text.split(' ').length;
      return {
        seen: text
          ? `On frame ${frame} the picture reads “${text}”.`
          : `On frame ${frame} there is no text in the picture.`,
        hint:
          text !== '' && words === 1
            ? 'These are single words: look for the page of this moment, not for the caption.'
            : words > 4
              ? 'combineTokensWithinMilliseconds is how long a page goes on taking words: 900.'
              : 'A page is spoken from startMs until startMs + durationMs.',
      };
    }
    return null;
  },
});

export const checks: StepChecks = {
  looks: [1, 14, 29, 31, 50, 68, 70, 89, 91, 118],
  goals: [
    reads('In the first second: “Lie on your”', [1, 14, 29], 'Lie on your'),
    reads('Then: “back and look”', [31, 50, 68], 'back and look'),
    reads('And then, to the end: “straight up”', [70, 89, 91, 118], 'straight up'),
  ],
};
