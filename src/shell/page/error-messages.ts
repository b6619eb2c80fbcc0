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
