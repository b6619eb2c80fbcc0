import {afterEach, expect, it, vi} from 'vitest';
import type {Film} from '../../shared/course/film';
import type {Goal, StepChecks} from '../../shared/course/step';
import {lookAndJudge} from './look-and-judge';

const film: Film = {
  facts: {
    kind: 'composition',
    video: {width: 1280, height: 720, fps: 30, durationInFrames: 60},
    composition: null,
    compositions: [],
    controls: [],
    props: {},
  },
  fault: null,
  looks: [],
  calls: [],
  files: {},
};
const checks = (test: Goal['test']): StepChecks => ({
  looks: [0],
  goals: [{says: 'It moves', test}],
});
const offline = () => Promise.reject(new Error('Loading chunk 12 failed.'));

afterEach(() => {
  vi.restoreAllMocks();
});

it('judges the film that was looked at', async () => {
  const result = await lookAndJudge(
    async () => checks(() => null),
    async () => film,
  );
  expect(result).toMatchObject({kind: 'judged', verdict: {passed: true, fault: null}});
});

it('says that the checks could not be loaded', async () => {
  const look = vi.fn();
  expect(await lookAndJudge(offline, look)).toEqual({
    kind: 'failed',
    why: 'The checks could not be loaded. Are you offline?',
  });
  expect(look).not.toHaveBeenCalled();
});

it('says so when a check itself throws', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = checks(() => {
    throw new TypeError('box is undefined.');
  });
  expect(
    await lookAndJudge(
      async () => broken,
      async () => film,
    ),
  ).toEqual({
    kind: 'failed',
    why: 'A check of this step has a fault: box is undefined. Your code may be right.',
  });
  expect(log).toHaveBeenCalledOnce();
});
