import {ERROR_PLACES, type ErrorPlace} from '../../shared/error-entry.ts';
import type {EntryFacts} from '../../shared/front-matter.ts';
import {lettersAndDigits} from '../../shared/letters-and-digits.ts';
import {listOf} from '../pages/front-matter.ts';

/** A message as a log shows it, as far as a pattern has it. */
export const messageOf = (pattern: string): string =>
  pattern
    .replace(/^\^/, '')
    // The function below the message is for the decoder.
    .replace(/ at … \w+$/, '');

/** Ends in a word or a sign that a sentence goes on behind. */
const GOES_ON =
  /(?:[:,(=]|\b(?:a|an|and|as|at|be|but|by|for|from|got|in|into|is|not|of|on|or|than|that|the|to|was|with|which))$/;

/**
 * The messages of an error entry as a reader meets them, without those that its title says.
 *
 * @param title Title of the entry.
 * @param patterns Patterns of its front matter, as `content/docs/errors/_README.md` describes them.
 * @param whole What packages say where a pattern is only a part of it (`wholeMessages`).
 */
export function messagesOf(
  title: string,
  patterns: readonly string[],
  whole: Readonly<Record<string, string>> = {},
): string[] {
  const messages = patterns.map(messageOf).map((message) => {
    if (whole[message] !== undefined) return whole[message];
    return GOES_ON.test(message) ? `${message} …` : message;
  });
  // The title may leave out quotes, and may go on.
  const said = lettersAndDigits(title);
  return [...new Set(messages)].filter((message) => !said.includes(lettersAndDigits(message)));
}

/**
 * The facts of an error entry, in words.
 *
 * @param frontMatter Its front matter.
 * @param whole What packages say where a pattern is only a part of it.
 */
export function entryFacts(
  frontMatter: Record<string, unknown>,
  whole: Readonly<Record<string, string>> = {},
): EntryFacts | null {
  const {title, pattern, thrown, where} = frontMatter;
  const origins = listOf(thrown).map((name) => name.replace(/#.*/, ''));
  if (origins.length === 0) return null;
  const messages = messagesOf(String(title), listOf(pattern), whole);
  return {
    messages,
    isRest: messages.length < messagesOf('', listOf(pattern), whole).length,
    origins: [...new Set(origins)].join(', '),
    places: listOf(where)
      .map((place) => ERROR_PLACES[place as ErrorPlace] ?? place)
      .join(', '),
  };
}
