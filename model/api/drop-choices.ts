import type {Paragraph} from 'mdast';

const bare = (code: string) => code.replaceAll("'", '');

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const MARK = String.raw`^(?: \(default\))?`;
/** Between two choices. */
const NEXT = new RegExp(`${MARK}(?:,|,? (?:or|and))? $`);
/** Behind the last one: the end of a sentence, or what is said of all of them. */
const END = new RegExp(
  `${MARK}(?:\\.(?: |$)|; |, (?=in order of|(?:largest|smallest|fastest|slowest) ))`,
);

/**
 * Takes a plain list of all choices out of a paragraph, where the line of facts shows them: “`'a'` (default) or `'b'`.”,
 * “Kind of file: `'a'`, `'b'`, in order of size.” A list that says more of a choice stays.
 *
 * @param paragraph Is changed.
 * @param choices All of them, as code.
 * @returns The choices in the order of the list; undefined if there is none.
 */
export function dropChoices(
  {children}: Paragraph,
  choices: readonly string[],
): string[] | undefined {
  const names = new Map(choices.map((choice) => [bare(choice), choice]));
  for (const [at, child] of children.entries()) {
    const before = children[at - 1];
    const isStart = before === undefined;
    const isBehindColon = before?.type === 'text' && before.value.endsWith(': ');
    if (child.type !== 'inlineCode' || !(isStart || isBehindColon)) continue;
    const listed: string[] = [];
    for (let place = at; ; place += 2) {
      const [code, after] = children.slice(place, place + 2);
      const choice = code?.type === 'inlineCode' ? names.get(bare(code.value)) : undefined;
      if (choice === undefined || after?.type !== 'text') break;
      listed.push(choice);
      if (NEXT.test(after.value)) continue;
      const end = END.exec(after.value)?.[0];
      if (end === undefined || new Set(listed).size !== names.size) break;
      const rest = after.value.slice(end.length);
      if (before?.type === 'text') {
        if (end.endsWith('; ')) break;
        const sign = end.replace(' (default)', '');
        before.value = before.value.slice(0, -2) + sign;
        after.value = rest;
      } else after.value = upperFirst(rest);
      children.splice(at, place - at + 1);
      return listed;
    }
  }
  return undefined;
}
