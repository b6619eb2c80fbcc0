import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import type {SearchSection} from '../../shared/search-index';
import {searchClient} from './client';
import type {HostedSettings} from './client-types';
import SearchModal from './modal/SearchModal';

interface OpenOptions {
  hosted?: HostedSettings;
  initialQuery: string;
  from: string;
  repository: string;
  sections: readonly SearchSection[];
  /** Goes to a site path without reloading the document. */
  navigate(url: string): void;
  /** Gets the focus back when the modal closes without having gone anywhere. */
  opener: HTMLElement | null;
}

let isOpen = false;

/** Starts loading what the first answer needs. */
export function prepareSearch(hosted?: HostedSettings): void {
  searchClient(hosted)
    .then((client) => client.prepare())
    // The modal shows the failure, and tries again, when a reader searches.
    .catch(() => undefined);
}

/** Opens the search dialog above the page; a second call while it is open does nothing. */
export function openSearch({hosted, opener, navigate, ...props}: OpenOptions): void {
  if (isOpen) return;
  isOpen = true;
  // Opened by a key, nothing has been prepared yet; the texts have to follow in any case.
  prepareSearch(hosted);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = (navigated: boolean) => {
    if (!isOpen) return;
    isOpen = false;
    root.unmount();
    host.remove();
    if (!navigated) opener?.focus();
  };
  // At once, effects too: whoever stood in for the box goes now, and an Escape in between would close neither.
  flushSync(() =>
    root.render(
      <SearchModal
        {...props}
        client={searchClient(hosted)}
        onClose={close}
        open={(url) => {
          close(true);
          navigate(url);
        }}
      />,
    ),
  );
}
