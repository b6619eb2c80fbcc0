import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {FromFrame} from '../protocol';
import {forwardLogs} from './logs';

const original = {...console};
beforeEach(() => Object.assign(console, {log: vi.fn(), warn: vi.fn(), error: vi.fn()}));
afterEach(() => void Object.assign(console, original));

it('sends what is written to the console, in words', () => {
  const sent: FromFrame[] = [];
  forwardLogs((message) => sent.push(message));
  const circle: {self?: unknown} = {};
  circle.self = circle;
  console.log('a', 1, {b: 2}, undefined);
  console.warn(new TypeError('not that'));
  console.error(circle);
  expect(sent).toEqual([
    {type: 'log', level: 'log', text: 'a 1 {"b":2} undefined'},
    {type: 'log', level: 'warn', text: 'TypeError: not that'},
    {type: 'log', level: 'error', text: '[object Object]'},
  ]);
});

it('sends 200 lines of a run, and of the next one again', () => {
  const send = vi.fn();
  const renew = forwardLogs(send);
  const write = (lines: number) => {
    for (let line = 0; line < lines; line += 1) console.log(line);
  };
  write(250);
  expect(send).toHaveBeenCalledTimes(200);
  renew();
  write(10);
  expect(send).toHaveBeenCalledTimes(210);
});
