import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

const input = (says: string, name: string, kind: string, how: string): Goal => ({
  says,
  test: ({facts}) => {
    const found = facts.controls.find((control) => control.name === name);
    if (found?.kind === kind) return null;
    if (found) return {seen: `The input for ${name} is one for a ${found.kind}.`, hint: how};
    const names = facts.controls.map((control) => control.name).join(', ');
    return {
      seen: names ? `There are inputs for ${names} only.` : 'There are no inputs below the film.',
      hint: names ? how : 'Export the schema under this name: export const schema = z.object({…}).',
    };
  },
});

const stars = (at: number | string, wanted: number): Goal => ({
  says: `${wanted} stars are shown where stars is ${wanted}`,
  test: (film) => {
    const count = film
      .all(at, ({own}) => own.includes('★'))
      .reduce((sum, {own}) => sum + own.split('★').length - 1, 0);
    if (count === wanted) return null;
    return {
      seen: `There ${count === 1 ? 'is one star' : `are ${count} stars`}.`,
      hint: "'★'.repeat(stars) writes as many as the prop says.",
    };
  },
});

export const checks: StepChecks = {
  looks: [0, {frame: 0, name: 'seven', props: {stars: 7}}],
  goals: [
    input(
      'There is an input for the guest’s name',
      'guest',
      'text',
      'guest is a text: z.string().',
    ),
    input(
      'There is one for the number of stars',
      'stars',
      'number',
      'stars is a number: z.number().min(1).max(9).',
    ),
    stars(0, 3),
    stars('seven', 7),
  ],
};
