import {expect, it} from 'vitest';
import {type ChooserLogic, matters, readAnswers, remaining, writeAnswers} from './chooser.ts';

const chooser: ChooserLogic = {
  id: 'codec',
  questions: [
    {
      id: 'use',
      text: '',
      answers: [
        {id: 'web', label: ''},
        {id: 'edit', label: ''},
      ],
    },
    {
      id: 'alpha',
      text: '',
      answers: [
        {id: 'no', label: ''},
        {id: 'yes', label: ''},
      ],
    },
  ],
  results: [{id: 'h264'}, {id: 'vp9'}, {id: 'prores'}],
  rules: [
    {where: {use: ['web'], alpha: ['no']}, take: 'h264'},
    {where: {use: ['web'], alpha: ['yes']}, take: 'vp9'},
    {where: {use: ['edit']}, take: 'prores'},
  ],
};

it.each([
  [{}, ['h264', 'vp9', 'prores']],
  [{use: 'web'}, ['h264', 'vp9']],
  [{alpha: 'yes'}, ['vp9', 'prores']],
  [{use: 'edit'}, ['prores']],
  [{use: 'web', alpha: 'yes'}, ['vp9']],
])('after %j these are left: %j', (given, left) => {
  expect(remaining(chooser, given)).toEqual(left);
});

it('tells which questions can still change the result', () => {
  expect(matters(chooser, {}, 'alpha')).toBe(true);
  expect(matters(chooser, {use: 'web', alpha: 'no'}, 'alpha')).toBe(true);
  expect(matters(chooser, {use: 'edit'}, 'alpha')).toBe(false);
  expect(matters(chooser, {use: 'edit', alpha: 'no'}, 'use')).toBe(true);
});

it('keeps answers in the query beside what is there', () => {
  expect(writeAnswers(chooser, {use: 'web', alpha: 'no'}, '?q=x')).toBe('?q=x&codec=web+no');
  expect(writeAnswers(chooser, {}, '?q=x&codec=web')).toBe('?q=x');
  expect(writeAnswers(chooser, {}, '?codec=web')).toBe('');
  expect(readAnswers(chooser, '?q=x&codec=web+no')).toEqual({use: 'web', alpha: 'no'});
  expect(readAnswers(chooser, '?codec=edit+gone')).toEqual({use: 'edit'});
  expect(readAnswers(chooser, '')).toEqual({});
});
