import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef} from 'react';
import {showNotice} from '../shell/notice';
import {useOnDemand} from '../shell/use-on-demand';
import {SaveIcon} from '../ui/icons';
import styles from './offline.module.css';

const load = () => import('./OfflineDialog');
/** Pages that were opened from a copy watch for a newer one, once for each document. */
let isWatching = false;

function watch() {
  if (isWatching || !navigator.serviceWorker.controller) return;
  isWatching = true;
  load()
    .then(({showNewer, watchForNewer}) =>
      watchForNewer(() =>
        showNotice(
          'A newer version of the saved site is ready.',
          {label: 'Show it', run: () => void showNewer()},
          'status',
        ),
      ),
    )
    // The copy that is there serves on.
    .catch(() => undefined);
}

/** Opens what saves the site in this browser; not there where the browser can't. */
export default function OfflineButton() {
  const isBrowser = useIsBrowser();
  const button = useRef<HTMLButtonElement>(null);
  const {
    Part: OfflineDialog,
    open,
    close,
    intent,
  } = useOnDemand(load, () => showNotice('“Read offline” could not be loaded.'));
  const isPossible = isBrowser && 'serviceWorker' in navigator;
  useEffect(() => {
    if (isPossible) watch();
  }, [isPossible]);
  if (!isPossible) return null;

  return (
    <>
      <button
        {...intent}
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        data-no-print
        onClick={open}
      >
        <SaveIcon size={16} />
        Read offline
      </button>
      {OfflineDialog && (
        <OfflineDialog
          onClose={() => {
            close();
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
