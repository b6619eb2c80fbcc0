import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useMemo, useRef, useState} from 'react';
import {search as settings} from '../../../config/search';
import {encodeText} from '../../../shared/encode';
import {
  type IndexManifest,
  SEARCH_SECTIONS,
  type SearchSection,
} from '../../../shared/search-index';
import {searchClient} from '../../search/client';
import type {HostedSettings} from '../../search/client-types';
import type {SearchAnswer, SearchHit} from '../../search/engine/engine';
import {explainAddress, isMessage} from '../../search/message';
import {LocalResults, NoResults, SearchFailed, UnknownWords} from '../../search/modal/Screens';
import {MarkedText} from '../../search/modal/Text';
import {useSuggestions} from '../../search/modal/use-suggestions';
import styles from './search.module.css';
import {hrefOf, readState, type SearchState} from './state';

const HITS_PER_PAGE = settings.hits;

type Result =
  | {kind: 'idle'}
  | {kind: 'loading'}
  | {kind: 'failed'; error: unknown}
  | {kind: 'answer'; answer: SearchAnswer};

/** Query, filters and page live in the address; this follows it. */
export function SearchPage() {
  const {customFields} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const index = usePluginData('site-search-index') as IndexManifest | undefined;
  const filters = (index?.sections ?? SEARCH_SECTIONS).filter((section) => section !== 'Other');
  const {search} = useLocation();
  // The server knows no query: the first render has to look the same without one.
  const [state, setState] = useState<SearchState>(() => readState(''));
  const [result, setResult] = useState<Result>({kind: 'idle'});
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for the client again
  const client = useMemo(
    () => searchClient(customFields?.hostedSearch as HostedSettings | undefined),
    [customFields, attempt],
  );
  useEffect(() => setState(readState(search)), [search]);

  useEffect(() => {
    if (!state.query.trim()) {
      setResult({kind: 'idle'});
      return;
    }
    let isCurrent = true;
    const stalled = setTimeout(() => isCurrent && setResult({kind: 'loading'}), 300);
    client
      .then((ready) =>
        ready.search(
          {
            query: state.query,
            sections: state.sections,
            offset: (state.page - 1) * HITS_PER_PAGE,
            limit: HITS_PER_PAGE,
          },
          true,
        ),
      )
      .then((answer) => isCurrent && setResult({kind: 'answer', answer}))
      .catch((error: unknown) => isCurrent && setResult({kind: 'failed', error}))
      .finally(() => clearTimeout(stalled));
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [state, client]);

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
      <form action={settings.page} onSubmit={(event) => event.preventDefault()}>
        <label className="visually-hidden" htmlFor="search-query">
          {settings.texts.label}
        </label>
        <input
          ref={input}
          id="search-query"
          name="q"
          type="search"
          className={styles.input}
          placeholder={settings.texts.label}
          maxLength={settings.queryLength}
          autoComplete="off"
          value={state.query}
          onChange={(event) => go({query: event.target.value})}
        />
      </form>
      <div className={styles.columns}>
        <fieldset className={styles.filters}>
          <legend>Show only</legend>
          {filters.map((section) => (
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
        <div className={styles.results}>
          <Results
            result={result}
            state={state}
            client={client}
            repository={String(customFields?.repository)}
            onQuery={(query) => go({query})}
            onRetry={() => setAttempt(attempt + 1)}
          />
        </div>
        <Elsewhere />
      </div>
    </div>
  );
}

/** Where to look for what a word can't find. */
const ELSEWHERE = [
  {
    to: '/errors',
    title: 'A message or a log',
    text: 'Paste it whole: the decoder finds the cause.',
  },
  {to: '/docs/recipes/', title: 'A look', text: 'Recipes are chosen by picture.'},
  {
    to: '/docs/a-z',
    title: 'A name you half know',
    text: 'All exports, flags and pages from A to Z.',
  },
  {to: '/ai', title: 'A question', text: 'Passages that answer it, word for word.'},
];

function Elsewhere() {
  return (
    <aside className={styles.elsewhere} aria-label="Other ways to find something">
      <p>Looking for …</p>
      <ul className="plain-list">
        {ELSEWHERE.map(({to, title, text}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The way to a page. */
const pathOf = ({section, crumbs}: SearchHit) => [section, ...crumbs].join(' › ');

interface ResultsProps {
  result: Result;
  state: SearchState;
  client: ReturnType<typeof searchClient>;
  repository: string;
  onQuery(query: string): void;
  onRetry(): void;
}

function Results({result, state, client, repository, onQuery, onRetry}: ResultsProps) {
  const answer = result.kind === 'answer' ? result.answer : undefined;
  const suggestions = useSuggestions(client, state.query, answer);
  if (result.kind === 'failed') return <SearchFailed error={result.error} onRetry={onRetry} />;
  if (result.kind === 'idle') {
    return <p className={styles.note}>Type a name, a flag, an error message or a question.</p>;
  }
  if (!answer) {
    return (
      <p className={styles.note} role="status">
        {settings.texts.searching}
      </p>
    );
  }
  const {hits, nbHits, unknown, meant, isLocal} = answer;
  const notice = (
    <>
      {isLocal ? <LocalResults /> : null}
      <UnknownWords unknown={unknown} meant={meant} onQuery={onQuery} />
      {isMessage(state.query) ? (
        <p className={styles.note}>
          <Link to={explainAddress(state.query)}>{settings.texts.explain}</Link>
        </p>
      ) : null}
    </>
  );
  if (hits.length === 0 && state.page === 1) {
    return (
      <>
        {notice}
        <NoResults
          query={state.query}
          suggestions={suggestions}
          reportUrl={`${repository}/issues/new?title=${encodeText(`[docs] Search finds nothing for "${state.query}"`)}`}
          onSuggestion={onQuery}
        />
      </>
    );
  }
  return (
    <>
      <p className={styles.note} role="status">
        {nbHits === 1 ? '1 page' : `${nbHits} pages`} for “{state.query}”
      </p>
      {notice}
      <ol className={styles.hits} start={(state.page - 1) * HITS_PER_PAGE + 1}>
        {hits.map((hit) => (
          <Entry key={hit.url} hit={hit} />
        ))}
      </ol>
      <nav className={styles.pages} aria-label="Result pages">
        {state.page > 1 ? (
          <Link to={hrefOf({...state, page: state.page - 1})}>Previous results</Link>
        ) : null}
        {state.page * HITS_PER_PAGE < nbHits ? (
          <Link to={hrefOf({...state, page: state.page + 1})}>More results</Link>
        ) : null}
      </nav>
    </>
  );
}

/** A page with its best place, and its other places on demand. */
function Entry({hit}: {hit: SearchHit}) {
  const {title, heading, snippet, also, more, url} = hit;
  return (
    <li>
      <Link to={url}>
        <MarkedText text={title} />
        {heading.length > 0 ? (
          <span className={styles.heading}>
            {' › '}
            <MarkedText text={heading} />
          </span>
        ) : null}
      </Link>
      <span className={styles.path}>{pathOf(hit)}</span>
      {snippet.length > 0 ? (
        <p>
          <MarkedText text={snippet} />
        </p>
      ) : null}
      {also.length > 0 ? (
        <p className={styles.also}>
          also: “<MarkedText text={also} />”
        </p>
      ) : null}
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>{more.length === 1 ? '1 more place' : `${more.length} more places`}</summary>
          <ul>
            {more.map((place) => (
              <li key={place.url}>
                <Link to={place.url}>
                  {place.heading.length > 0 ? (
                    <MarkedText text={place.heading} />
                  ) : (
                    'From the beginning'
                  )}
                </Link>
                <p>
                  <MarkedText text={place.snippet} />
                </p>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}
