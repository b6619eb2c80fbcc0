import {encodeText} from '../../../shared/encode';
import type {SearchSection} from '../../../shared/search-index';
import type {Stage} from '../engine/stages';
import {Hits} from './Hits';
import styles from './modal.module.css';
import {
  LocalResults,
  NoResults,
  SearchFailed,
  Searching,
  Start,
  sumOf,
  UnknownWords,
} from './Screens';
import type {SearchList} from './search-list';
import type {View} from './view';

interface ResultsProps {
  list: SearchList;
  view: View;
  /** How much of the index is there. */
  stage: Stage | undefined;
  /** Other words to try where nothing was found. */
  suggestions: string[];
  repository: string;
  onQuery(query: string): void;
  /** The kind of pages that is kept to. */
  section: SearchSection | undefined;
  /** Shows pages of all kinds. */
  onAll(): void;
  /** Goes to a site path. */
  open(url: string): void;
}

/** What the list is: hits or visits, and what has to be said about them; or why there are none. */
export function Results({
  list,
  view,
  stage,
  suggestions,
  repository,
  onQuery,
  section,
  onAll,
  open,
}: ResultsProps) {
  const {query, collections, active, count, answer, isEmpty, isStale} = view;
  const isStalled = view.status === 'stalled';
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
          others={section && {count: sumOf(answer?.counts), onShow: onAll}}
          open={open}
        />
      ) : null}
      {count > 0 && !(isStale && isStalled) ? (
        <div className={styles.lists} inert={isStale} data-stale={isStale || undefined}>
          <Hits
            collections={collections}
            active={active}
            autocomplete={list.autocomplete}
            open={open}
            toggle={list.toggle}
          />
        </div>
      ) : null}
      {count === 0 && !query.trim() ? <Start open={open} /> : null}
      {isStalled ? <Searching query={query} stage={stage} /> : null}
    </>
  );
}
