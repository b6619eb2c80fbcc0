// Ejected: a button that looks like a field; the search itself is loaded when it is asked for.
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useRef} from 'react';
import type {IndexManifest} from '../../../shared/search-index';
import type {HostedSettings} from '../../search/client';
import {startEngine} from '../../search/start';
import {useSearchKeys} from '../../search/use-search-keys';
import {announce} from '../../shell/notice';
import {leaveFor} from '../../shell/patience';
import {SearchIcon} from '../../ui/icons';
import styles from './styles.module.css';

const load = () => import('../../search/open');

export default function SearchBar() {
  const button = useRef<HTMLButtonElement>(null);
  const history = useHistory();
  const {pathname} = useLocation();
  const {customFields} = useDocusaurusContext().siteConfig;
  const hosted = customFields?.hostedSearch as HostedSettings | undefined;
  const repository = String(customFields?.repository ?? '');

  const files = usePluginData('site-search-index') as IndexManifest | undefined;

  const prepare = () => {
    if (!hosted) startEngine(files);
    load().then(
      ({prepareSearch}) => prepareSearch(hosted),
      // Opening the box reports it.
      () => undefined,
    );
  };
  const open = useCallback(
    (initialQuery: string) => {
      if (!hosted) startEngine(files);
      load().then(
        ({openSearch}) =>
          openSearch({
            hosted,
            initialQuery,
            repository,
            from: pathname,
            navigate: (url) => history.push(url),
            opener: button.current,
          }),
        // The code of the box could not be loaded: the search page is the way that remains.
        () =>
          leaveFor(`/search?q=${encodeURIComponent(initialQuery)}`, () =>
            announce('You are offline, and search has not been loaded yet.'),
          ),
      );
    },
    [hosted, files, repository, pathname, history],
  );
  useSearchKeys(button, open);

  return (
    <button
      ref={button}
      type="button"
      className={`DocSearch-Button ${styles.button}`}
      aria-label="Search docs"
      aria-haspopup="dialog"
      onClick={() => open('')}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      <SearchIcon size={18} />
      <span className={styles.text}>Search docs</span>
      <kbd className={styles.keys}>/</kbd>
    </button>
  );
}
