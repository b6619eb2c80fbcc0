import type {HostedSettings, SearchClient} from './client-types';

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
