import {reads} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const GREETING = /^dear (.*?),$/i;

export const checks: StepChecks = {
  looks: [
    0,
    {frame: 0, name: 'after “Nora” is typed', act: [{fill: 'Guest', value: 'Nora'}]},
    {frame: 0, name: 'after “Tom” is typed', act: [{fill: 'Guest', value: 'Tom'}]},
  ],
  goals: [
    reads(
      'In the beginning the film greets Ines',
      GREETING,
      {0: 'Ines'},
      () => 'useState() says which name is there first.',
    ),
    reads(
      'Once “Nora” is typed it greets Nora, and so on',
      GREETING,
      {'after “Nora” is typed': 'Nora', 'after “Tom” is typed': 'Tom'},
      () => 'The props have to change with the state: inputProps={{guest}}.',
    ),
    {
      says: 'The name gets to the film as a prop',
      test: (film) => {
        const [player] = film.components('after “Nora” is typed', 'Player');
        if (!player) return {seen: 'There is no <Player> on the page.'};
        const {inputProps} = player.props;
        const text = JSON.stringify(inputProps ?? {});
        if (text.includes('Nora')) return null;
        return {
          seen: `After “Nora” is typed, its inputProps are ${text}.`,
          hint: 'A component that is made while the page is drawn is another film each time: component={Greeting}, and the name in inputProps.',
        };
      },
    },
  ],
};
