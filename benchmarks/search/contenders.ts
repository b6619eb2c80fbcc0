import {create, insertMultiple, save, search} from '@orama/orama';
import {Document} from 'flexsearch';
import MiniSearch from 'minisearch';
import {splitPages} from '../../model/search/split-pages';
import type {IndexedPage, IndexedTexts} from '../../shared/search-index';
import {SearchEngine} from '../../src/search/engine/engine';

/** What every engine is asked to do, in Node and in the browser alike. */
export interface Contender {
  /** Takes the pages in. */
  build(pages: IndexedPage[], texts: IndexedTexts): Promise<void>;
  /** Paths of pages, best first. */
  ask(query: string): string[] | Promise<string[]>;
  /** What a reader has to download of the index before the first answer. */
  serialize(): Promise<string>;
}

interface Section {
  id: number;
  path: string;
  title: string;
  names: string;
  keywords: string;
  heading: string;
  text: string;
}

const FIELDS = ['title', 'names', 'keywords', 'heading', 'text'] as const;
const BOOST = {title: 6, names: 6, keywords: 3, heading: 2, text: 1};
const LIMIT = 60;

/** One record for each page and each section, as hosted services and most plugins have them. */
export function sectionsOf(pages: IndexedPage[], texts: IndexedTexts): Section[] {
  const sections: Omit<Section, 'id'>[] = pages.flatMap((page, number) => {
    const own = new Map(texts[number]);
    return [
      {
        path: page.path,
        title: page.title,
        names: page.names.join(' '),
        keywords: page.keywords.join(' '),
        heading: '',
        text: `${page.description} ${own.get(-1) ?? ''}`,
      },
      ...page.headings.map(({text}, index) => ({
        path: page.path,
        title: '',
        names: '',
        keywords: '',
        heading: text,
        text: own.get(index) ?? '',
      })),
    ];
  });
  return sections.map((section, id) => ({...section, id}));
}

/** The site's engine: two stages, names before words. */
export function ours(): Contender {
  let engine: SearchEngine | undefined;
  let first = '';
  return {
    async build(pages, texts) {
      engine = new SearchEngine(pages);
      first = JSON.stringify(splitPages(pages).names);
      await engine.addDetails(pages);
      await engine.addTexts(texts);
    },
    ask: (query) => engine?.search({query, limit: LIMIT}).hits.map(({url}) => url) ?? [],
    serialize: async () => first,
  };
}

/** MiniSearch as its documentation suggests it, with the same boosts as the others. */
export function miniSearch(): Contender {
  let index: MiniSearch<Section> | undefined;
  return {
    async build(pages, texts) {
      index = new MiniSearch<Section>({
        fields: [...FIELDS],
        storeFields: ['path'],
        searchOptions: {boost: BOOST, prefix: true, fuzzy: 0.2},
      });
      index.addAll(sectionsOf(pages, texts));
    },
    ask: (query) =>
      index
        ?.search(query)
        .slice(0, LIMIT)
        .map(({path}) => String(path)) ?? [],
    serialize: async () => JSON.stringify(index),
  };
}

/** Orama with one allowed mistake. */
export function orama(): Contender {
  const database = create({
    schema: {
      path: 'string',
      title: 'string',
      names: 'string',
      keywords: 'string',
      heading: 'string',
      text: 'string',
    } as const,
  });
  return {
    async build(pages, texts) {
      const documents = sectionsOf(pages, texts).map(({id: _, ...section}) => section);
      await insertMultiple(database, documents, 1000);
    },
    async ask(query) {
      const {hits} = await search(database, {
        term: query,
        properties: [...FIELDS],
        boost: BOOST,
        tolerance: 1,
        limit: LIMIT,
      });
      return hits.map(({document}) => document.path);
    },
    serialize: async () => JSON.stringify(save(database)),
  };
}

/** FlexSearch, prefixes in names and headings, whole words in texts. */
export function flexSearch(): Contender {
  const index = new Document<{[key: string]: string | number}>({
    document: {
      id: 'id',
      store: ['path'],
      index: FIELDS.map((field) => ({
        field,
        tokenize: field === 'text' ? ('strict' as const) : ('forward' as const),
      })),
    },
  });
  const paths: string[] = [];
  return {
    async build(pages, texts) {
      for (const section of sectionsOf(pages, texts)) {
        paths[section.id] = section.path;
        index.add({...section});
      }
    },
    ask(query) {
      const found = index.search(query, {limit: LIMIT, suggest: true});
      // Fields come in the order they were declared: titles, names, keywords, headings, texts.
      return found.flatMap(({result}) => result.map((id) => paths[Number(id)] ?? ''));
    },
    async serialize() {
      const parts: string[] = [];
      await index.export((key, data) => {
        parts.push(`${key}${data ?? ''}`);
      });
      return parts.join('\n') + JSON.stringify(paths);
    },
  };
}

export const contenders: Record<string, () => Contender> = {
  Ours: ours,
  MiniSearch: miniSearch,
  Orama: orama,
  FlexSearch: flexSearch,
};
