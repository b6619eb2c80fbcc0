import {reads} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const GREETING = /^dear (\S+?),/i;

export const checks: StepChecks = {
  looks: [0, {frame: 0, name: 'the film for Nora', props: {guest: 'Nora'}}],
  goals: [
    reads(
      'It greets Ines',
      GREETING,
      {0: 'Ines'},
      () => 'Put the prop into the text: Dear {guest},',
    ),
    reads('For Nora it greets Nora', GREETING, {'the film for Nora': 'Nora'}, (film) =>
      /defaultProps\.guest/.test(film.code)
        ? 'defaultProps are only what is shown first: use the prop that the component gets.'
        : 'The name stands in the text: take it from the props, {guest}.',
    ),
  ],
};
