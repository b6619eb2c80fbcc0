import {expect, it} from 'vitest';
import {addFigures, type Figures, judge} from './figures.ts';

const opened = (paint?: number, blocking?: number) => ({
  categories: {
    performance: {score: 1},
    accessibility: {score: 1},
    'best-practices': {score: 1},
    seo: {score: 1},
  },
  audits: {
    'largest-contentful-paint': {numericValue: paint},
    'total-blocking-time': {numericValue: blocking},
    'cumulative-layout-shift': {numericValue: 0},
  },
});

function figuresOf(...args: Parameters<typeof opened>): Figures {
  const figures: Figures = {};
  addFigures(opened(...args), figures);
  return figures;
}

it('passes a page within the budgets', () => {
  expect(judge(figuresOf(900, 20), figuresOf(1800, 200)).problems).toEqual([]);
});

it('never takes an audit that failed for the best figure there is', () => {
  expect(() => figuresOf(undefined, 20)).toThrow('Lighthouse gave no largest-contentful-paint');
});

it('says so if nothing was measured', () => {
  expect(() => judge({})).toThrow();
});

it('says so if there is nothing to compare with', () => {
  expect(judge(figuresOf(900, 0), figuresOf(1800, 0)).problems).toEqual([
    'blocking × stock NaN, budget 0.3',
  ]);
});
