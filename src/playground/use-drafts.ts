import {useState} from 'react';
import {type Draft, draftStorage, listDrafts, removeDraft, saveDraft} from './drafts';

/** Holds the list of this browser's drafts, as it was when it was read, and the one that was removed last. */
export function useDrafts() {
  const [list, setList] = useState<Draft[]>([]);
  const [removed, setRemoved] = useState<Draft | null>(null);
  const read = () => {
    setList(listDrafts(draftStorage()));
    setRemoved(null);
  };
  const remove = (draft: Draft) => {
    removeDraft(draft.id, draftStorage());
    setRemoved(draft);
    setList((before) => before.filter(({id}) => id !== draft.id));
  };
  const takeBack = () => {
    if (removed) saveDraft(removed, draftStorage());
    read();
  };
  return {list, removed, read, remove, takeBack};
}
