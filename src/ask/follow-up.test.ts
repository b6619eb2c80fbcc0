import {expect, it} from 'vitest';
import {wholeQuestion} from './follow-up';

const BEFORE = 'How do I render a GIF?';

it.each([
  ['and on Lambda?', `${BEFORE} and on Lambda?`],
  ['What about transparency?', `${BEFORE} What about transparency?`],
  ['without sound?', `${BEFORE} without sound?`],
])('“%s” goes on from the question before it', (question, query) => {
  expect(wholeQuestion(question, BEFORE)).toEqual({query, after: BEFORE});
});

it.each([
  'How do I fade in?',
  'And how do I add captions that follow each of the spoken words in Spanish?',
  'Android player',
])('“%s” stands by itself', (question) => {
  expect(wholeQuestion(question, BEFORE)).toEqual({query: question, after: undefined});
});

it('the first question stands by itself', () => {
  expect(wholeQuestion('and on Lambda?', undefined).query).toBe('and on Lambda?');
});
