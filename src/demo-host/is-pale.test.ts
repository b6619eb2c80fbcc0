import {expect, it} from 'vitest';
import {isPale} from './is-pale';

it('tells cream and white from sand, teal and the stage', () => {
  expect(['#f6efe2', '#ffffff'].map(isPale)).toEqual([true, true]);
  expect(['#d9a066', '#00aa9f', '#15262b'].map(isPale)).toEqual([false, false, false]);
});
