import {expect, test} from 'vitest';
import {nextWrap} from './wrap';

test('a press wraps lines, and the next one gives back what the sheet does', () => {
  expect(nextWrap({chosen: undefined, wrapped: false})).toBe('on');
  expect(nextWrap({chosen: 'on', wrapped: true})).toBeNull();
});

test('what a phone wraps can be unwrapped, and wrapped again', () => {
  expect(nextWrap({chosen: undefined, wrapped: true})).toBe('off');
  expect(nextWrap({chosen: 'off', wrapped: false})).toBe('on');
});
