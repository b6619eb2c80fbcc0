import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

const LONG = 'The longest night of shooting stars';

const wide = (says: string, at: number | string, text: RegExp): Goal => ({
  says,
  test: (film) => {
    const node = film.find(at, text);
    if (!node)
      return {
        seen: 'The title isn’t in the picture.',
        hint: 'The title comes from the props: show {title}.',
      };
    const {width} = node.ink;
    if (Math.abs(width - 1120) <= 24) return null;
    const hint = /fitText/.test(film.code)
      ? 'fitText() measured another text or font: hand it the title, withinWidth: 1120, and the fontFamily and fontWeight of the style.'
      : 'A size that is right for one title is wrong for the next: let fitText() compute it.';
    return {seen: `“${node.text}” is ${Math.round(width)} pixels wide instead of 1120.`, hint};
  },
});

export const checks: StepChecks = {
  looks: [
    0,
    {frame: 0, name: 'a long title', props: {title: LONG}},
    {frame: 0, name: 'a short title', props: {title: 'Stars'}},
  ],
  goals: [
    wide('“Meteor Night” is 1120 pixels wide', 0, /meteor night/i),
    wide('So is a longer title', 'a long title', /the longest night/i),
    wide('And a shorter one', 'a short title', /^stars$/i),
  ],
};
