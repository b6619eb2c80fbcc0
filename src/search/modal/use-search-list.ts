import {useEffect, useMemo, useState} from 'react';
import type {SearchSection} from '../../../shared/search-index';
import type {SearchClient} from '../client-types';
import {type ListState, SearchList} from './search-list';

interface Setup {
  client: Promise<SearchClient>;
  initialQuery: string;
  /** Path of the page the reader is on. */
  from: string;
  /** Kind of pages to keep to. */
  section: SearchSection | undefined;
  /** Goes to a site path. */
  open(url: string): void;
}

/** Keeps a list of results for as long as the dialog is there; gives it, and what it shows now. */
export function useSearchList({client, initialQuery, from, section, open}: Setup) {
  const [state, setState] = useState<ListState>({});
  const list = useMemo(() => {
    const onChange = (change: ListState) => setState((before) => ({...before, ...change}));
    return new SearchList({client, initialQuery, from, open, onChange});
  }, [client, initialQuery, from, open]);
  useEffect(() => list.keepTo(section), [list, section]);
  useEffect(() => list.follow(), [list]);
  return {list, state};
}
