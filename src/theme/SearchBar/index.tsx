// Ejected: a button that looks like a field; the search itself is loaded when it is asked for.
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useRef, useState} from 'react';
import {search as settings} from '../../../config/search';
import type {IndexManifest} from '../../../shared/search-index';
import type {HostedSettings} from '../../search/client';
import {startEngine} from '../../search/start';
import {useSearchKeys} from '../../search/use-search-keys';
import {showNotice} from '../../shell/notice';
import {leaveFor} from '../../shell/patience';
import {SearchIcon} from '../../ui/icons';
import {EarlyBox} from './EarlyBox';
import styles from './styles.module.css';

const load = () => import('../../search/open');
/** With the code of the box at hand, nothing has to stand in for it. */
let isLoaded = false;

export default function SearchBar() {
  const button = useRef<HTMLButtonElement>(null);
  const history = useHistory();
  const {pathname} = useLocation();
  const {customFields} = useDocusaurusContext().siteConfig;
  const hosted = customFields?.hostedSearch as HostedSettings | undefined;
  const repository = String(customFields?.repository ?? '');

  /** What was typed into the stand-in; undefined where there is none. */
  const typed = useRef<string>(undefined);
  const [isEarly, setEarly] = useState(false);
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
      typed.current = initialQuery;
      setEarly(!isLoaded);
      load().then(
        ({openSearch}) => {
          const query = typed.current;
          isLoaded = true;
          // Closed before it was there.
          if (query === undefined) return;
          openSearch({
            hosted,
            initialQuery: query,
            repository,
            sections: files?.sections ?? [],
            from: pathname,
            navigate: (url) => history.push(url),
            opener: button.current,
          });
          setEarly(false);
        },
        // The code of the box could not be loaded: the search page is the way that remains.
        () => {
          setEarly(false);
          if (typed.current === undefined) return;
          leaveFor(`${settings.page}?q=${encodeURIComponent(typed.current)}`, () =>
            showNotice('You are offline, and search has not been loaded yet.'),
          );
        },
      );
    },
    [hosted, files, repository, pathname, history],
  );
  useSearchKeys(button, open);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`DocSearch-Button ${styles.button}`}
        aria-label={settings.texts.label}
        aria-haspopup="dialog"
        onClick={() => open('')}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
      >
        <SearchIcon size={18} />
        <span className={styles.text}>{settings.texts.label}</span>
        <kbd className={styles.keys}>/</kbd>
      </button>
      {isEarly ? (
        <EarlyBox
          initialQuery={typed.current ?? ''}
          onType={(query) => {
            typed.current = query;
          }}
          onClose={() => {
            typed.current = undefined;
            setEarly(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
