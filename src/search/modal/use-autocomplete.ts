import {type AutocompleteState, createAutocomplete} from '@algolia/autocomplete-core';
import {useEffect, useMemo, useRef, useState} from 'react';
import {search as settings} from '../../../config/search';
import type {SearchSection} from '../../../shared/search-index';
import type {SearchClient} from '../client';
import type {SearchAnswer} from '../engine/engine';
import type {Stage} from '../engine/session';
import {addRecent, startLists} from '../history';
import {type Group, groupVisits, type Item, listHits, visitOf} from './items';

/** Limit of the specification, section 9. */
const STALL_MS = 300;

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

/** What is shown, and what it answers. */
interface Shown {
  query: string;
  section: SearchSection | undefined;
  answer: SearchAnswer;
}

const toSource = ({label, items}: Group) => ({
  sourceId: label,
  getItems: () => items,
  getItemUrl: ({item}: {item: Item}) => item.url,
  onSelect: ({item}: {item: Item}) => {
    const visit = visitOf(item);
    if (visit) addRecent(visit);
  },
});

/** The search box's state and the attributes of its parts. */
export function useAutocomplete({client, initialQuery, from, section, open}: Setup) {
  const [state, setState] = useState<AutocompleteState<Item>>();
  const [stage, setStage] = useState<Stage>();
  const [shown, setShown] = useState<Shown>();
  const asked = useRef(0);
  const latest = useRef(state);
  latest.current = state;
  const wanted = useRef(section);
  /** Whether the reader has moved into the list: it must not change below their finger. */
  const touched = useRef(false);
  const opened = useRef<ReadonlySet<string>>(new Set());
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
          opened.current = new Set();
          touched.current = false;
          let groups: Group[];
          if (query.trim()) {
            const only = wanted.current;
            const answer = await find(client, {query, from, section: only}, tell);
            if (isLatest()) setShown(answer && {query, section: only, answer});
            groups = listHits(answer?.hits ?? [], opened.current, query);
          } else groups = groupVisits(await liveLists(client, tell));
          // The library shows answers as they come; one to an older query must not stand below a newer.
          if (!isLatest()) await new Promise(() => undefined);
          return groups.map(toSource);
        },
      }),
    [client, initialQuery, from, open],
  );
  useEffect(() => {
    wanted.current = section;
    autocomplete.refresh();
  }, [autocomplete, section]);
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    /** Asks once more what is shown: more of the index may answer better. */
    const improve = async () => {
      const number = asked.current;
      const query = latest.current?.query ?? '';
      if (!query.trim() || touched.current) return;
      const only = wanted.current;
      const isWanted = () => !isOver && number === asked.current;
      const answer = await find(client, {query, from, section: only}, (context) => {
        if (isWanted()) autocomplete.setContext(context);
      });
      // A reader who has moved into the list meanwhile keeps the one they see.
      if (!answer || !isWanted() || touched.current) return;
      const sources = latest.current?.collections ?? [];
      const items = listHits(answer.hits, opened.current, query).flatMap((group) => group.items);
      // Only the library makes a list where there was none.
      if (sources.length === 0 || items.length === 0) return void autocomplete.refresh();
      setShown({query, section: only, answer});
      autocomplete.setCollections(sources.map(({source}) => ({source, items})));
    };
    client
      .then(({watch}) => {
        if (isOver) return;
        stop = watch((next) => {
          setStage(next);
          void improve();
        });
      })
      // A search shows the failure.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [client, from, autocomplete]);

  /** Lists the other places of a page below it, or takes them away. */
  const toggle = (url: string, isOpen: boolean) => {
    if (!shown || latest.current?.query !== shown.query) return;
    touched.current = true;
    const next = new Set(opened.current);
    if (isOpen) next.add(url);
    else next.delete(url);
    opened.current = next;
    const items = listHits(shown.answer.hits, next, shown.query).flatMap((group) => group.items);
    const sources = latest.current?.collections ?? [];
    autocomplete.setCollections(sources.map(({source}) => ({source, items})));
    autocomplete.setActiveItemId(items.findIndex((item) => item.url === url));
  };
  const touch = () => {
    touched.current = true;
  };
  return {state, stage, shown, autocomplete, toggle, touch};
}

type SetContext = (context: Record<string, unknown>) => void;

async function find(
  client: Promise<SearchClient>,
  {query, from, section}: {query: string; from: string; section: SearchSection | undefined},
  setContext: SetContext,
): Promise<SearchAnswer | undefined> {
  try {
    const answer = await (await client).search({
      query,
      from,
      limit: settings.hits,
      sections: section ? [section] : [],
    });
    setContext({error: undefined, answered: query});
    return answer;
  } catch (error) {
    setContext({error, answered: query});
    return undefined;
  }
}

/** The start lists without pages the site no longer has. */
async function liveLists(client: Promise<SearchClient>, setContext: SetContext) {
  setContext({error: undefined, answered: ''});
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
