import {expect, it} from 'vitest';
import {z} from 'zod';
import {fromFrameSchema} from '../protocol';
import type {Entry} from './entry';
import {tellRun} from './tell-run';

const entry: Entry = {
  kind: 'composition',
  component: () => null,
  video: {width: 640, height: 360, fps: 30, durationInFrames: 60},
  composition: 'Title',
  compositions: ['Title'],
  defaultProps: {},
  schema: undefined,
  select: null,
};

it('names inputs for the schema, with the values that are shown', () => {
  const schema = z.object({size: z.number().min(0).max(10), word: z.string(), when: z.date()});
  const defaultProps = {size: 4, word: 'Hi'};
  const {controls, props} = tellRun(1, {...entry, schema, defaultProps}, {size: 9, word: null});
  expect(controls.map(({name}) => name)).toEqual(['size', 'word']);
  // What isn't a value, the input shows as it is at first.
  expect(props).toEqual({size: 9, word: 'Hi'});
});

it('says no more than the page takes', () => {
  const names = Array.from({length: 300}, (_, index) => `n${index}`);
  const large: Entry = {
    ...entry,
    composition: 'x'.repeat(300),
    compositions: names.map((name) => name.repeat(100)),
    schema: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))),
    defaultProps: Object.fromEntries(names.map((name) => [name, 'a'])),
  };
  const message = tellRun(1, large, {n0: 'x'.repeat(5000)});
  expect(message.controls).toHaveLength(60);
  expect(fromFrameSchema.safeParse(message).success).toBe(true);
});
