import {expect, it} from 'vitest';
import {z} from 'zod';
import {type ControlWording, type DemoControl, wordControls, wordingOf} from './demo.ts';
import {buildControl} from './demo-control.ts';

const schema = {typing: z.number().int().min(0).max(30), mood: z.enum(['glad', 'sad'])};
const initial = {typing: 16, mood: 'glad'};

const build = (hints: Record<string, ControlWording> = {}): DemoControl[] =>
  (['typing', 'mood'] as const).map((name) => {
    const control = buildControl(name, schema[name], initial[name], hints[name]);
    if (typeof control === 'string') throw new Error(control);
    return control;
  });

it('gives controls that were made from the code alone the words of the page', () => {
  const onPage = build({typing: {label: 'Typing dots', unit: 'frames', step: 2}});
  expect(build()[0]).toMatchObject({label: 'Typing', step: 1});
  expect(wordControls(build(), wordingOf(onPage))).toEqual(onPage);
});

it('leaves controls alone that a reader has added', () => {
  expect(wordControls(build(), {other: {label: 'Other'}})).toEqual(build());
});
