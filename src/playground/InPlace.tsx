import {useHistory} from '@docusaurus/router';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {PlaygroundProject} from '../../shared/playground';
import {bringIntoView} from './bring-into-view';
import {DraftNotices} from './DraftNotices';
import {draftStorage, findDraftOf, newId} from './drafts';
import {handOver} from './handover';
import {preloadRuntime} from './host/packages';
import {isSame} from './is-same';
import {Playground} from './Playground';
import styles from './playground.module.css';
import {useDraft} from './use-draft';

preloadRuntime();

interface InPlaceProps {
  project: PlaygroundProject;
  layout: 'picture-first' | 'code-first';
  poster?: string;
  editorHeight?: number;
  onClose: () => void;
}

/**
 * The playground within a text: it can be closed again, or go on on a page of its own. What a reader has
 * changed in it is there again when it is opened the next time.
 */
export function InPlace({project, onClose, ...look}: InPlaceProps) {
  const history = useHistory();
  const [start] = useState(() => {
    const fresh = {id: newId(), project, original: project};
    return findDraftOf(project, draftStorage()) ?? fresh;
  });
  const {notice, keep} = useDraft(start, false);
  const close = useRef<HTMLButtonElement>(null);
  /** Where the page was when it was last scrolled here: a reader who has moved it is left alone. */
  const at = useRef<number | null>(null);
  const scrollHere = useCallback(() => {
    const section = close.current?.closest('section');
    if (!section || (at.current !== null && at.current !== window.scrollY)) return;
    bringIntoView({section, editor: section.querySelector(`.${styles.editor}`)});
    at.current = window.scrollY;
  }, []);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on here.
    close.current?.focus({preventScroll: true});
    scrollHere();
  }, [scrollHere]);
  const isFirst = useRef(true);
  /** What it runs with, such as inputs for its props, comes between the film and the code. */
  const onRan = useCallback(() => {
    if (isFirst.current) requestAnimationFrame(scrollHere);
    isFirst.current = false;
  }, [scrollHere]);
  return (
    <>
      <DraftNotices notice={notice} />
      <Playground
        project={start.project}
        original={project}
        {...look}
        onChange={keep}
        onRan={onRan}
        actions={({project: current, onReset}) => (
          <>
            <button type="button" onClick={onReset} aria-label="Reset the code" title="Reset">
              <Undo2 aria-hidden size={15} />
            </button>
            <button
              type="button"
              onClick={() => {
                handOver({
                  id: start.id,
                  project: current,
                  original: project,
                  ...(!isSame(current, project) && {changed: Date.now()}),
                });
                history.push('/playground/');
              }}
              aria-label="Open large"
              title="Open large"
            >
              <Maximize2 aria-hidden size={15} />
            </button>
            <button
              ref={close}
              type="button"
              onClick={onClose}
              aria-label="Close the editor"
              title="Close"
            >
              <X aria-hidden size={16} />
            </button>
          </>
        )}
      />
    </>
  );
}
