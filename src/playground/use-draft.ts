import {useCallback, useEffect, useRef, useState} from 'react';
import type {PlaygroundProject} from '../../shared/playground';
import {type Draft, draftOfEvent, draftStorage, newId, readDraft, saveDraft} from './drafts';
import {isSame} from './is-same';

/** What the reader has to know about the draft. */
export type DraftNotice =
  | {kind: 'full'}
  | {kind: 'large'}
  | {kind: 'elsewhere'; other: Draft}
  | null;

/** Milliseconds without a key after which a draft is kept. */
const PAUSE = 300;

/** This tab, as drafts name it. */
const tab = newId();

interface Begun {
  id: string;
  original: PlaygroundProject;
  /** When the draft that it began with was kept; without one nothing is kept yet. */
  changed?: number;
}

/** Names the draft in the address, so that a reload, or the way back, comes to it again. */
const markAddress = (id: string) =>
  window.history.replaceState(window.history.state, '', `#draft=${id}`);

/**
 * Keeps what a reader writes. A draft that another tab changes meanwhile goes on as a copy, so that
 * neither tab overwrites the other.
 * Takes what was opened, and whether the address names the draft; returns what to say about it, and a
 * function that keeps a change.
 */
export function useDraft(begun: Begun, inAddress: boolean) {
  const {original, changed} = begun;
  const id = useRef(begun.id);
  /** The newest version of it that this tab has seen. */
  const seen = useRef(changed);
  const waiting = useRef<PlaygroundProject | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [notice, setNotice] = useState<DraftNotice>(null);

  const moveOn = useCallback((other: Draft) => {
    id.current = newId();
    seen.current = undefined;
    setNotice({kind: 'elsewhere', other});
  }, []);

  const save = useCallback((): boolean => {
    clearTimeout(timer.current);
    const project = waiting.current;
    waiting.current = null;
    // Who takes everything back wants that kept, too.
    if (!project || (seen.current === undefined && isSame(project, original))) return false;
    const storage = draftStorage();
    // A tab that slept isn't told of what others have kept.
    const stored = readDraft(id.current, storage);
    if (stored && stored.tab !== tab && stored.changed > (seen.current ?? 0)) moveOn(stored);
    const draft = {id: id.current, changed: Date.now(), tab, project, original};
    const result = saveDraft(draft, storage);
    setNotice((before) => {
      if (result !== 'saved') return {kind: result};
      return before?.kind === 'elsewhere' ? before : null;
    });
    if (result === 'saved') seen.current = draft.changed;
    return result === 'saved';
  }, [original, moveOn]);

  const flush = useCallback(() => {
    if (save() && inAddress) markAddress(id.current);
  }, [save, inAddress]);

  const keep = useCallback(
    (project: PlaygroundProject) => {
      waiting.current = project;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE);
    },
    [flush],
  );

  useEffect(() => {
    if (inAddress && changed !== undefined) markAddress(begun.id);
  }, [inAddress, changed, begun.id]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const other = draftOfEvent(event);
      if (other && other.id === id.current && other.tab !== tab) moveOn(other);
    };
    // A phone ends a tab in the background without another word.
    const onHidden = () => {
      if (document.hidden) flush();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHidden);
      // Something else is shown by now, and has the address.
      save();
    };
  }, [flush, save, moveOn]);
  return {notice, keep};
}
