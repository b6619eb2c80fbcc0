/** Where something stands in a file: 1-based line and column. */
export interface Place {
  line: number;
  column: number;
}

/** The place of a character, by its index in the text. */
export function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

/** The place at which a part of a text is first; the start of the text if it isn't there. */
export const placeOf = (text: string, part: string): Place =>
  placeAt(text, Math.max(0, text.indexOf(part)));
