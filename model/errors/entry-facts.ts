import {ERROR_PLACES, type ErrorPlace} from '../../shared/error-entry.ts';
import type {EntryFacts} from '../../shared/front-matter.ts';
import {listOf} from '../pages/front-matter.ts';

/** Letters and digits alone: the title may leave out quotes, and the end of a sentence. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The messages of an error entry as a reader meets them; none where its title says all there is.
 *
 * @param title Title of the entry.
 * @param patterns Patterns of its front matter, as `content/docs/errors/_README.md` describes them.
 */
export function messagesOf(title: string, patterns: readonly string[]): string[] {
  const messages = patterns.map((pattern) =>
    pattern
      .replace(/^\^/, '')
      // The function below the message is for the decoder.
      .replace(/ at … \w+$/, ''),
  );
  return messages.every((message) => bare(message) === bare(title)) ? [] : [...new Set(messages)];
}

/**
 * The facts of an error entry, in words.
 *
 * @param frontMatter Its front matter.
 */
export function entryFacts(frontMatter: Record<string, unknown>): EntryFacts | null {
  const {title, pattern, thrown, where} = frontMatter;
  const origins = listOf(thrown).map((name) => name.replace(/#.*/, ''));
  if (origins.length === 0) return null;
  return {
    messages: messagesOf(String(title), listOf(pattern)),
    origins: [...new Set(origins)].join(', '),
    places: listOf(where)
      .map((place) => ERROR_PLACES[place as ErrorPlace] ?? place)
      .join(', '),
  };
}
