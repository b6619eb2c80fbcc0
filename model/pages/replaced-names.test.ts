import {expect, it} from 'vitest';
import {memberNames, readReports} from '../api/read-reports.ts';
import {REPLACED} from './replaced-names.ts';

const {all} = readReports();
const symbols = all.flatMap(({exports}) => exports);
const known = new Set([...symbols.map(({name}) => name), ...memberNames(all)]);
const deprecated = new Set([
  ...symbols.filter((symbol) => symbol.deprecated).map(({name}) => name),
  ...symbols.flatMap(({members = []}) =>
    members.filter((member) => member.deprecated).map(({name}) => name),
  ),
]);
/** The identifiers of a text: what stands in code spans, without signs, owner and values. */
const namesIn = (text: string) =>
  [...text.matchAll(/`<?(?:Config\.)?(\w+)[^`]*`/g)].map(([, name = '']) => name);

it.each(REPLACED)('$name', ({name, by}) => {
  expect(namesIn(name).some((each) => deprecated.has(each))).toBe(true);
  const names = namesIn(by);
  expect(names.filter((each) => !known.has(each) && each !== 'remotion')).toEqual([]);
});
