/** What the reports of the test runners come to. */
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** @typedef {{passed: number, failed: number, skipped: number}} Count */
/**
 * Counts, of each failed test its name and message, and what was skipped: that is green, and proves nothing.
 *
 * @typedef {Count & {details: string[], skips?: string[]}} Verdict
 */

/**
 * What is read of Vitest's report.
 *
 * @typedef {object} UnitReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {{
 *   name: string, status: string, message?: string,
 *   assertionResults: {
 *     status: string, ancestorTitles: string[], title: string, fullName: string, failureMessages: string[],
 *   }[],
 * }[]} testResults By files.
 */

/**
 * One file or group of Playwright's report.
 *
 * @typedef {object} BrowserSuite
 * @property {string} title
 * @property {BrowserSuite[]} [suites]
 * @property {{
 *   title: string, file: string, line: number,
 *   tests: {status: string, results: {error?: {message?: string}}[]}[],
 * }[]} [specs]
 */

/**
 * What is read of Playwright's report.
 *
 * @typedef {object} BrowserReport
 * @property {{expected: number, unexpected: number, flaky: number, skipped: number}} stats
 * @property {BrowserSuite[]} suites
 */

/**
 * The start of a message, without colors: enough to know what was expected and where.
 *
 * @param {string} title
 * @param {string | undefined} message
 */
const detail = (title, message = '') =>
  [title, ...stripVTControlCharacters(message).split('\n').slice(0, 30)].join('\n    ');

/**
 * Blocks of tests that were skipped, and single tests that are in none.
 *
 * @param {UnitReport['testResults']} files
 */
const skippedIn = (files) => [
  ...new Set(
    files.flatMap(({name, assertionResults}) =>
      assertionResults
        .filter(({status}) => status === 'skipped')
        .map(
          ({ancestorTitles: [block], title}) => `${path.relative('.', name)} › ${block || title}`,
        ),
    ),
  ),
];

/**
 * @param {UnitReport} report
 * @returns {Verdict}
 */
export function readUnitReport({numPassedTests, numFailedTests, numPendingTests, testResults}) {
  // Files that don't load, and so have no tests.
  const broken = testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests,
    skips: skippedIn(testResults),
    details: [
      ...broken.map(({name, message}) => detail(path.relative('.', name), message)),
      ...testResults.flatMap(({name, assertionResults}) =>
        assertionResults
          .filter(({status}) => status === 'failed')
          .map(({fullName, failureMessages}) =>
            detail(`${path.relative('.', name)} › ${fullName}`, failureMessages[0]),
          ),
      ),
    ],
  };
}

/**
 * Failed tests of a file or group, those of inner groups included. One that passed when it was tried again
 * has failed.
 *
 * @param {BrowserSuite} suite
 * @returns {string[]}
 */
const failedIn = ({title, suites = [], specs = []}) => [
  ...specs.flatMap((spec) => {
    const failed = spec.tests.filter(({status}) => status === 'unexpected' || status === 'flaky');
    if (failed.length === 0) return [];
    const error = failed.flatMap(({results}) => results.flatMap((each) => each.error ?? [])).at(-1);
    return detail(`${spec.file}:${spec.line} › ${title} › ${spec.title}`, error?.message);
  }),
  ...suites.flatMap(failedIn),
];

/**
 * @param {BrowserReport} report
 * @returns {Verdict}
 */
export const readBrowserReport = ({stats, suites}) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
  details: suites.flatMap(failedIn),
});

/**
 * What a run of a test runner came to.
 *
 * @param {number | null} status Its exit code; null if it was killed.
 * @param {Verdict} [found] What its report says, if it left one.
 * @returns {Verdict}
 */
export function verdictOf(status, found = {passed: 0, failed: 1, skipped: 0, details: []}) {
  // A runner can fail outside its tests, by a hook or a crash, and end well without having run any.
  const isAmiss = status === 0 ? found.passed === 0 : found.failed === 0;
  return isAmiss ? {...found, failed: Math.max(found.failed, 1)} : found;
}
