import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {type Place, TOP} from '../place-of.ts';
import {parsedOnce} from '../remembered.ts';

/** A page's front matter as written, unvalidated: `model/schema/front-matter.ts` has the contract. */
interface FrontMatter {
  data: Record<string, unknown>;
  /** Where each key stands. */
  keys: Map<string, Place>;
  /** What made it unreadable; `data` is empty then. */
  mistakes: {place: Place; message: string; hint: string}[];
}

/** The values of a key that takes one or a list of them; none where it is missing. */
export const listOf = (value: unknown): string[] => [value ?? []].flat().map(String);

/** Reads the front matter of a page, once for each text; mistakes are returned, never thrown. */
export const frontMatterOnce = (file: string, source: string): FrontMatter =>
  parsedOnce('front matter', file, source, () => readFrontMatter(source));

function readFrontMatter(source: string): FrontMatter {
  const found: FrontMatter = {data: {}, keys: new Map(), mistakes: []};
  const text = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source)?.[1];
  if (text === undefined) {
    found.mistakes.push({
      place: TOP,
      message: 'The page has no front matter.',
      hint: 'Start with "---", title:, description:, "---".',
    });
    return found;
  }
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter});
  const place = (offset: number): Place => {
    const {line, col} = counter.linePos(offset);
    return {line: line + 1, column: col};
  };
  for (const {pos, message} of document.errors) {
    const reason = message.split('\n')[0]?.replace(/ at line .*$/, '') ?? '';
    found.mistakes.push({
      place: place(pos[0]),
      message: `The front matter isn't valid YAML: ${reason}.`,
      hint: 'Quote values that hold ": ".',
    });
  }
  if (document.errors.length > 0 || !isMap(document.contents)) return found;
  for (const {key} of document.contents.items) {
    if (isScalar(key) && key.range) found.keys.set(String(key.value), place(key.range[0]));
  }
  found.data = {...document.toJS()};
  return found;
}
