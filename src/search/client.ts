import type {SearchAnswer, SearchRequest} from './engine/engine';
import type {Stage} from './engine/session';

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

let client: Promise<SearchClient> | undefined;
let embedded: Promise<SearchClient> | undefined;

/** Gives the client of the index that is among the site's own files, made on first use. */
export function embeddedClient(): Promise<SearchClient> {
  embedded ??= import('./embedded').then(({createEmbeddedClient}) => createEmbeddedClient());
  embedded.catch(() => {
    embedded = undefined;
  });
  return embedded;
}

async function hostedClient(settings: HostedSettings): Promise<SearchClient> {
  const {createHostedClient} = await import('./hosted');
  const answering = createHostedClient(settings);
  if (process.env.OFFLINE) {
    const {searchOfflineToo} = await import('./search-offline-too');
    return searchOfflineToo(answering, embeddedClient);
  }
  return answering;
}

/**
 * Gives the site's one search client, made on first use.
 *
 * @param hosted Settings of the hosted service; undefined means the embedded engine.
 */
export function searchClient(hosted?: HostedSettings): Promise<SearchClient> {
  client ??= hosted ? hostedClient(hosted) : embeddedClient();
  client.catch(() => {
    client = undefined;
  });
  return client;
}
