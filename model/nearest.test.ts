import {expect, it} from 'vitest';
import {available} from './nearest.ts';

const many = Array.from({length: 713}, (_, index) => `page-${index}`);

it('names what looks most like the word, and counts the rest', () => {
  expect(available('sprng', ['easing', 'spring', 'interpolate'])).toBe(
    'Available: spring, easing, interpolate.',
  );
  expect(available('page-71', many)).toMatch(/^Available: page-71, page-710, .*, and 705 more\.$/);
});

it('takes a part of a name for the name', () => {
  expect(available('ec2', ['gif', 'cli', 'lambda/without-iam/ec2'])).toMatch(
    /^Available: lambda\/without-iam\/ec2, /,
  );
});

it('says so if there are none', () => {
  expect(available('x', [])).toBe('There are none.');
});
