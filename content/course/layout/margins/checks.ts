import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

const ADDRESS = /kestrelhill\.example/i;

const away = (says: string, edge: 'right' | 'bottom', at: number | string): Goal => ({
  says,
  test: (film) => {
    const node = film.find(at, ADDRESS);
    if (!node) return {seen: 'The address isn’t in the picture.'};
    const {width, height} = at === 0 ? film.facts.video : {width: 720, height: 1280};
    const {x, y} = node.ink;
    const left = edge === 'right' ? width - x - node.ink.width : height - y - node.ink.height;
    if (Math.abs(left - 60) <= 14) return null;
    const where = typeof at === 'string' ? ` in ${at}` : '';
    return {
      seen: `The address ends ${Math.round(left)} pixels before the ${edge} edge${where} instead of 60.`,
      hint:
        typeof at === 'string'
          ? 'Count from the edge you mean, or let the flex box do it: left and top are right in one size only.'
          : left < 10
            ? 'It touches the edge: padding: 60 on the layer keeps it away.'
            : `${edge === 'right' ? 'alignItems' : 'justifyContent'}: 'flex-end' puts it there.`,
    };
  },
});

const UPRIGHT = 'an upright picture';

export const checks: StepChecks = {
  looks: [0, {frame: 0, name: UPRIGHT, video: {width: 720, height: 1280}}],
  goals: [
    away('It ends 60 pixels before the right edge', 'right', 0),
    away('And 60 pixels before the bottom edge', 'bottom', 0),
    away('In an upright picture it does, too: on the right', 'right', UPRIGHT),
    away('And at the bottom', 'bottom', UPRIGHT),
  ],
};
