import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ComponentType, useEffect, useRef, useState} from 'react';
import {announce} from '../shell/notice';
import {SaveIcon} from '../ui/icons';
import type {OfflineDialogProps} from './OfflineDialog';
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
        announce(
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
  const [Dialog, setDialog] = useState<ComponentType<OfflineDialogProps>>();
  const isPossible = isBrowser && 'serviceWorker' in navigator;
  useEffect(() => {
    if (isPossible) watch();
  }, [isPossible]);
  if (!isPossible) return null;

  const prepare = () => void load().catch(() => undefined);
  const close = () => {
    setDialog(undefined);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        data-no-print
        onClick={() => void load().then((module) => setDialog(() => module.default), prepare)}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
      >
        <SaveIcon size={16} />
        Read offline
      </button>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}
