import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useRef, useState} from 'react';
import {SEARCH_SECTIONS, type SearchSection} from '../../../shared/search-index';
import {type HostedSettings, searchClient} from '../../search/client';
import type {SearchAnswer} from '../../search/engine/engine';
import {NoResults, SearchFailed} from '../../search/modal/Screens';
import {MarkedText, plain} from '../../search/modal/Text';
import styles from './search.module.css';
import {hrefOf, readState, type SearchState} from './state';

const HITS_PER_PAGE = 20;
const QUERY_LENGTH = 64;
const FILTERS = SEARCH_SECTIONS.filter((section) => section !== 'Other');

type Result =
  | {kind: 'idle'}
  | {kind: 'loading'}
  | {kind: 'failed'}
  | {kind: 'answer'; answer: SearchAnswer};

/** Query, filters and page live in the address; this follows it. */
export function SearchPage() {
  const {customFields} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const {search} = useLocation();
  // The server knows no query: the first render has to look the same without one.
  const [state, setState] = useState<SearchState>(() => readState(''));
  const [result, setResult] = useState<Result>({kind: 'idle'});
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setState(readState(search)), [search]);

  useEffect(() => {
    if (!state.query.trim()) {
      setResult({kind: 'idle'});
      return;
    }
    let isCurrent = true;
    const stalled = setTimeout(() => isCurrent && setResult({kind: 'loading'}), 300);
    searchClient(customFields?.hostedSearch as HostedSettings | undefined)
      .then((client) =>
        client.search(
          {
            query: state.query,
            sections: state.sections,
            offset: (state.page - 1) * HITS_PER_PAGE,
            limit: HITS_PER_PAGE,
          },
          attempt >= 0,
        ),
      )
      .then((answer) => isCurrent && setResult({kind: 'answer', answer}))
      .catch(() => isCurrent && setResult({kind: 'failed'}))
      .finally(() => clearTimeout(stalled));
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [state, attempt, customFields]);

  const go = (next: Partial<SearchState>) => history.replace(hrefOf({...state, page: 1, ...next}));
  const toggle = (section: SearchSection) =>
    go({
      sections: state.sections.includes(section)
        ? state.sections.filter((each) => each !== section)
        : [...state.sections, section],
    });

  return (
    <div className={styles.page}>
      <h1>Search</h1>
      <form className={styles.form} action="/search" onSubmit={(event) => event.preventDefault()}>
        <label className={styles.label} htmlFor="search-query">
          Search docs
        </label>
        <input
          ref={input}
          id="search-query"
          name="q"
          type="search"
          className={styles.input}
          placeholder="Search docs"
          maxLength={QUERY_LENGTH}
          autoComplete="off"
          value={state.query}
          onChange={(event) => go({query: event.target.value})}
        />
      </form>
      <fieldset className={styles.filters}>
        <legend>Show only</legend>
        {FILTERS.map((section) => (
          <label key={section}>
            <input
              type="checkbox"
              checked={state.sections.includes(section)}
              onChange={() => toggle(section)}
            />
            {section}
          </label>
        ))}
      </fieldset>
      <Results
        result={result}
        state={state}
        repository={String(customFields?.repository)}
        onQuery={(query) => go({query})}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </div>
  );
}

/** The way to a hit; a section names its page too. */
const pathOf = ({section, crumbs, kind, title}: SearchAnswer['hits'][number]) =>
  [section, ...crumbs, ...(kind === 'page' ? [] : [plain(title)])].join(' › ');

interface ResultsProps {
  result: Result;
  state: SearchState;
  repository: string;
  onQuery(query: string): void;
  onRetry(): void;
}

function Results({result, state, repository, onQuery, onRetry}: ResultsProps) {
  if (result.kind === 'failed') return <SearchFailed onRetry={onRetry} />;
  if (result.kind === 'idle') {
    return <p className={styles.note}>Type a name, a flag, an error message or a question.</p>;
  }
  if (result.kind === 'loading') {
    return (
      <p className={styles.note} role="status">
        Searching …
      </p>
    );
  }
  const {hits, nbHits} = result.answer;
  if (hits.length === 0 && state.page === 1) {
    return (
      <NoResults
        query={state.query}
        suggestions={[]}
        reportUrl={`${repository}/issues/new?title=${encodeURIComponent(`[docs] Search finds nothing for "${state.query}"`)}`}
        onSuggestion={onQuery}
      />
    );
  }
  return (
    <>
      <p className={styles.note} role="status">
        {nbHits === 1 ? '1 page' : `${nbHits} pages`} for “{state.query}”
      </p>
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.url} data-kind={hit.kind}>
            <Link to={hit.url}>
              <MarkedText text={hit.kind === 'page' ? hit.title : hit.heading} />
            </Link>
            <span className={styles.path}>{pathOf(hit)}</span>
            {hit.snippet.length > 0 ? (
              <p>
                <MarkedText text={hit.snippet} />
              </p>
            ) : null}
          </li>
        ))}
      </ol>
      <nav className={styles.pages} aria-label="Result pages">
        {state.page > 1 ? (
          <Link to={hrefOf({...state, page: state.page - 1})}>Previous results</Link>
        ) : null}
        {hits.length === HITS_PER_PAGE ? (
          <Link to={hrefOf({...state, page: state.page + 1})}>More results</Link>
        ) : null}
      </nav>
    </>
  );
}
