import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useMemo, useRef, useState} from 'react';
import {search as settings} from '../../../config/search';
import {
  type IndexManifest,
  SEARCH_SECTIONS,
  type SearchSection,
} from '../../../shared/search-index';
import {searchClient} from '../../search/client';
import type {HostedSettings} from '../../search/client-types';
import chips from '../../ui/chips.module.css';
import {SearchIcon} from '../../ui/icons';
import {Elsewhere} from './Elsewhere';
import {HITS_PER_PAGE, type Result, Results} from './Results';
import styles from './search.module.css';
import {hrefOf, readState, type SearchState} from './state';

/** Query, filters and page live in the address; this follows it. */
export function SearchPage() {
  const {customFields} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const index = usePluginData('site-search-index') as IndexManifest | undefined;
  const filters = (index?.sections ?? SEARCH_SECTIONS).filter((section) => section !== 'Other');
  const {search} = useLocation();
  // The server knows no query: the first render has to look the same without one.
  const [state, setState] = useState<SearchState>(() => readState(''));
  const [isRead, setIsRead] = useState(false);
  const [result, setResult] = useState<Result>({kind: 'idle'});
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for the client again
  const client = useMemo(
    () => searchClient(customFields?.hostedSearch as HostedSettings | undefined),
    [customFields, attempt],
  );
  useEffect(() => {
    setState(readState(search));
    setIsRead(true);
  }, [search]);

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
        <SearchIcon />
        <input
          ref={input}
          id="search-query"
          name="q"
          type="search"
          className={styles.input}
          placeholder="spring, --codec, captions"
          maxLength={settings.queryLength}
          autoComplete="off"
          value={state.query}
          onChange={(event) => go({query: event.target.value})}
        />
      </form>
      <fieldset className={styles.filters}>
        <legend>Show only</legend>
        <div className={chips.row}>
          {filters.map((section) => (
            <label key={section} className={chips.chip}>
              <input
                type="checkbox"
                checked={state.sections.includes(section)}
                onChange={() => toggle(section)}
              />
              {section}
            </label>
          ))}
        </div>
      </fieldset>
      {/* What is found here is known when the address has been read: until then nothing stands in its place. */}
      <div
        className={styles.columns}
        data-unread={isRead ? undefined : ''}
        data-idle={state.query.trim() ? undefined : ''}
      >
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
