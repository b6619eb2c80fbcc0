import {expect, it} from 'vitest';
import {listMissing, measureCoverage, measureExports, summarizeCoverage} from './coverage.ts';
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

it('counts exports that a page documents', () => {
  const site = testSite({
    spring: front('A', "api: ['remotion#spring', 'remotion/no-react#easing']\n"),
  });
  const symbol = (name: string, kind: 'function' | 'type', entryPoint = 'remotion') => ({
    name,
    entryPoint,
    kind,
    signature: '',
  });
  const report = {
    package: 'remotion',
    version: '4.0.311',
    exports: [
      symbol('spring', 'function'),
      symbol('easing', 'function', 'remotion/no-react'),
      symbol('random', 'function'),
      symbol('SpringConfig', 'type'),
      {...symbol('old', 'function'), deprecated: true},
    ],
  };
  expect(measureExports(site, [report])).toEqual([
    {name: 'remotion', written: 2, all: 3, missing: ['random']},
  ]);
});

it('names every export without a page, however many a package has', () => {
  const names = Array.from({length: 40}, (_, index) => `export${index}`);
  expect(
    listMissing([
      {name: 'remotion', missing: []},
      {name: '@remotion/studio', missing: names},
    ]),
  ).toEqual([`@remotion/studio: ${names.join(', ')}`]);
});
