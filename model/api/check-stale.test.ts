import {expect, it} from 'vitest';
import {checkStale} from './check-stale.ts';

it('finds nothing where nothing changed', () => {
  expect(checkStale('toolkit/api/toy.json', '{\n "a": 1\n}\n', '{\n "a": 1\n}\n')).toEqual([]);
});

it('points at the first line that differs', () => {
  expect(
    checkStale('toolkit/api/toy.json', '{\n "a": 1\n}\n', '{\n "b": 1\n}\n'),
  ).toMatchInlineSnapshot(`
    [
      {
        "column": 1,
        "file": "toolkit/api/toy.json",
        "hint": "Run npm run api, read the diff, and commit it with the pages it concerns.",
        "line": 2,
        "message": "The report differs from the installed package: it says "a": 1, the package "b": 1.",
        "rule": "api/stale-report",
      },
    ]
  `);
});

it('points at the first line that is too much', () => {
  const [problem] = checkStale('toolkit/api/toy.json', '{}\nmore', '{}');
  expect(problem).toMatchObject({
    line: 2,
    message: 'The report differs from the installed package: it says more, the package nothing.',
  });
});

it('reports a missing report', () => {
  expect(checkStale('toolkit/api/toy.json', undefined, '{}\n')).toMatchInlineSnapshot(`
    [
      {
        "column": 1,
        "file": "toolkit/api/toy.json",
        "hint": "Run npm run api, read the diff, and commit it with the pages it concerns.",
        "line": 1,
        "message": "The report is missing.",
        "rule": "api/stale-report",
      },
    ]
  `);
});
