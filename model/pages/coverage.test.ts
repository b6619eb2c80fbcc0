import {expect, it} from 'vitest';
import {measureCoverage, summarizeCoverage} from './coverage.ts';
import {front, testSite} from './test-site.ts';

it('counts written pages by section and sidebar, and links that wait', () => {
  const coverage = measureCoverage(
    testSite({
      spring: `${front('A')}One [two](./unwritten.mdx) [three](./unwritten.mdx)\n`,
      'shapes/circle': `${front('B')}[four](../interpolate.mdx)\n`,
    }),
  );
  expect(coverage).toEqual({
    total: {name: 'all', written: 2, all: 7},
    sidebars: [{name: 'apiSidebar', written: 2, all: 7}],
    sections: [
      {name: '(root, apiSidebar)', written: 1, all: 3},
      {name: 'shapes/', written: 1, all: 2},
      {name: 'gif/', written: 0, all: 1},
      {name: 'lottie/', written: 0, all: 1},
    ],
    wanted: [
      {id: 'unwritten', links: 2},
      {id: 'interpolate', links: 1},
    ],
    words: 4,
  });
  expect(summarizeCoverage(coverage)).toBe(
    '2 of 7 docs pages are written (4 words); 3 links wait for 2 pages',
  );
});
