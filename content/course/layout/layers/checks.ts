import {parseColor} from '../../../../shared/course/color.ts';
import type {FilmNode} from '../../../../shared/course/film.ts';
import type {Goal, StepChecks} from '../../../../shared/course/step.ts';
import type {FilmView} from '../../../../shared/course/view.ts';

const isFilled = ({background}: FilmNode) => (parseColor(background)?.[3] ?? 0) > 0.5;

/** The layers with the place in which they are drawn; undefined for one that isn't there. */
function layers(film: FilmView) {
  const nodes = film.at(0).nodes;
  // What z-index says comes before the order of writing.
  const placeOf = (node: FilmNode | undefined): number | undefined => {
    if (!node) return undefined;
    let level = 0;
    for (let at: FilmNode | undefined = node; at; at = nodes[at.parent]) {
      level = Math.max(level, Number.parseInt(at.style['z-index'] ?? '', 10) || 0);
    }
    return level * 1000 + nodes.indexOf(node);
  };
  return {
    sky: placeOf(nodes.find((node) => isFilled(node) && node.text === '' && node.box.height > 700)),
    moon: placeOf(film.find(0, /☾/)),
    hill: placeOf(film.find(0, /kestrel hill/i)),
  };
}

const above = (says: string, upper: 'moon' | 'hill', lower: 'sky' | 'moon'): Goal => ({
  says,
  test: (film) => {
    const places = layers(film);
    for (const name of [upper, lower]) {
      if (places[name] === undefined)
        return {
          seen: `The ${name} isn’t in the picture any more.`,
          hint: 'All three stay; only their order changes.',
        };
    }
    if ((places[upper] ?? 0) > (places[lower] ?? 0)) return null;
    return {
      seen: `The ${lower} is drawn after the ${upper}, and covers it.`,
      hint: `What is written later lies on top: <${upper === 'moon' ? 'Moon' : 'Hill'} /> comes after <${lower === 'sky' ? 'Sky' : 'Moon'} />.`,
    };
  },
});

export const checks: StepChecks = {
  looks: [0],
  goals: [
    above('The moon shines in the sky', 'moon', 'sky'),
    above('The hill stands in front of the sky', 'hill', 'sky'),
    above('The hill stands in front of the moon', 'hill', 'moon'),
  ],
};
