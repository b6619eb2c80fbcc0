import {
  type AutocompleteApi,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import {search as settings} from '../../../config/search';
import type {SearchSection} from '../../../shared/search-index';
import {withoutPlace} from '../../../shared/site-path';
import type {SearchClient} from '../client-types';
import type {SearchAnswer} from '../engine/engine';
import type {Stage} from '../engine/stages';
import {addRecent, startLists} from '../history';
import {type Group, groupVisits, type Item, listHits, visitOf} from './items';

/** Limit of the specification, section 9. */
const STALL_MS = 300;

/** An answer that is listed, and what it answers. */
export interface Shown {
  query: string;
  section: SearchSection | undefined;
  answer: SearchAnswer;
}

/** What the search dialog shows. */
export interface ListState {
  /** The library's part: the query, the groups of items, and the active one. */
  box?: AutocompleteState<Item>;
  /** How much of the index can be searched. */
  stage?: Stage;
  shown?: Shown | undefined;
}

/**
 * Whether what is listed answers the query, of the kind of pages that is wanted. Until it does nothing of it can be
 * chosen: the library keeps the lines of the query before.
 */
export function isListed({box, shown}: ListState, section: SearchSection | undefined): boolean {
  if (box === undefined || box.context.answered !== box.query) return false;
  return shown?.query !== box.query || shown.section === section;
}

interface Options {
  client: Promise<SearchClient>;
  initialQuery: string;
  /** Path of the page the reader is on. */
  from: string;
  /** Goes to a site path. */
  open(url: string): void;
  /** Told what is shown otherwise from now on. */
  onChange(change: ListState): void;
}

type Autocomplete = AutocompleteApi<
  Item,
  React.BaseSyntheticEvent,
  React.MouseEvent,
  React.KeyboardEvent
>;

/** Keeps a line that is opened among the recent ones. */
function keep(item: Item): void {
  const visit = visitOf(item);
  if (visit) addRecent(visit);
}

const toSource = ({label, items}: Group) => ({
  sourceId: label,
  getItems: () => items,
  getItemUrl: ({item}: {item: Item}) => item.url,
  onSelect: ({item}: {item: Item}) => keep(item),
});

/**
 * The list that follows the query of the search dialog. It changes with each key, and once more when more of
 * the index has come; but not below the finger of a reader who has moved into it.
 */
export class SearchList {
  /** The library's state: it has the query, and gives the parts of the dialog their attributes. */
  readonly autocomplete: Autocomplete;
  #options: Options;
  #box: AutocompleteState<Item> | undefined;
  #shown: Shown | undefined;
  #section: SearchSection | undefined;
  /** Number of the newest question. */
  #asked = 0;
  /** Whether the reader has moved into the list. */
  #isTouched = false;
  /** The query for which the reader has pressed Enter before its answer was there. */
  #awaited: string | undefined;
  /** Addresses of the pages whose other places are listed. */
  #opened: ReadonlySet<string> = new Set();

  constructor(options: Options) {
    this.#options = options;
    const {initialQuery, open, onChange} = options;
    this.autocomplete = createAutocomplete({
      id: 'docsearch',
      placeholder: 'Search docs',
      openOnFocus: true,
      defaultActiveItemId: 0,
      stallThreshold: STALL_MS,
      initialState: {query: initialQuery, context: {}},
      onStateChange: ({state}) => {
        this.#box = state;
        onChange({box: state});
      },
      navigator: {
        navigate: ({itemUrl}) => open(itemUrl),
        navigateNewTab: () => undefined,
        navigateNewWindow: () => undefined,
      },
      getSources: async ({query}) => (await this.#listFor(query)).map(toSource),
    });
  }

  /** Asks again, and keeps to one kind of pages, or to all. */
  keepTo(section: SearchSection | undefined): void {
    this.#section = section;
    this.autocomplete.refresh();
  }

  /** Asks for something else. */
  setQuery(query: string): void {
    this.autocomplete.setQuery(query);
    this.autocomplete.refresh();
  }

  /**
   * Answers better as more of the index comes.
   *
   * @returns A function that ends it.
   */
  follow(): () => void {
    let stop = () => {};
    let isOver = false;
    this.#options.client
      .then(({watch}) => {
        if (isOver) return;
        stop = watch((stage) => {
          this.#options.onChange({stage});
          void this.#improve(() => isOver);
        });
      })
      // A search shows the failure.
      .catch(() => undefined);
    return () => {
      isOver = true;
      this.#awaited = undefined;
      stop();
    };
  }

  /** Keeps the list as it is from now on, until the query changes. */
  touch = (): void => {
    this.#isTouched = true;
  };

  /** Whether what is listed can be chosen from. */
  get isListed(): boolean {
    return isListed({box: this.#box, shown: this.#shown}, this.#section);
  }

  /** Opens the first line of the answer that is on its way, as Enter does with one that is there. */
  awaitFirst(): void {
    this.#awaited = this.#box?.query.trim() ? this.#box.query : undefined;
  }

  /** Lists the other places of a page below it, or takes them away. */
  toggle = (url: string, isOpen: boolean): void => {
    const shown = this.#shown;
    if (!shown || this.#box?.query !== shown.query) return;
    this.touch();
    const opened = new Set(this.#opened);
    if (isOpen) opened.add(url);
    else opened.delete(url);
    this.#opened = opened;
    const items = this.#itemsOf(shown);
    this.#replace(items);
    this.autocomplete.setActiveItemId(items.findIndex((item) => item.url === url));
  };

  /**
   * Does what an arrow means beside what the library does with it: up and down move into the list, left and
   * right list a page's places or take them away.
   *
   * @param isAtEnd Whether the cursor is behind the query: before its end, left and right move it.
   */
  moveBy(key: string, isAtEnd: boolean): void {
    if (!this.isListed) return;
    if (key === 'ArrowUp' || key === 'ArrowDown') this.touch();
    if ((key !== 'ArrowRight' && key !== 'ArrowLeft') || !isAtEnd) return;
    const item = this.#box?.collections
      .flatMap(({items}) => items)
      .find((each) => each.__autocomplete_id === this.#box?.activeItemId);
    if (item?.kind === 'place') this.toggle(item.hit.url, false);
    else if (item?.kind === 'hit' && item.hit.more.length > 0) {
      this.toggle(item.url, key === 'ArrowRight');
    }
  }

  /** The groups for a new query. */
  async #listFor(query: string): Promise<Group[]> {
    this.#asked += 1;
    const number = this.#asked;
    const isLatest = () => number === this.#asked;
    this.#opened = new Set();
    this.#isTouched = false;
    if (this.#awaited !== query) this.#awaited = undefined;
    let groups: Group[];
    if (query.trim()) {
      const shown = await this.#find(query, isLatest);
      if (isLatest()) this.#show(shown);
      groups = listHits(shown?.answer.hits ?? [], this.#opened, query);
    } else {
      groups = groupVisits(await liveVisits(this.#options.client));
      if (isLatest()) this.#tell({error: undefined, answered: query});
    }
    // The library shows answers as they arrive; an answer to an older query must not be shown below a newer query.
    if (!isLatest()) await new Promise(() => undefined);
    const first = groups[0]?.items[0];
    if (this.#awaited !== undefined && first) {
      keep(first);
      this.#options.open(first.url);
    }
    this.#awaited = undefined;
    return groups;
  }

  /** Asks once more what is shown: more of the index may answer better. */
  async #improve(isOver: () => boolean): Promise<void> {
    const number = this.#asked;
    const query = this.#box?.query ?? '';
    if (!query.trim() || this.#isTouched) return;
    const isWanted = () => !isOver() && number === this.#asked;
    const shown = await this.#find(query, isWanted);
    // A reader who has moved into the list meanwhile keeps the one they see.
    if (!shown || !isWanted() || this.#isTouched) return;
    const items = this.#itemsOf(shown);
    // Only the library makes a list where there was none.
    if (!this.#box?.collections.length || items.length === 0) {
      void this.autocomplete.refresh();
      return;
    }
    this.#show(shown);
    this.#replace(items);
  }

  /** Asks the engine, and says that it has answered or failed, if that is wanted still. */
  async #find(query: string, isWanted: () => boolean): Promise<Shown | undefined> {
    const {client, from} = this.#options;
    const section = this.#section;
    const sections = section ? [section] : [];
    try {
      const answer = await (await client).search({query, from, limit: settings.hits, sections});
      if (isWanted()) this.#tell({error: undefined, answered: query});
      return {query, section, answer};
    } catch (error) {
      if (isWanted()) this.#tell({error, answered: query});
      return undefined;
    }
  }

  #tell(context: {error: unknown; answered: string}) {
    this.autocomplete.setContext(context);
  }

  #show(shown: Shown | undefined) {
    this.#shown = shown;
    this.#options.onChange({shown});
  }

  #itemsOf({query, answer}: Shown): Item[] {
    return listHits(answer.hits, this.#opened, query).flatMap((group) => group.items);
  }

  /** Puts other items into the list that is there. */
  #replace(items: Item[]) {
    const sources = this.#box?.collections ?? [];
    this.autocomplete.setCollections(sources.map(({source}) => ({source, items})));
  }
}

/** The start lists without pages the site no longer has. */
async function liveVisits(client: Promise<SearchClient>) {
  const lists = startLists();
  const visits = [...lists.recent, ...lists.favorites];
  if (visits.length === 0) return lists;
  try {
    const known = await (await client).known(visits.map(({url}) => withoutPlace(url)));
    const gone = new Set(visits.filter((_, index) => !known[index]).map(({url}) => url));
    return {
      recent: lists.recent.filter(({url}) => !gone.has(url)),
      favorites: lists.favorites.filter(({url}) => !gone.has(url)),
    };
  } catch {
    return lists;
  }
}
