import {expect, it} from 'vitest';
import {readBrowserReport, readUnitReport, verdictOf} from './test-verdict.mjs';

const found = {passed: 3, failed: 0, skipped: 1, details: []};

it('believes a runner that ran tests and ended well', () => {
  expect(verdictOf(0, found)).toEqual(found);
});

it.each([
  ['left no report', 0, undefined],
  ['was killed', null, found],
  ['failed outside its tests', 1, found],
  ['ran no test', 0, {...found, passed: 0}],
])('takes a runner for failed that %s', (_what, status, report) => {
  expect(verdictOf(status, report).failed).toBe(1);
});

it('counts tests that failed once', () => {
  expect(verdictOf(1, {...found, failed: 2}).failed).toBe(2);
});

it('counts a file of unit tests that doesn’t load, and says why', () => {
  const test = {
    status: 'failed',
    ancestorTitles: [],
    title: 'adds',
    fullName: 'adds',
    failureMessages: ['\u001B[31mexpected 3\nat a'],
  };
  expect(
    readUnitReport({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        {name: `${process.cwd()}/a.test.ts`, status: 'failed', assertionResults: [test]},
        {
          name: `${process.cwd()}/b.test.ts`,
          status: 'failed',
          message: 'Cannot find ./b.ts',
          assertionResults: [],
        },
      ],
    }),
  ).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    skips: [],
    details: ['b.test.ts\n    Cannot find ./b.ts', 'a.test.ts › adds\n    expected 3\n    at a'],
  });
});

it('names each block of unit tests that is skipped, once', () => {
  const skipped = (title: string, ...ancestorTitles: string[]) => ({
    ...{status: 'skipped', ancestorTitles, title, fullName: title, failureMessages: []},
  });
  const tests = [skipped('starts', 'nginx'), skipped('stops', 'nginx'), skipped('alone', '')];
  const ran = {...skipped('ran', 'server'), status: 'passed'};
  const {skips} = readUnitReport({
    ...{numPassedTests: 1, numFailedTests: 0, numPendingTests: 3},
    testResults: [
      {name: `${process.cwd()}/a.test.ts`, status: 'passed', assertionResults: [...tests, ran]},
    ],
  });
  expect(skips).toEqual(['a.test.ts › nginx', 'a.test.ts › alone']);
});

it('takes a browser test for failed that passed when it was tried again, and says why it failed', () => {
  const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [{status, results: messages.map((message) => (message ? {error: {message}} : {}))}],
  });
  const inner = {title: 'menu', specs: [spec('opens', 'unexpected', 'closed', 'still closed')]};
  const specs = [spec('plays', 'flaky', 'paused', undefined), spec('shows', 'expected', undefined)];
  expect(
    readBrowserReport({
      stats: {expected: 1, unexpected: 1, flaky: 1, skipped: 0},
      suites: [{title: 'home.spec.ts', specs, suites: [inner]}],
    }),
  ).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    details: [
      'home.spec.ts:7 › home.spec.ts › plays\n    paused',
      'home.spec.ts:7 › menu › opens\n    still closed',
    ],
  });
});
