import {type AutocompleteState, createAutocomplete} from '@algolia/autocomplete-core';
import {useEffect, useMemo, useRef, useState} from 'react';
import type {SearchClient} from '../client';
import type {Stage} from '../engine/session';
import {addRecent, startLists} from '../history';
import {type Group, groupHits, groupVisits, type Item, visitOf} from './items';

/** Limits of the specification, section 9. */
const HITS = 20;
const STALL_MS = 300;

interface Setup {
  client: Promise<SearchClient>;
  initialQuery: string;
  /** Path of the page the reader is on. */
  from: string;
  /** Goes to a site path. */
  open(url: string): void;
}

/** The search box's state and the attributes of its parts. */
export function useAutocomplete({client, initialQuery, from, open}: Setup) {
  const [state, setState] = useState<AutocompleteState<Item>>();
  const [stage, setStage] = useState<Stage>();
  const asked = useRef(0);
  const latest = useRef(state);
  latest.current = state;
  const autocomplete = useMemo(
    () =>
      createAutocomplete<Item, React.BaseSyntheticEvent, React.MouseEvent, React.KeyboardEvent>({
        id: 'docsearch',
        placeholder: 'Search docs',
        openOnFocus: true,
        defaultActiveItemId: 0,
        stallThreshold: STALL_MS,
        initialState: {query: initialQuery, context: {}},
        onStateChange: (change) => setState(change.state),
        navigator: {
          navigate: ({itemUrl}) => open(itemUrl),
          navigateNewTab: () => undefined,
          navigateNewWindow: () => undefined,
        },
        async getSources({query, setContext}) {
          asked.current += 1;
          const number = asked.current;
          const isLatest = () => number === asked.current;
          const tell: SetContext = (context) => isLatest() && setContext(context);
          const groups = query.trim()
            ? await findGroups(client, query, from, tell)
            : groupVisits(await liveLists(client, tell));
          // The library shows answers as they come; one to an older query must not stand below a newer.
          if (!isLatest()) await new Promise(() => undefined);
          return groups.map(toSource);
        },
      }),
    [client, initialQuery, from, open],
  );
  useEffect(() => {
    autocomplete.refresh();
  }, [autocomplete]);
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    client
      .then(({watch}) => {
        if (isOver) return;
        stop = watch((next) => {
          setStage(next);
          const {query, activeItemId} = latest.current ?? {};
          // More of the index may answer better; a reader who has moved to a hit keeps it.
          if (query?.trim() && !activeItemId) autocomplete.refresh();
        });
      })
      // A search shows the failure.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [client, autocomplete]);
  return {state, stage, autocomplete};
}

type SetContext = (context: Record<string, unknown>) => void;

async function findGroups(
  client: Promise<SearchClient>,
  query: string,
  from: string,
  setContext: SetContext,
) {
  try {
    const answer = await (await client).search({query, from, limit: HITS});
    setContext({nbHits: answer.nbHits, failed: false, answered: query});
    return groupHits(answer.hits);
  } catch {
    setContext({failed: true, answered: query});
    return [];
  }
}

/** The start lists without pages the site no longer has. */
async function liveLists(client: Promise<SearchClient>, setContext: SetContext) {
  setContext({failed: false, answered: ''});
  const lists = startLists();
  const visits = [...lists.recent, ...lists.favorites];
  if (visits.length === 0) return lists;
  try {
    const known = await (await client).known(visits.map(({url}) => url.replace(/#.*$/, '')));
    const gone = new Set(visits.filter((_, index) => !known[index]).map(({url}) => url));
    return {
      recent: lists.recent.filter(({url}) => !gone.has(url)),
      favorites: lists.favorites.filter(({url}) => !gone.has(url)),
    };
  } catch {
    return lists;
  }
}

const toSource = ({label, items}: Group) => ({
  sourceId: label,
  getItems: () => items,
  getItemUrl: ({item}: {item: Item}) => item.url,
  onSelect: ({item}: {item: Item}) => addRecent(visitOf(item)),
});
