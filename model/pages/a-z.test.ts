import {expect, it} from 'vitest';
import {indexReports} from '../api/read-reports.ts';
import {buildIndex} from '../search/build-index.ts';
import {buildAz} from './a-z.ts';
import {front, testSite} from './test-site.ts';

it('lists pages, exports and options once each, in alphabetical order', () => {
  const site = testSite({
    spring: `${front('spring()', 'api: remotion#spring\n')}Springs.\n\n## Options\n\n### \`damping\`\n\nBrakes.\n`,
    loop: `${front('A guide to loops')}Again.\n`,
  });
  const reports = indexReports([
    {
      package: 'remotion',
      version: '1.0.0',
      exports: [{name: 'spring', entryPoint: 'remotion', kind: 'function', signature: ''}],
    },
  ]);
  const own = buildAz(buildIndex(site).pages, site, reports).filter(([, path]) =>
    /^\/docs\/(?:spring|loop)(?:#|$)/.test(path),
  );
  expect(own).toEqual([
    ['damping', '/docs/spring#damping', 'option'],
    ['A guide to loops', '/docs/loop', 'page'],
    ['spring()', '/docs/spring', 'export'],
  ]);
});
