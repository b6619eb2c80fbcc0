import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

const loud = (says: string, values: Record<number, number>, hint: string): Goal => ({
  says,
  test: (film) => {
    for (const [key, wanted] of Object.entries(values)) {
      const [sound] = film.components(Number(key), 'Audio');
      if (!sound)
        return {
          seen: `On frame ${key} nothing is heard.`,
          hint: 'The <Audio> stays for the whole film.',
        };
      const volume = sound.volume ?? 1;
      const within = wanted === 0.5 ? 0.3 : 0.06;
      if (volume < 0 || Math.abs(volume - wanted) > within) {
        return {
          seen: `On frame ${key} its volume is ${volume.toFixed(2)} instead of ${wanted}.`,
          hint,
        };
      }
    }
    return null;
  },
});

export const checks: StepChecks = {
  looks: [0, 15, 30, 60, 90, 105, 119],
  goals: [
    loud('It is silent on frame 0', {0: 0}, 'The first value of the volume is 0.'),
    loud(
      'It gets louder until frame 30',
      {15: 0.5, 30: 1},
      'Frames 0 and 30 belong to the values 0 and 1.',
    ),
    loud(
      'It stays at 1 until frame 90',
      {60: 1, 90: 1},
      'Between 30 and 90 both values are 1: [0, 30, 90, 119], [0, 1, 1, 0].',
    ),
    loud(
      'It gets softer until frame 119',
      {105: 0.5, 119: 0},
      'The last range goes from frame 90 to 119, and from 1 to 0.',
    ),
  ],
};
