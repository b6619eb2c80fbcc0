import {hides, shows} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const LONG = ['20:00 Soup', '21:00 Roof', '22:00 Saturn', '23:00 Moon', '23:30 Meteors'];
const EARLY = 'from={index * 20} lets a line wait for the ones before it.';

export const checks: StepChecks = {
  looks: [
    0,
    19,
    20,
    39,
    40,
    119,
    {frame: 80, name: 'five lines on frame 80', props: {program: LONG}},
    {frame: 79, name: 'five lines on frame 79', props: {program: LONG}},
  ],
  goals: [
    shows('The first line is there from frame 0 to the end', /roof opens/i, [0, 19, 119]),
    hides('Until frame 19 there is no second one', /saturn/i, [0, 19], EARLY),
    shows(
      'It comes on frame 20, and stays',
      /saturn/i,
      [20, 40, 119],
      'program.map() makes an element of each line.',
    ),
    hides('Until frame 39 there is no third one', /shooting stars/i, [0, 20, 39], EARLY),
    shows(
      'It comes on frame 40, and stays',
      /shooting stars/i,
      [40, 119],
      'program.map() makes an element of each line.',
    ),
    shows(
      'Of five lines, the fifth comes on frame 80',
      /meteors/i,
      ['five lines on frame 80'],
      'The number of lines is that of the data: use program.map() instead of writing them one by one.',
    ),
    hides('And not before', /meteors/i, ['five lines on frame 79'], EARLY),
    {
      says: 'The lines stand below each other',
      test: (film) => {
        const tops = [/roof opens/i, /saturn/i, /shooting stars/i].map(
          (text) => film.measure(119, 'top', text) ?? 0,
        );
        const isBelow = tops.every(
          (top, index) => index === 0 || top > (tops[index - 1] ?? 0) + 20,
        );
        return isBelow
          ? null
          : {
              seen: `On frame 119 they begin at ${tops.map(Math.round).join(', ')} from the top.`,
              hint: 'layout="none" leaves each line in its place; otherwise a Sequence covers the whole picture.',
            };
      },
    },
  ],
};
