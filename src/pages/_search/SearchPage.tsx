import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useState} from 'react';
import {search as settings} from '../../../config/search';
import {
  type IndexManifest,
  SEARCH_SECTIONS,
  type SearchSection,
} from '../../../shared/search-index';
import type {HostedSettings} from '../../search/client-types';
import chips from '../../ui/chips.module.css';
import {SearchIcon} from '../../ui/icons';
import {SearchField} from '../../ui/search-field/SearchField';
import {Elsewhere} from './Elsewhere';
import {Results} from './Results';
import styles from './search.module.css';
import {hrefOf, readState, type SearchState} from './state';
import {useResult} from './use-result';

/** What the address says; nothing before it has been read, as the server knows no query. */
function useAddress() {
  const {search} = useLocation();
  const [state, setState] = useState<SearchState>(() => readState(''));
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    setState(readState(search));
    setIsRead(true);
  }, [search]);
  return {state, isRead};
}

/** Query, filters and page live in the address; this follows it. */
export function SearchPage() {
  const {customFields} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const {state, isRead} = useAddress();
  const {client, result, retry} = useResult(
    state,
    customFields?.hostedSearch as HostedSettings | undefined,
  );

  const go = (next: Partial<SearchState>) => history.replace(hrefOf({...state, page: 1, ...next}));
  const toggle = (section: SearchSection) =>
    go({
      sections: state.sections.includes(section)
        ? state.sections.filter((each) => each !== section)
        : [...state.sections, section],
    });

  const isStale = result.kind === 'answer' && result.state !== state;
  return (
    <div className={styles.page}>
      <h1>Search</h1>
      <form action={settings.page} onSubmit={(event) => event.preventDefault()}>
        <label className="visually-hidden" htmlFor="search-query">
          {settings.texts.label}
        </label>
        <SearchIcon />
        <SearchField
          id="search-query"
          name="q"
          className={styles.input}
          placeholder="spring, --codec, captions"
          maxLength={settings.queryLength}
          autoComplete="off"
          value={state.query}
          onChange={(query) => go({query})}
        />
      </form>
      <Filters
        chosen={state.sections}
        counts={result.kind === 'answer' ? result.answer.counts : undefined}
        onToggle={toggle}
      />
      {/* What is found is known once the address has been read: until then nothing is shown. */}
      <div
        className={styles.columns}
        data-unread={isRead ? undefined : ''}
        data-idle={state.query.trim() ? undefined : ''}
        data-waiting={result.kind === 'idle' || result.kind === 'loading' ? '' : undefined}
      >
        <div className={styles.results} inert={isStale} data-stale={isStale || undefined}>
          <Results
            result={result}
            state={state}
            client={client}
            repository={String(customFields?.repository)}
            onAll={() => go({sections: []})}
            onQuery={(query) => go({query})}
            onRetry={retry}
          />
        </div>
        <Elsewhere query={state.query} />
      </div>
    </div>
  );
}

interface FiltersProps {
  chosen: readonly SearchSection[];
  /** How many pages of each kind were found; undefined as long as nothing was. */
  counts: Record<string, number> | undefined;
  onToggle: (section: SearchSection) => void;
}

/** The kinds of pages that the site has, to be chosen from. */
function Filters({chosen, counts, onToggle}: FiltersProps) {
  const index = usePluginData('site-search-index') as IndexManifest | undefined;
  const filters = (index?.sections ?? SEARCH_SECTIONS).filter((section) => section !== 'Other');
  return (
    <fieldset className={styles.filters}>
      <legend>Show only</legend>
      <div className={`${chips.row} ${styles.kinds}`} data-counted={counts ? '' : undefined}>
        {filters.map((section) => (
          <label key={section} className={chips.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(section)}
              onChange={() => onToggle(section)}
            />
            <span>{section}</span>
            <small>{counts && (counts[section] ?? 0)}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
