/**
 * What of a name counts in alphabetical order: packages, commands and signs without what many of them begin
 * with, titles without their article. A name of signs alone counts whole.
 */
export const sortName = (name: string): string =>
  name.replace(/^(?:@remotion\/|npx (?:remotion )?|(?:An?|The) (?=\w)|\W+)+/, '') || name;

/** The rows in the alphabetical order of their names, in which rows of one name keep theirs; a new list. */
export const sortByName = <Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] =>
  rows
    .map((row) => ({row, key: sortName(nameOf(row)).toLowerCase()}))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({row}) => row);
