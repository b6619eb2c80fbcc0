import {search as settings} from '../../../config/search';
import {encodeText} from '../../../shared/encode';
import {Hits} from './Hits';
import styles from './modal.module.css';
import {LocalResults, NoResults, SearchFailed, Start, UnknownWords} from './Screens';
import type {SearchList} from './search-list';
import type {View} from './view';

interface ResultsProps {
  list: SearchList;
  view: View;
  /** Other words to try where nothing was found. */
  suggestions: string[];
  repository: string;
  onQuery(query: string): void;
  /** Goes to a site path. */
  open(url: string): void;
}

/** What the list is: hits or visits, and what has to be said about them; or why there are none. */
export function Results({list, view, suggestions, repository, onQuery, open}: ResultsProps) {
  const {query, collections, active, count, answer, isEmpty} = view;
  if (view.status === 'error') {
    return <SearchFailed error={view.error} onRetry={() => list.autocomplete.refresh()} />;
  }
  const report = `[docs] Search finds nothing for "${query}"`;
  return (
    <>
      {answer?.isLocal ? <LocalResults /> : null}
      {/* Where nothing was found that is said, and what may have been meant is offered. */}
      {answer && !isEmpty ? (
        <UnknownWords unknown={answer.unknown} meant={answer.meant} onQuery={onQuery} />
      ) : null}
      {isEmpty ? (
        <NoResults
          query={query}
          suggestions={suggestions}
          reportUrl={`${repository}/issues/new?title=${encodeText(report)}`}
          onSuggestion={onQuery}
          open={open}
        />
      ) : null}
      {count > 0 ? (
        <Hits
          collections={collections}
          active={active}
          autocomplete={list.autocomplete}
          open={open}
          toggle={list.toggle}
        />
      ) : null}
      {count === 0 && !query.trim() ? <Start open={open} /> : null}
      {view.status === 'stalled' ? (
        <p className={styles.screen}>{settings.texts.searching}</p>
      ) : null}
    </>
  );
}
