import type {SearchAnswer, SearchRequest} from './engine/engine';
import type {Stage} from './engine/stages';

/** What the search box and the search page need; both engines answer through it. */
export interface SearchClient {
  /** Fetches what the first answer needs; called when a reader is about to search. */
  prepare(): Promise<void>;
  /**
   * @param complete Wait for the full text instead of answering from what is there, and quote passages.
   * @throws If the index or the service can't be reached.
   */
  search(request: SearchRequest, complete?: boolean): Promise<SearchAnswer>;
  /**
   * Tells how much can be searched by now, at once and whenever it is more: the same query may then have
   * better answers.
   *
   * @returns A function that stops telling.
   */
  watch(tell: (stage: Stage) => void): () => void;
  /** Tells of each path whether the site still has it. */
  known(paths: string[]): Promise<boolean[]>;
}

/** Settings of the hosted service, from the environment of the build. */
export interface HostedSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Hosts to use instead of the ones derived from `appId`; for tests. */
  hosts?: {url: string; accept: 'read' | 'write' | 'readWrite'; protocol: 'http' | 'https'}[];
}
