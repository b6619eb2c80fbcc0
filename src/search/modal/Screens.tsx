import {search} from '../../../config/search';
import {encodeText} from '../../../shared/encode';
import type {Stage} from '../engine/stages';
import {explainAddress} from '../message';
import {NoWorker} from '../start';
import styles from './modal.module.css';

const {texts} = search;

/** Number of pages of all kinds. */
export const sumOf = (counts: Record<string, number> = {}): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

interface NoResultsProps {
  query: string;
  /** Other words to try. */
  suggestions: string[];
  /** Where a reader reports a missing result. */
  reportUrl: string;
  onSuggestion(query: string): void;
  /** How many pages of other kinds there are, where one kind was asked for, and what shows them. */
  others?: {count: number; onShow(): void} | undefined;
  /** Goes to a site path; where it is given, other places to look are offered for the query. */
  open?(url: string): void;
}

/** Texts of the specification, section 8. */
export function NoResults({
  query,
  suggestions,
  reportUrl,
  onSuggestion,
  others,
  open,
}: NoResultsProps) {
  const hasOthers = others !== undefined && others.count > 0;
  return (
    <div className={`DocSearch-NoResults ${styles.screen}`}>
      <p className={styles.screenTitle}>
        {texts.noResults} “<strong>{query}</strong>”
      </p>
      <p className={styles.hint}>
        {hasOthers
          ? 'Pages of another kind have it.'
          : 'Use fewer or other words, or ask in a sentence.'}
      </p>
      {hasOthers ? (
        <p className={styles.instead}>
          <button type="button" onClick={others.onShow}>
            {others.count === 1 ? 'Show that page' : `Show all ${others.count} pages`}
          </button>
        </p>
      ) : null}
      {suggestions.length > 0 ? (
        <div className={styles.instead}>
          <p>{texts.suggestions}:</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {open ? <Ways name="Other places to look" ways={waysFor(query)} open={open} /> : null}
      <p>
        {texts.missing} <a href={reportUrl}>{texts.report}</a>
      </p>
    </div>
  );
}

/**
 * Shown where an answer takes its time: mostly that of a query which no title has, as long as the texts of the pages are
 * on their way.
 *
 * @param stage How much of the index is there.
 */
export function Searching({query, stage}: {query: string; stage: Stage | undefined}) {
  const isOnTheWay = query.trim() !== '' && (stage === 'names' || stage === 'details');
  return (
    <div className={styles.screen}>
      <p className={isOnTheWay ? styles.screenTitle : undefined}>{texts.searching}</p>
      {isOnTheWay ? (
        <p>
          No title has “<strong>{query}</strong>”. What the pages say is on its way.
        </p>
      ) : null}
    </div>
  );
}

interface NoticeProps {
  /** Words of the query that no page has. */
  unknown: readonly string[];
  meant?: {query: string; isUsed: boolean};
  onQuery(query: string): void;
}

/** Names the words that the answer leaves out, and asks what was meant; never answers that silently. */
export function UnknownWords({unknown, meant, onQuery}: NoticeProps) {
  if (unknown.length === 0) return null;
  const words = unknown.map((word) => `“${word}”`).join(' or ');
  return (
    <p className={styles.notice}>
      No page mentions {words}.{' '}
      {meant?.isUsed ? (
        <>
          These are the results for “<strong>{meant.query}</strong>”.
        </>
      ) : meant ? (
        <>
          Did you mean{' '}
          <button type="button" onClick={() => onQuery(meant.query)}>
            {meant.query}
          </button>
          ?
        </>
      ) : null}
    </p>
  );
}

/** Says that the service didn't answer, and the copy of the index did. */
export function LocalResults() {
  return <p className={styles.notice}>{texts.local}</p>;
}

interface SearchFailedProps {
  /** What went wrong. */
  error: unknown;
  onRetry(): void;
}

/** Shown when the index or the service can't be reached, or the engine can't run. */
export function SearchFailed({error, onRetry}: SearchFailedProps) {
  return (
    <div className={`DocSearch-ErrorScreen ${styles.screen}`} role="alert">
      <p className={styles.screenTitle}>{texts.failed}</p>
      {error instanceof NoWorker ? (
        <p>
          {error.message} All names are on <a href="/docs/a-z">the A–Z page</a>.
        </p>
      ) : (
        <p>{texts.failedHint}</p>
      )}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

interface Way {
  path: string;
  title: string;
  text: string;
}

/** Who finds nothing by words has a question, half a name, or a message. */
const waysFor = (query: string): Way[] => [
  {
    path: `/ai?q=${encodeText(query.trim())}`,
    title: 'Ask the docs',
    text: 'Passages that answer a question',
  },
  {path: '/docs/a-z', title: 'A–Z', text: 'Every name of the docs'},
  {path: explainAddress(query), title: 'Error decoder', text: 'Is it a message? Get its fix'},
];

/** For who doesn't know yet what to look for. */
const BEGIN: Way[] = [
  {path: '/docs/', title: 'Creating a new project', text: 'A project with one command'},
  {path: '/docs/the-fundamentals', title: 'The fundamentals', text: 'A frame becomes a video'},
  {path: '/docs/recipes/', title: 'Recipes', text: 'A hundred effects to copy'},
  {path: '/errors', title: 'Error decoder', text: 'Paste a message, get its fix'},
  {path: '/docs/a-z', title: 'A–Z', text: 'Every name of the docs'},
];

interface WaysProps {
  name: string;
  ways: Way[];
  open(url: string): void;
}

/** Places to go to, as rows like those of the results. */
const Ways = ({name, ways, open}: WaysProps) => (
  <ul className={styles.begin} aria-label={name}>
    {ways.map(({path, title, text}) => (
      <li key={path}>
        <a
          href={path}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            open(path);
          }}
        >
          <b>{title}</b>
          <span>{text}</span>
        </a>
      </li>
    ))}
  </ul>
);

/** Shown before anything was typed by a reader without history. */
export function Start({open}: Pick<WaysProps, 'open'>) {
  return (
    <div className={`DocSearch-StartScreen ${styles.start}`}>
      <p>{texts.noRecent}</p>
      <Ways name="Good places to begin" ways={BEGIN} open={open} />
    </div>
  );
}
