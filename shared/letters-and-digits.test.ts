import {expect, it} from 'vitest';
import {lettersAndDigits} from './letters-and-digits.ts';

it('compares names without signs', () => {
  expect(lettersAndDigits('<Player>')).toBe('player');
  expect(lettersAndDigits('--frame-range')).toBe('framerange');
});
