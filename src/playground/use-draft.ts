import {useCallback, useEffect, useRef, useState} from 'react';
import type {PlaygroundProject} from '../../shared/playground';
import {type Draft, draftOfEvent, draftStorage, isSame, newId, saveDraft} from './drafts';

/** What the reader has to know about the draft. */
export type DraftNotice = {kind: 'full'} | {kind: 'elsewhere'; other: Draft} | null;

/** Milliseconds without a key after which a draft is kept. */
const PAUSE = 300;

/** This tab, as drafts name it. */
const tab = newId();

/**
 * Keeps what a reader writes. A draft that another tab changes meanwhile goes on as a copy, so that
 * neither tab overwrites the other.
 * Takes what was opened; returns what to say about it, and a function that keeps a change.
 */
export function useDraft(start: {id: string; original: PlaygroundProject}) {
  const id = useRef(start.id);
  const waiting = useRef<PlaygroundProject | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [notice, setNotice] = useState<DraftNotice>(null);
  const {original} = start;

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const project = waiting.current;
    waiting.current = null;
    if (!project || isSame(project, original)) return;
    const draft = {id: id.current, changed: Date.now(), tab, project, original};
    const result = saveDraft(draft, draftStorage());
    setNotice((before) =>
      result === 'full' ? {kind: 'full'} : before?.kind === 'full' ? null : before,
    );
    // A reload, or the way back, comes to this draft again.
    if (result === 'saved') {
      window.history.replaceState(window.history.state, '', `#draft=${id.current}`);
    }
  }, [original]);

  const keep = useCallback(
    (project: PlaygroundProject) => {
      waiting.current = project;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE);
    },
    [flush],
  );

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const other = draftOfEvent(event);
      if (!other || other.id !== id.current || other.tab === tab) return;
      id.current = newId();
      setNotice({kind: 'elsewhere', other});
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return {notice, keep};
}
