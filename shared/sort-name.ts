/**
 * What of a name counts in alphabetical order: packages, commands and signs without what many of them begin
 * with, titles without their article. A name of signs alone counts whole.
 */
export const sortName = (name: string): string =>
  name.replace(/^(?:@remotion\/|npx (?:remotion )?|(?:An?|The) (?=\w)|\W+)+/, '') || name;
