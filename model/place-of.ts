/** Where something stands in a file: 1-based line and column. */
export interface Place {
  line: number;
  column: number;
}

/** The start of a file, for what stands nowhere in particular. */
export const TOP: Place = {line: 1, column: 1};

/** The place of the first of some front-matter keys that a page has; the start of the page if it has none. */
export const placeOfKey = (
  {keys}: {keys: ReadonlyMap<string, Place>},
  ...names: readonly string[]
): Place => names.flatMap((name) => keys.get(name) ?? []).at(0) ?? TOP;

/** The place of a node of a syntax tree; the start of the file for one that was made. */
export function placeOfNode(node: {position?: {start: Place}} | undefined): Place {
  const {line, column} = node?.position?.start ?? TOP;
  return {line, column};
}

/** The place of a character, by its index in the text. */
export function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

/** The place at which a part of a text is first; the start of the text if it isn't there. */
export const placeOf = (text: string, part: string): Place =>
  placeAt(text, Math.max(0, text.indexOf(part)));
