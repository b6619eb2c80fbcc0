// Ejected: a link that looks like a field; the search itself is loaded when it is asked for.
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useRef} from 'react';
import type {HostedSettings} from '../../search/client';
import {useSearchKeys} from '../../search/use-search-keys';
import {SearchIcon} from '../../ui/icons';
import styles from './styles.module.css';

interface SearchFields {
  hostedSearch?: HostedSettings;
  repository: string;
}

export default function SearchBar() {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {hostedSearch, repository} = customFields as unknown as SearchFields;
  const button = useRef<HTMLAnchorElement>(null);
  const history = useHistory();
  const {pathname} = useLocation();

  const prepare = () => {
    import('../../search/open')
      .then(({prepareSearch}) => prepareSearch(hostedSearch))
      .catch(() => undefined);
  };
  const open = useCallback(
    (initialQuery: string) => {
      import('../../search/open')
        .then(({openSearch}) =>
          openSearch({
            hosted: hostedSearch,
            initialQuery,
            from: pathname,
            repository,
            opener: button.current,
            navigate: (url) => history.push(url),
          }),
        )
        // Without the dialog's code the search page is the next best thing.
        .catch(() => window.location.assign('/search'));
    },
    [hostedSearch, repository, pathname, history],
  );
  useSearchKeys(button, open);

  return (
    <a
      ref={button}
      href="/search"
      className={`DocSearch-Button ${styles.button}`}
      aria-label="Search docs"
      aria-keyshortcuts="Control+K Meta+K /"
      onMouseEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open('');
      }}
    >
      <SearchIcon size={18} />
      <span className={styles.text}>Search docs</span>
      <kbd className={styles.keys}>/</kbd>
    </a>
  );
}
