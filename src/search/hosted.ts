import {liteClient} from 'algoliasearch/lite';
import {facetFilters, search as settings} from '../../config/search';
import {SEARCH_SECTIONS, type SearchSection} from '../../shared/search-index';
import {queryTerms, STOP_WORDS} from '../../shared/search-terms';
import {withoutPlace} from '../../shared/site-path';
import type {HostedSettings, SearchClient} from './client-types';
import type {Place, SearchAnswer, SearchHit, SearchRequest} from './engine/engine';
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

type Wanted = Pick<SearchRequest, 'sections' | 'limit' | 'offset'>;

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
    about: [],
    more: [],
  };
}

/** One line for each page: what else of a page the service found are its other places. */
function onePerPage(hits: readonly SearchHit[]): SearchHit[] {
  const pages = new Map<string, SearchHit>();
  for (const hit of hits) {
    const first = pages.get(withoutPlace(hit.url));
    if (!first) {
      pages.set(withoutPlace(hit.url), {...hit});
      continue;
    }
    const {url, kind, heading, snippet, passage, covers} = hit;
    const place: Place = {url, kind, heading, snippet, passage, covers};
    if (first.url !== url) first.more = [...first.more, place];
  }
  return [...pages.values()];
}

const NOTHING: SearchAnswer = {hits: [], nbHits: 0, words: [], isComplete: true, unknown: []};
/** Words that are asked for one by one where a query has no results. */
const MOST_WORDS = 8;

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

  const requestOf = (query: string, {sections, limit = settings.hits, offset = 0}: Wanted) => ({
    indexName,
    query: query.slice(0, settings.queryLength),
    hitsPerPage: limit,
    page: Math.floor(offset / Math.max(1, limit)),
    facetFilters: [
      ...facetFilters,
      ...(sections?.length ? [sections.map((section) => `section:${section}`)] : []),
    ],
  });

  async function find(query: string, wanted: Wanted): Promise<SearchAnswer> {
    const {results} = await service.search<HostedRecord>({requests: [requestOf(query, wanted)]});
    const [result] = results;
    if (!result || !('hits' in result)) return NOTHING;
    const mark = marker(queryTerms(query));
    const hits = onePerPage((result.hits as HostedRecord[]).map((hit) => toHit(hit, mark)));
    return {...NOTHING, hits, nbHits: result.nbHits ?? hits.length};
  }

  /** Words that no page has. The service wants all words of a query, and doesn't say which one is missing. */
  async function unknownOf(words: readonly string[]): Promise<string[]> {
    const {results} = await service.search<HostedRecord>({
      requests: words.map((word) => requestOf(word, {limit: 1})),
    });
    return words.filter((_, place) => {
      const result = results[place];
      return result !== undefined && 'hits' in result && result.hits.length === 0;
    });
  }

  async function search({query, ...wanted}: SearchRequest): Promise<SearchAnswer> {
    const answer = await find(query, wanted);
    const words = [
      ...new Set(queryTerms(query).filter((word) => !STOP_WORDS.has(word.toLowerCase()))),
    ].slice(0, MOST_WORDS);
    if (answer.nbHits > 0 || words.length === 0) return answer;
    const unknown = words.length === 1 ? words : await unknownOf(words);
    const rest = words.filter((word) => !unknown.includes(word));
    if (unknown.length === 0 || rest.length === 0) return {...answer, unknown};
    return {...(await find(rest.join(' '), wanted)), unknown};
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
