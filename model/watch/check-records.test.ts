import {expect, it} from 'vitest';
import {parseMeta} from '../samples/meta.ts';
import type {PlacedSample} from '../samples/read.ts';
import {checkRecords} from './check-records.ts';
import {classifyPage, countClasses, filmsOf} from './films.ts';
import {testRecord} from './test-record.ts';

const {meta} = parseMeta(null, {file: 'a.mdx', line: 1, column: 1});
const sampleOf = (code: string): PlacedSample => ({
  file: 'content/docs/a.mdx',
  line: 7,
  language: 'tsx',
  code,
  meta,
  indents: [],
});
const CODE = 'export const A = () => <b>{useCurrentFrame()}</b>;';
const films = (code: string, pins = 'pins') => filmsOf(classifyPage([sampleOf(code)]), pins);
const [film] = films(CODE);
const hash = film?.hash ?? '';

const seen = testRecord({frames: [0, 15]});

it('asks for a record of each film as it is now', () => {
  expect(checkRecords(films(CODE), {}, {})).toMatchObject([
    {file: 'content/docs/a.mdx', line: 7, rule: 'watch/not-watched'},
  ]);
  expect(checkRecords(films(CODE), {[hash]: seen}, {})).toEqual([]);
  expect(
    checkRecords(
      films(`${CODE} `.replace('<b>', '<i>').replace('</b>', '</i>')),
      {[hash]: seen},
      {},
    ),
  ).toHaveLength(1);
  expect(checkRecords(films(CODE, 'other pins'), {[hash]: seen}, {})).toHaveLength(1);
});

it('asks for a reader of what is odd, kind by kind', () => {
  const odd = {...seen, moves: false, says: ['Each child should have a key']};
  const note = {page: seen.page, reason: 'The number is the first one on purpose.'};
  expect(checkRecords(films(CODE), {[hash]: odd}, {})[0]?.message).toMatchInlineSnapshot(
    `"Watching this sample showed something odd: says: Each child should have a key; still (all frames look the same)."`,
  );
  expect(
    checkRecords(films(CODE), {[hash]: odd}, {[hash]: {...note, odd: ['still']}})[0]?.message,
  ).not.toContain('still');
  expect(
    checkRecords(films(CODE), {[hash]: odd}, {[hash]: {...note, odd: ['says', 'still']}}),
  ).toEqual([]);
});

it('counts the classes', () => {
  expect(countClasses(classifyPage([sampleOf(CODE), sampleOf('export type A = 1;')]))).toBe(
    '1 rendered, 0 executed, 0 script, 0 project, 1 fragment',
  );
});
