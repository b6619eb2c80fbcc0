import {expect, it} from 'vitest';
import {flagsRead} from './cli-options.ts';

it('counts the flags of options that look them up themselves', () => {
  const facts = {flags: ['runs'], options: ['crfOption', 'otherOption', 'crfOption']};
  expect(flagsRead(facts, new Map([['crfOption', 'crf']]))).toEqual(['crf', 'runs']);
});
