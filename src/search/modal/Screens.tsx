import {NoWorker} from '../start';
import styles from './modal.module.css';

interface NoResultsProps {
  query: string;
  /** Other words to try. */
  suggestions: string[];
  /** Where a reader reports a missing result. */
  reportUrl: string;
  onSuggestion(query: string): void;
}

/** Texts of the specification, section 8. */
export function NoResults({query, suggestions, reportUrl, onSuggestion}: NoResultsProps) {
  return (
    <div className={`DocSearch-NoResults ${styles.screen}`}>
      <p className={styles.screenTitle}>
        No results for “<strong>{query}</strong>”
      </p>
      {suggestions.length > 0 ? (
        <div>
          <p>Try searching for:</p>
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
      <p>
        Believe this query should return results? <a href={reportUrl}>Let us know.</a>
      </p>
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

interface SearchFailedProps {
  /** What went wrong. */
  error: unknown;
  onRetry(): void;
}

/** Shown when the index or the service can't be reached, or the engine can't run. */
export function SearchFailed({error, onRetry}: SearchFailedProps) {
  return (
    <div className={`DocSearch-ErrorScreen ${styles.screen}`} role="alert">
      <p className={styles.screenTitle}>Unable to fetch results</p>
      {error instanceof NoWorker ? (
        <p>
          {error.message} All names are on <a href="/docs/a-z">the A–Z page</a>.
        </p>
      ) : (
        <p>You might want to check your network connection.</p>
      )}
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

/** Shown before anything was typed by a reader without history. */
export function Start() {
  return (
    <div className={`DocSearch-StartScreen ${styles.screen}`}>
      <p>No recent searches</p>
    </div>
  );
}
