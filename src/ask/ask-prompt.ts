import {identity} from '../../config/identity';
import type {Passage} from './passage';

/** A passage of the docs and where it stands. */
export interface Quote {
  title: string;
  heading: string;
  url: string;
  /** Its words. */
  text: string;
  /** What it looks like on its page, where that could be read. */
  passage?: Passage;
}

const LONGEST = 700;

/**
 * Shortens a passage to whole sentences.
 * Takes plain text; returns at most 700 characters, with an ellipsis where words were cut.
 */
export function shorten(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean.length <= LONGEST) return clean;
  const part = clean.slice(0, LONGEST);
  const end = Math.max(part.lastIndexOf('. '), part.lastIndexOf('? '), part.lastIndexOf('! '));
  return end > LONGEST / 2 ? part.slice(0, end + 1) : `${part.slice(0, part.lastIndexOf(' '))} …`;
}

/** Writes a prompt for a language model: the question, the quotes and where they are from. */
export function promptOf(question: string, quotes: Quote[], origin: string): string {
  const sources = quotes.map(
    ({title, heading, url, text, passage}, index) =>
      `[${index + 1}] ${heading ? `${title}, ${heading}` : title} (${origin}${url})\n${passage?.markdown ?? text}`,
  );
  return [
    `Answer the question about Remotion ${identity.version}. Use only the passages below, name the number of the passage behind each statement, and say so if they do not hold the answer.`,
    `Question: ${question}`,
    ...sources,
  ].join('\n\n');
}
