import {useEffect, useRef, useState} from 'react';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/dialog/Dialog';
import {type CopyState, follow, readSize, readState, remove, save, showNewer} from './copy';
import styles from './offline.module.css';

export {showNewer, watchForNewer} from './copy';

interface OfflineDialogProps {
  onClose(): void;
}

const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The state of the copy, and what can be done about it. */
function useOfflineCopy() {
  const [state, setState] = useState<CopyState>();
  const isRunning = useRef(true);
  const attempts = useRef(0);
  const set = (next: CopyState) => {
    if (isRunning.current) setState(next);
  };
  const run = async () => {
    const attempt = ++attempts.current;
    set({kind: 'saving', done: 0, total: 1});
    const isSaved = await save().catch(() => false);
    // Stopped by the reader, there is nothing left that could have failed.
    if (attempt === attempts.current) set({kind: isSaved ? 'saved' : 'failed'});
  };
  const discard = async () => {
    const attempt = ++attempts.current;
    set({kind: 'none'});
    const isGone = await remove().then(
      () => true,
      () => false,
    );
    if (!isGone && attempt === attempts.current) set({kind: 'kept'});
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once, then follows.
  useEffect(() => {
    isRunning.current = true;
    readState().then(
      (found) => {
        if (found.kind === 'saving') void run();
        else set(found);
      },
      () => set({kind: 'blocked'}),
    );
    const stop = follow(({done, total}) =>
      setState((now) => (now?.kind === 'saving' ? {kind: 'saving', done, total} : now)),
    );
    return () => {
      isRunning.current = false;
      stop();
    };
  }, []);
  return {state, run, discard};
}

function useSize(): string {
  const [size, setSize] = useState('');
  useEffect(() => {
    readSize().then(
      ({download, stored}) =>
        setSize(`${inMegabytes(download)} to download, ${inMegabytes(stored)} in this browser.`),
      () => setSize('The site cannot be reached at the moment.'),
    );
  }, []);
  return size;
}

const STATUS_TEXT: Record<CopyState['kind'], string> = {
  none: 'All pages, search and demos. Films and anything on other sites are left out. When the site changes, a new copy is downloaded while you keep using this one.',
  saving: 'Saving. You can keep reading or close this dialog.',
  saved: 'Saved. All pages and search work without a network.',
  newer: 'Saved. A newer version is ready; showing it reloads every tab of this site.',
  failed: 'Saving was interrupted. The next attempt continues where this one stopped.',
  kept: 'The copy could not be removed. Try again, or clear what your browser has saved of this site.',
  blocked:
    'Your browser does not let this site save anything. Allow it in the browser’s settings, then reload the page.',
};

const BUTTON_LABEL: Record<CopyState['kind'], string> = {
  none: 'Save for offline',
  saving: 'Stop and discard',
  saved: 'Remove the copy',
  newer: 'Remove the copy',
  failed: 'Try again',
  kept: 'Remove the copy',
  blocked: 'Save for offline',
};

/** Saves the site for reading offline, shows how far that is, and removes it. */
export default function OfflineDialog({onClose}: OfflineDialogProps) {
  const {state, run, discard} = useOfflineCopy();
  const size = useSize();
  const kind = state?.kind ?? 'none';
  const isMissing = kind === 'none' || kind === 'failed' || kind === 'blocked';
  return (
    <Dialog title="Read offline" onClose={onClose}>
      <div className={styles.body}>
        <p role="status">{state && STATUS_TEXT[kind]}</p>
        {state?.kind === 'saving' ? (
          <p className={styles.progress}>
            <progress aria-label="Saved" value={state.done} max={state.total} />
            <span>{Math.floor((100 * state.done) / state.total)} %</span>
          </p>
        ) : (
          <p className={styles.size}>{size}</p>
        )}
        {kind === 'newer' && (
          <Button onClick={() => void showNewer()}>Show the newer version</Button>
        )}
        {/* One button whatever there is to do: the focus stays where it is. */}
        <Button
          look={isMissing ? 'primary' : 'plain'}
          disabled={!state || kind === 'blocked'}
          onClick={isMissing ? run : discard}
        >
          {BUTTON_LABEL[kind]}
        </Button>
      </div>
    </Dialog>
  );
}
