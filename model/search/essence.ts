import {type IndexedPage, type IndexedTexts, SITUATIONS} from '../../shared/search-index.ts';
import {indexTerms, normalizeTerm, STOP_WORDS} from '../../shared/search-terms.ts';

/** What stands in place of sentences that are left out. */
const GAP = '…';
/**
 * What a passage keeps beside its first sentence, as little as loses no place among 538 questions
 * (`benchmarks/search/synonyms.md`).
 */
const ESSENCE = {
  /** Words after which only what is rare is kept. */
  words: 88,
  /** How much a sentence has to say that isn't said before it, for each of its words. */
  news: 0.15,
  /** A word that so few passages have decides what is found: its sentence is always kept. */
  rare: 3,
};

/** Sentences of a text, each with the space behind it. */
const sentencesOf = (text: string): string[] => text.match(/.+?(?:[.!?:](?=\s)|$)\s*/gs) ?? [];

/** The different words of a text that say anything, as they are indexed. */
const termsOf = (text: string): Set<string> =>
  new Set(
    indexTerms(text)
      .map(normalizeTerm)
      .filter((term) => !STOP_WORDS.has(term)),
  );

/**
 * Leaves out of the texts what decides no result: sentences that say what the heading or an earlier sentence
 * of the passage says already, and the end of long passages, unless they have a rare word. What is left out is marked.
 */
export function essenceOf(pages: readonly IndexedPage[], texts: IndexedTexts): IndexedTexts {
  const counts = new Map<string, number>();
  const passages = texts.flat().filter(([heading]) => heading !== SITUATIONS);
  for (const [, text] of passages) {
    for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const count = passages.length;
  const countOf = (term: string) => counts.get(term) ?? 0;
  const rarity = (term: string) => Math.log(1 + count / (countOf(term) + 1)) / Math.log(1 + count);

  const shorten = (text: string, known: ReadonlySet<string>) => {
    const said = new Set(known);
    let kept = '';
    let length = 0;
    for (const sentence of sentencesOf(text)) {
      const terms = [...termsOf(sentence)].filter((term) => !said.has(term));
      const words = sentence.trim().split(/\s+/).length;
      const news = terms.reduce((sum, term) => sum + rarity(term), 0) / words;
      const isWanted =
        length === 0 ||
        (news >= ESSENCE.news && length + words <= ESSENCE.words) ||
        terms.some((term) => countOf(term) <= ESSENCE.rare);
      if (!isWanted) {
        if (!kept.endsWith(`${GAP} `)) kept += `${GAP} `;
        continue;
      }
      kept += sentence;
      length += words;
      for (const term of terms) said.add(term);
    }
    return kept.trim();
  };

  return texts.map((sections, place) => {
    const headings = pages[place]?.headings ?? [];
    return sections.map(([heading, text]): [number, string] => [
      heading,
      heading === SITUATIONS ? text : shorten(text, termsOf(headings[heading]?.text ?? '')),
    ]);
  });
}
