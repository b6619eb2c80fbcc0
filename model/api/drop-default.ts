import type {Paragraph} from 'mdast';

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const BEFORE = '(^|[.!?)] )Default:? ';
/** The last part of a sentence: “at most 16, default 1.” */
const LAST = ', default ';
/** The sentence stands alone: what follows doesn't speak of it. */
const AFTER = String.raw`\.(?:$| (?!(?:It|That|This|They|With it|Then|So)\b))`;

/**
 * Takes the sentence “Default `1`.” and the mark “(default)” out of a paragraph, where the line of facts says it.
 *
 * @param paragraph Is changed.
 * @param value The default, as code.
 */
export function dropDefault({children}: Paragraph, value: string): void {
  const bare = value.replaceAll("'", '');
  const number = /^-?[\d.]+$/.test(bare) ? bare.replace('.', String.raw`\.`) : '(?!)';
  const plain = new RegExp(BEFORE + number + AFTER);
  const last = new RegExp(LAST + number + AFTER);
  const limited = new RegExp(`${BEFORE + number}, (must|at (?:least|most))\\b`);
  for (const [at, child] of children.entries()) {
    if (child.type !== 'text') continue;
    const choice = children[at - 1];
    // “`'fill'` (default)”, in a list of choices.
    if (choice?.type === 'inlineCode' && choice.value.replaceAll("'", '') === bare) {
      child.value = child.value.replace(/^ \(default\)/, '');
    }
    child.value = child.value
      .replace(plain, '$1')
      .replace(last, (found) => (found.endsWith(' ') ? '. ' : '.'))
      .replace(limited, (_, before: string, word: string) => before + upperFirst(word));
    const [name, after] = children.slice(at + 1, at + 3);
    if (name?.type !== 'inlineCode' || name.value.replaceAll("'", '') !== bare) continue;
    const isAlone = new RegExp(`${BEFORE}$`).test(child.value);
    const isLast = child.value.endsWith(LAST);
    if (!(isAlone || isLast) || after?.type !== 'text') continue;
    if (!new RegExp(`^${AFTER}`).test(after.value)) continue;
    child.value = isLast
      ? child.value.slice(0, -LAST.length) + after.value
      : child.value.replace(/Default:? $/, '') + after.value.slice(2);
    children.splice(at + 1, 2);
    return;
  }
}
