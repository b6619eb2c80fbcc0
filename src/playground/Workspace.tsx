import {useCallback, useEffect, useState} from 'react';
import {preloadRuntime} from './host/packages';
import {OpenMenu} from './OpenMenu';
import {Playground} from './Playground';
import pageStyles from './page.module.css';
import {findStart, type Start} from './start';
import {TakeHome} from './take-home/TakeHome';
import {useDraft} from './use-draft';

preloadRuntime();

/** What the page of the playground shows, once it knows what it was opened for. */
export function Workspace() {
  const [start, setStart] = useState<Start | null>(null);
  useEffect(() => {
    const find = () => void findStart(window.location.hash, window.location.search).then(setStart);
    find();
    // Another link pasted into the same tab loads no document.
    const onHash = () => {
      if (window.location.hash.startsWith('#p1=')) find();
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  return start && <Desk key={start.id} start={start} onStart={setStart} />;
}

interface DeskProps {
  start: Start;
  onStart: (start: Start) => void;
}

function Desk({start, onStart}: DeskProps) {
  const {notice, keep} = useDraft(start);
  const [problem, setProblem] = useState(start.problem);
  const open = useCallback(
    (next: Start) => {
      window.history.replaceState(window.history.state, '', window.location.pathname);
      onStart(next);
    },
    [onStart],
  );
  return (
    <div className={pageStyles.desk}>
      {problem && (
        <p className={pageStyles.notice} role="alert">
          {problem}
          <button type="button" onClick={() => setProblem(undefined)}>
            Close
          </button>
        </p>
      )}
      {notice?.kind === 'full' && (
        <p className={pageStyles.notice} role="alert">
          This browser keeps no more: what you write is only in this tab. Download it, or remove a
          draft under “Open”.
        </p>
      )}
      {notice?.kind === 'elsewhere' && (
        <p className={pageStyles.notice} role="status">
          Another tab has changed this draft. What you write here is kept as a copy.
          <button type="button" onClick={() => onStart({...notice.other, foreign: false})}>
            Show the other
          </button>
        </p>
      )}
      <div className={pageStyles.fill}>
        <Playground
          project={start.project}
          original={start.original}
          layout="page"
          foreign={start.foreign}
          onChange={keep}
          actions={(current) => (
            <>
              <OpenMenu onOpen={open} />
              <TakeHome {...current} />
            </>
          )}
        />
      </div>
    </div>
  );
}
