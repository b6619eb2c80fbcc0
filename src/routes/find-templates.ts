import type {TemplateCard} from '../../shared/rows';

/** What a reader asks for. */
export interface Asked {
  kind: string | null;
  stack: string | null;
  words: string;
}

type Template = Pick<TemplateCard, 'name' | 'summary' | 'kind' | 'stack'>;

/** A word looks like one that begins with so much of it. */
const BEGINNING = 0.6;
const SHORTEST_BEGINNING = 4;

const beginningOf = (word: string) =>
  word.slice(0, Math.max(SHORTEST_BEGINNING, Math.floor(word.length * BEGINNING)));

/** “Next.js” and “nextjs” are one word. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '');

/** For each thing that is asked for, how much of it a template has: 1 is all; of a word its beginning is a half. */
function shares(template: Template, {kind, stack, words}: Asked): number[] {
  const {name, summary} = template;
  const text = ` ${plain([name, summary, template.kind, ...template.stack].join(' '))}`;
  return [
    ...(kind === null ? [] : [template.kind === kind ? 1 : 0]),
    ...(stack === null ? [] : [template.stack.includes(stack) ? 1 : 0]),
    ...plain(words)
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => (text.includes(word) ? 1 : text.includes(` ${beginningOf(word)}`) ? 0.5 : 0)),
  ];
}

/** The templates that have all that is asked for. */
export const findTemplates = <T extends Template>(templates: readonly T[], asked: Asked): T[] =>
  templates.filter((template) => shares(template, asked).every((share) => share === 1));

/** What has less than half of what is asked for isn't close to it. */
const CLOSE = 0.5;

/** The templates that have most of what is asked for, those with most of it first; none where none comes close. */
export function closest<T extends Template>(templates: readonly T[], asked: Asked): T[] {
  const share = (template: T) => {
    const all = shares(template, asked);
    return all.reduce((sum, each) => sum + each, 0) / all.length;
  };
  return templates
    .filter((template) => share(template) >= CLOSE)
    .sort((a, b) => share(b) - share(a));
}
