import {shows} from '../../../../shared/course/goals.ts';
import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

const FIVE = ['20:00 Soup', '21:00 Roof', '22:00 Saturn', '23:00 Moon', '23:30 Meteors'];

const lasts = (says: string, at: number | string, wanted: number): Goal => ({
  says,
  test: (film) => {
    const {durationInFrames: length, fps} = film.at(at).video;
    if (length === wanted) return null;
    const seen = `It has ${length} frames, which are ${(length / fps).toFixed(1)} seconds.`;
    if (/defaultProps\.lines/.test(film.code))
      return {
        seen,
        hint: 'defaultProps are only those of the preview: count the lines of props, which calculateMetadata() gets.',
      };
    if (length < 30)
      return {seen, hint: 'durationInFrames counts frames, not seconds: 30 for each line.'};
    return {
      seen,
      hint: 'calculateMetadata={({props}) => ({durationInFrames: 30 + props.lines.length * 30})} makes it from the data.',
    };
  },
});

export const checks: StepChecks = {
  looks: [
    0,
    {frame: 0, name: 'five', props: {lines: FIVE}},
    {frame: 179, name: 'five, at the end', props: {lines: FIVE}},
    {frame: 0, name: 'one', props: {lines: ['21:00 Roof']}},
  ],
  goals: [
    lasts('With three lines it has 120 frames', 0, 120),
    lasts('With five lines it has 180', 'five', 180),
    lasts('With one line it has 60', 'one', 60),
    shows('Of five lines, the last one is seen', /meteors/i, ['five, at the end']),
  ],
};
