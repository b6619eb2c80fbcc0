import {identity} from '../../config/identity';
import type {Passage} from './passage';

/** A passage of the docs and where it is. */
export interface Quote {
  title: string;
  heading: string;
  url: string;
  /** Its words; empty where only the page is named. */
  text: string;
  /** What the page says about itself, where it isn't clear that it answers. */
  about?: string;
  /** What it looks like on its page, where that could be read. */
  passage?: Passage;
}

const MAX_PASSAGE = 700;

/**
 * Shortens a passage to whole sentences.
 * Takes plain text; returns at most 700 characters, with an ellipsis where words were cut.
 */
export function shorten(text: string): string {
  // Since when there is something answers nothing.
  const clean = text
    .replace(/^Available since version [\d.]+\. /, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (clean.length <= MAX_PASSAGE) return clean;
  const part = clean.slice(0, MAX_PASSAGE);
  const end = Math.max(part.lastIndexOf('. '), part.lastIndexOf('? '), part.lastIndexOf('! '));
  return end > MAX_PASSAGE / 2
    ? part.slice(0, end + 1)
    : `${part.slice(0, part.lastIndexOf(' '))} …`;
}

/** Writes a prompt for a language model: the question, the quotes and where they are from. */
export function promptOf(question: string, quotes: Quote[], origin: string): string {
  const sources = quotes.map(
    ({title, heading, url, text, about, passage}, index) =>
      `[${index + 1}] ${heading ? `${title}, ${heading}` : title} (${origin}${url})\n${passage?.markdown ?? (text || about)}`,
  );
  return [
    `Answer the question about Remotion ${identity.version}. Use only the passages below, name the number of the passage behind each statement, and say so if they do not hold the answer.`,
    `Question: ${question}`,
    ...sources,
  ].join('\n\n');
}

/** Writes the passages as Markdown, each with its place: to keep, to send, to paste into an issue. */
export function markdownOf(question: string, quotes: Quote[], origin: string): string {
  const passages = quotes.map(({title, heading, url, text, about, passage}) => {
    const name = heading ? `${title}, ${heading}` : title;
    return `## [${name}](${origin}${url})\n\n${passage?.markdown ?? (text || about)}`;
  });
  return [`# ${question}`, ...passages].join('\n\n');
}

/** Writes what others need to know to answer a question that the docs don't: to paste into the chat. */
export function postOf(question: string, page: string, nearest: string | undefined): string {
  return [
    question,
    `Remotion ${identity.version}.`,
    nearest
      ? `The docs have nothing that fits; the nearest page is ${nearest}.`
      : 'The docs have nothing that fits.',
    `Asked on ${page}. What I have tried, and my code:`,
  ].join('\n\n');
}
