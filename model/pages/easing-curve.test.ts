import {expect, it} from 'vitest';
import {demoGroups} from '../../shared/demo.ts';
import {readDemos} from '../demos/read-demos.ts';
import {easingCurve} from './easing-curve.ts';

/** They are about more than one curve. */
const OTHERS = ['easing', 'easing-step'];

it('draws a curve for each demo of one', () => {
  const [group] = demoGroups.filter((one) => one === 'Easing');
  const ids = [...readDemos().demos.values()]
    .filter((demo) => demo.group === group && demo.id.startsWith('easing'))
    .map(({id}) => id);
  expect(ids.filter((id) => !OTHERS.includes(id) && !easingCurve(id))).toEqual([]);
  expect(ids.length).toBeGreaterThan(OTHERS.length);
});

it('begins at 0, ends at 1, and draws nothing else', () => {
  const curve = easingCurve('easing-quad');
  expect(curve).toMatch(/^M0 20L/);
  expect(curve).toMatch(/L40 6$/);
  expect(easingCurve('spring')).toBeUndefined();
  expect(easingCurve('quad')).toBeUndefined();
});
