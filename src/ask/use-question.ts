import {useRef, useState} from 'react';
import {withoutPlace} from '../../shared/site-path';
import {embeddedClient} from '../search/client';
import type {SearchAnswer, SearchHit} from '../search/engine/engine';
import type {Quote} from './ask-prompt';
import {fetchTwin} from './fetch-twin';
import {aboutAddition, wholeQuestion} from './follow-up';
import {askWith, nearestOf, QUOTED, shownOf, withPassage} from './quotes';

/** Quotes are shown as plain words if their pages take longer than this. */
const PATIENCE_MS = 3000;

export type Answer =
  | {kind: 'idle' | 'asking'}
  | {kind: 'failed'; error: unknown}
  | {
      kind: 'answered';
      question: string;
      /** What it was asked after, and takes its subject from. */
      after: string | undefined;
      /** What was answered in its place, if it has words that no page has and is a slip away from this. */
      meant?: string | undefined;
      /** It is clear what answers; else the quotes are pages to choose from. */
      isSure: boolean;
      quotes: Quote[];
      /** The page that comes nearest where nothing fits, if one is about a good part of the question. */
      nearest: SearchHit | undefined;
    };

/** Adds to each quote what it looks like on its page, as far as that can be fetched. */
async function withPassages(quotes: Quote[], words: SearchAnswer['words']): Promise<Quote[]> {
  const reading = import('./passage');
  const pages = [...new Set(quotes.filter(({text}) => text).map(({url}) => withoutPlace(url)))];
  const twins = new Map(
    await Promise.all(
      pages.map(
        async (page) => [page, await fetchTwin(page, PATIENCE_MS).catch(() => undefined)] as const,
      ),
    ),
  );
  const {passageOf} = await reading;
  return quotes.map((quote) => {
    const twin = quote.text && twins.get(withoutPlace(quote.url));
    const passage = twin && passageOf(twin, quote.heading, quote.text, words);
    return passage ? withPassage(quote, passage) : quote;
  });
}

/**
 * Asks the index among the site's own files, also where search is hosted: a service takes 64 characters of
 * a question, and what somebody asks is nobody else's business. Of two questions only the later one is
 * answered.
 */
export function useQuestion() {
  const [answer, setAnswer] = useState<Answer>({kind: 'idle'});
  const latest = useRef(0);
  const before = useRef<string>(undefined);

  const ask = async (text: string) => {
    const question = text.trim();
    if (!question) return;
    latest.current += 1;
    const number = latest.current;
    setAnswer({kind: 'asking'});
    let next: Answer;
    try {
      const client = await embeddedClient();
      const {query, after} = wholeQuestion(question, before.current);
      const answered = await askWith((request) => client.search(request, true), {query, ...QUOTED});
      const found = after === undefined ? answered : aboutAddition(answered, question);
      const {isSure, quotes} = shownOf(found);
      before.current = query;
      next = {
        kind: 'answered',
        question,
        after,
        meant: found.meant?.isUsed ? found.meant.query : undefined,
        isSure,
        nearest: nearestOf(found),
        // The words alone answer too.
        quotes: await withPassages(quotes, found.words).catch(() => quotes),
      };
    } catch (error) {
      // Asking again tries again.
      next = {kind: 'failed', error};
    }
    if (number === latest.current) setAnswer(next);
  };
  const prepare = () => {
    embeddedClient()
      .then((ready) => ready.prepare())
      // Asking reports it.
      .catch(() => undefined);
  };
  return {answer, ask, prepare};
}
