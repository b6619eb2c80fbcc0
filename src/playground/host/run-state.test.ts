import {expect, it} from 'vitest';
import type {FromFrame} from '../protocol';
import {NOTHING, nextState, type RunState} from './run-state';

const hear = (state: RunState, message: FromFrame, newest = 1) =>
  nextState(state, {type: 'message', message, newest});
const ran = (run: number): FromFrame => ({
  type: 'ran',
  run,
  kind: 'composition',
  video: {width: 640, height: 360, fps: 30, durationInFrames: 60},
  composition: null,
  compositions: [],
  controls: [],
  props: {},
});
const fault = (message: string, run = 1): FromFrame => ({type: 'fault', run, fault: {message}});

it('takes a run that works for the end of what went wrong before', () => {
  let state = nextState(NOTHING, {type: 'checked', faults: [{message: 'a'}], standIns: ['b.png']});
  state = hear(state, {type: 'log', level: 'log', text: 'old'});
  state = nextState(state, {type: 'unreachable'});
  expect(hear(state, ran(1))).toMatchObject({
    faults: [],
    logs: [],
    stop: null,
    standIns: ['b.png'],
  });
});

it('hears nothing of an older run', () => {
  expect(hear(NOTHING, ran(1), 2)).toBe(NOTHING);
  expect(hear(NOTHING, fault('late', 1), 2)).toBe(NOTHING);
});

it('lists each fault once, and 20 at most', () => {
  let state = hear(hear(NOTHING, fault('same')), fault('same'));
  expect(state.faults).toHaveLength(1);
  for (let number = 0; number < 30; number += 1) state = hear(state, fault(String(number)));
  expect(state.faults).toHaveLength(20);
});

it('keeps the last 100 lines of the console', () => {
  let state = NOTHING;
  for (let number = 0; number < 120; number += 1) {
    state = hear(state, {type: 'log', level: 'log', text: String(number)});
  }
  expect(state.logs.map(({text}) => text)).toEqual(
    Array.from({length: 100}, (_, index) => String(index + 20)),
  );
});

it('knows that nothing is drawn once the frame is gone, but is while only a package is missing', () => {
  const drawn = hear(NOTHING, {type: 'drawn', run: 1});
  expect(nextState(drawn, {type: 'unreachable'})).toMatchObject({drawn: true, stop: 'unreachable'});
  const gone = nextState(drawn, {type: 'gone', stop: 'silent'});
  expect(gone).toMatchObject({drawn: false, stop: 'silent'});
  expect(nextState(gone, {type: 'begun'})).toMatchObject({stop: null, ran: null});
});
