import {liteClient} from 'algoliasearch/lite';
import {SEARCH_SECTIONS, type SearchSection} from '../../shared/search-index';
import {queryTerms} from '../../shared/search-terms';
import type {HostedSettings, SearchClient} from './client';
import type {SearchAnswer, SearchHit, SearchRequest} from './engine/engine';
import {type Marker, marker, snippetOf} from './engine/snippet';

interface HostedRecord {
  url: string;
  type?: string;
  content?: string | null;
  crumbs?: string[];
  hierarchy?: Partial<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>;
}

const isSection = (value: unknown): value is SearchSection =>
  (SEARCH_SECTIONS as readonly unknown[]).includes(value);

/** Addresses of the index may carry a host of their own; hits stay on this site. */
const pathOf = (url: string) => {
  const {pathname, hash} = new URL(url, 'https://site.invalid');
  return pathname + hash;
};

function toHit(
  {url, type, content, crumbs, hierarchy = {}}: HostedRecord,
  mark: Marker,
): SearchHit {
  const headings = ([2, 3, 4, 5, 6] as const).flatMap((level) => hierarchy[`lvl${level}`] ?? []);
  const section = hierarchy.lvl0;
  const text = content ?? '';
  return {
    url: pathOf(url),
    section: isSection(section) ? section : 'Other',
    kind: type === 'lvl1' ? 'page' : text ? 'text' : 'heading',
    title: mark(hierarchy.lvl1 ?? url),
    crumbs: crumbs ?? [],
    heading: mark(headings.at(-1) ?? ''),
    snippet: snippetOf(text, mark),
    passage: text,
    // The service tells no more about a page than its best place.
    covers: 0,
    also: [],
    more: [],
  };
}

/**
 * Makes the client of the hosted service. Its transport brings the timeouts (1 s to connect, 2 s to
 * read) and gives a host that failed two minutes of rest.
 */
export function createHostedClient({
  appId,
  apiKey,
  indexName,
  hosts,
}: HostedSettings): SearchClient {
  const service = liteClient(appId, apiKey, hosts ? {hosts} : undefined);

  async function search({
    query,
    offset = 0,
    limit = 20,
    sections,
  }: SearchRequest): Promise<SearchAnswer> {
    const {results} = await service.search<HostedRecord>({
      requests: [
        {
          indexName,
          query: query.slice(0, 64),
          hitsPerPage: limit,
          page: Math.floor(offset / limit),
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
            ...(sections?.length ? [sections.map((section) => `section:${section}`)] : []),
          ],
        },
      ],
    });
    const result = results[0];
    if (!result || !('hits' in result))
      return {hits: [], nbHits: 0, words: [], isComplete: true, unknown: []};
    const mark = marker(queryTerms(query));
    return {
      hits: (result.hits as HostedRecord[]).map((hit) => toHit(hit, mark)),
      nbHits: result.nbHits ?? result.hits.length,
      words: [],
      isComplete: true,
      unknown: [],
    };
  }

  return {
    prepare: () => Promise.resolve(),
    search,
    watch: (tell) => {
      tell('texts');
      return () => undefined;
    },
    known: (paths) => Promise.resolve(paths.map(() => true)),
  };
}
