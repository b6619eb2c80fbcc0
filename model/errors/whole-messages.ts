import {listOf} from '../pages/front-matter.ts';
import type {ParsedPage} from '../pages/parse-page.ts';
import {shownText} from './check-errors.ts';
import {messageOf} from './entry-facts.ts';
import {entryOf} from './read-entries.ts';
import type {ToolkitMessage} from './read-messages.ts';

/** A longer sentence is no message that is taken in at a glance. */
const LONGEST = 200;

/** Signs that neither patterns nor titles need to have. */
const UNSEEN = '["\'`‘’“”\\\\]*';
/** Where a sentence of a message ends. */
const SENTENCE = /(?<=[.!?])\s+(?=[A-Z"'`<[(…])/;

/** A message without the sign that its line begins with. */
const plainText = (text: string) =>
  shownText(text).replace(/^\p{Extended_Pictographic}\uFE0F?\s*/u, '');

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Finds the words of a pattern, whatever stands for its values. */
function finder(pattern: string): RegExp {
  const parts = pattern
    .split('…')
    .map((part) =>
      [...part.replace(/["'`‘’“”\\]/g, '').trim()]
        .map((sign) => (/\s/.test(sign) ? '\\s+' : escaped(sign)))
        .join(UNSEEN),
    );
  return new RegExp(`${UNSEEN}${parts.join('.{1,120}?')}${UNSEEN}`, 'i');
}

/** The sentence of a message that a pattern stands in; the pattern itself, as the message writes it, if it is long. */
function sentenceOf(message: string, found: RegExp, pattern: string): string | undefined {
  if (!found.test(message)) return undefined;
  const sentence = message.split(SENTENCE).find((part) => found.test(part)) ?? message;
  // A full stop behind a value would look like one more dot of it.
  if (sentence.length <= LONGEST) return sentence.replace(/…\.$/, '…');
  const before = sentence.search(found) === 0 ? '' : '… ';
  return `${before}${pattern.replace(/[…\s]+$/, '')} …`;
}

/**
 * What packages say where the pattern of an entry is only a part of it. Patterns leave out what varies at their
 * beginnings and ends.
 *
 * @param messages What the packages can say.
 * @param pages Pages of the entries.
 * @returns The sentence, by the message as the pattern has it.
 */
export function wholeMessages(
  messages: readonly ToolkitMessage[],
  pages: readonly ParsedPage[],
): Record<string, string> {
  const texts = new Map<string, Set<string>>();
  for (const {package: name, text} of messages)
    texts.set(name, (texts.get(name) ?? new Set()).add(plainText(text)));
  const whole = new Map<string, string>();
  for (const page of pages) {
    const packages = entryOf(page)?.thrown.map((name) => name.replace(/#.*/, '')) ?? [];
    const said = [...new Set(packages)].flatMap((name) => [...(texts.get(name) ?? [])]);
    for (const pattern of listOf(page.data.pattern).map(messageOf)) {
      const found = finder(pattern);
      const sentences = said.flatMap((text) => sentenceOf(text, found, pattern) ?? []);
      const sentence = oneOf([...new Set(sentences)], found, pattern);
      if (sentence === undefined || sentence.replace(/[.!]$/, '') === pattern) continue;
      whole.set(pattern, sentence);
    }
  }
  return Object.fromEntries([...whole].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The only sentence, or of several that differ what they have in common. */
function oneOf(sentences: readonly string[], found: RegExp, pattern: string): string | undefined {
  const [first, ...others] = sentences;
  if (first === undefined) return undefined;
  if (others.length === 0) return first;
  const isStart = sentences.every((sentence) => sentence.search(found) === 0);
  const isEnd = sentences.every((sentence) => {
    const match = found.exec(sentence);
    return match && /^[.!?]?$/.test(sentence.slice(match.index + match[0].length));
  });
  return `${isStart ? '' : '… '}${pattern}${isEnd ? '' : ' …'}`;
}
