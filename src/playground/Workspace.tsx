import {type ReactNode, useCallback, useEffect, useState} from 'react';
import {DraftNotices} from './DraftNotices';
import {preloadRuntime} from './host/packages';
import {OpenMenu} from './OpenMenu';
import {Playground} from './Playground';
import pageStyles from './page.module.css';
import {findStart, type Start} from './start';
import {TakeHome} from './take-home/TakeHome';
import tools from './tools.module.css';
import {useDraft} from './use-draft';

preloadRuntime();

/** What the page of the playground shows, once it knows what it was opened for; until then, what is `waiting`. */
export function Workspace({waiting}: {waiting: ReactNode}) {
  // The same draft can be opened twice: after a change of another tab.
  const [opened, setOpened] = useState<{start: Start; count: number} | null>(null);
  const show = useCallback(
    (start: Start) => setOpened((before) => ({start, count: (before?.count ?? 0) + 1})),
    [],
  );
  useEffect(() => {
    const find = () => void findStart(window.location.hash, window.location.search).then(show);
    find();
    // Another link pasted into the same tab loads no document.
    const onHash = () => {
      if (/^#(?:p1|draft)=/.test(window.location.hash)) find();
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [show]);
  return opened ? <Desk key={opened.count} start={opened.start} onStart={show} /> : waiting;
}

interface DeskProps {
  start: Start;
  onStart: (start: Start) => void;
}

function Desk({start, onStart}: DeskProps) {
  const {notice, keep} = useDraft(start, true);
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
        <p className={tools.notice} role="alert">
          {problem}
          <button type="button" onClick={() => setProblem(undefined)}>
            Close
          </button>
        </p>
      )}
      <DraftNotices notice={notice} onOther={(other) => onStart({...other, foreign: false})} />
      <div className={pageStyles.fill}>
        <Playground
          project={start.project}
          original={start.original}
          {...(start.poster && {poster: start.poster})}
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
