import {expect, it} from 'vitest';
import {measureExports} from './coverage.ts';
import {front, testSite} from './test-site.ts';

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
