import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {type RefObject, useCallback, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {search as settings} from '../../../config/search';
import {encodeText} from '../../../shared/encode';
import type {IndexManifest} from '../../../shared/search-index';
import type {HostedSettings} from '../../search/client-types';
import {startEngine} from '../../search/start';
import {showNotice} from '../../shell/notice';
import {leaveFor} from '../../shell/patience';

const load = () => import('../../search/open');
/** Once the code of the box is there, no placeholder is needed. */
let isLoaded = false;

/** The code of the box could not be loaded: the search page is the way that remains. */
function leaveForSearchPage(query: string): void {
  leaveFor(`${settings.page}?q=${encodeText(query)}`, () =>
    showNotice('You are offline, and search has not been loaded yet.'),
  );
}

/**
 * Loads the search and opens its box.
 * Takes the button that the focus goes back to; returns `prepare`, which loads ahead, `open`, and the field that
 * stands in until the box is there, if one does.
 */
export function useSearchBox(button: RefObject<HTMLButtonElement | null>) {
  const history = useHistory();
  const {pathname} = useLocation();
  const {customFields} = useDocusaurusContext().siteConfig;
  const hosted = customFields?.hostedSearch as HostedSettings | undefined;
  const repository = String(customFields?.repository ?? '');
  const files = usePluginData('site-search-index') as IndexManifest | undefined;

  /** What was typed into the placeholder; undefined once the reader has closed it. */
  const typed = useRef<string>(undefined);
  const [isEarly, setEarly] = useState(false);

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
          // In the same moment: two dialogs are one too many for who hears them.
          flushSync(() => setEarly(false));
        },
        () => {
          setEarly(false);
          if (typed.current !== undefined) leaveForSearchPage(typed.current);
        },
      );
    },
    [button, hosted, files, repository, pathname, history],
  );
  const early = isEarly && {
    initialQuery: typed.current ?? '',
    onType: (query: string) => {
      typed.current = query;
    },
    onClose: () => {
      typed.current = undefined;
      setEarly(false);
      button.current?.focus();
    },
  };
  return {prepare, open, early};
}
