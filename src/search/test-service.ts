import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

type Fields = {objectID: string; [key: string]: unknown};

interface Index {
  settings: Record<string, unknown>;
  records: Map<string, Fields>;
}

interface Seen {
  method: string;
  path: string;
  body: unknown;
}

/** Answers a request with a status of its own instead of doing it; undefined does it. */
type Failure = (seen: Seen) => number | undefined;

interface Query {
  indexName: string;
  query: string;
  hitsPerPage: number;
  page: number;
  facetFilters: (string | string[])[];
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Attributes by rank, as the settings of the index list them. */
function attributeTexts(record: Fields, settings: Index['settings']): string[] {
  const names = (settings.searchableAttributes ?? []) as string[];
  return names.map((name) => {
    const path = name.replace(/^unordered\((.*)\)$/, '$1').split('.');
    const value = path.reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | null)?.[key],
      record,
    );
    return JSON.stringify(value ?? '');
  });
}

function matchesFacets(record: Fields, filters: Query['facetFilters']): boolean {
  return filters.every((filter) =>
    [filter].flat().some((each) => {
      const at = each.indexOf(':');
      return String(record[each.slice(0, at)]) === each.slice(at + 1);
    }),
  );
}

/**
 * The hosted search service on this machine: records what it is asked and speaks its protocol as far
 * as the site uses it. It finds records that have every word of the query and ranks them by attribute.
 */
export class TestService {
  readonly seen: Seen[] = [];
  readonly indices = new Map<string, Index>();
  failure: Failure = () => undefined;
  #server: Server | undefined;
  #port = 0;

  async start(): Promise<this> {
    this.#server = createServer((request, response) => this.#receive(request, response));
    await new Promise<void>((resolve) => this.#server?.listen(0, resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  get host() {
    return {
      url: `localhost:${this.#port}`,
      accept: 'readWrite' as const,
      protocol: 'http' as const,
    };
  }

  async #receive(request: IncomingMessage, response: ServerResponse) {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const seen: Seen = {
      method: request.method ?? 'GET',
      path: decodeURIComponent(url.pathname),
      body: text ? JSON.parse(text) : undefined,
    };
    this.seen.push(seen);
    const status = this.failure(seen);
    response.writeHead(status ?? 200, {'Content-Type': 'application/json'});
    response.end(JSON.stringify(status ? {message: 'failing', status} : this.#answer(seen)));
  }

  #answer({method, path, body}: Seen): unknown {
    const [, , , name = '', action = ''] = path.split('/');
    const done = {taskID: this.seen.length, objectIDs: [], updatedAt: new Date().toISOString()};
    if (name === '*' && action === 'queries') {
      return {results: (body as {requests: Query[]}).requests.map((query) => this.#find(query))};
    }
    if (action === 'task') return {status: 'published', pendingTask: false};
    if (action === 'settings') {
      Object.assign(this.#index(name).settings, body);
      return done;
    }
    if (action === 'batch') {
      const {requests} = body as {requests: {action: string; body: Fields}[]};
      for (const {body: record} of requests) this.#index(name).records.set(record.objectID, record);
      return {...done, objectIDs: requests.map(({body: record}) => record.objectID)};
    }
    if (action === 'operation') {
      const {operation, destination} = body as {operation: string; destination: string};
      this.indices.set(destination, this.#index(name));
      if (operation === 'move') this.indices.delete(name);
      return done;
    }
    if (method === 'DELETE') this.indices.delete(name);
    return done;
  }

  #index(name: string): Index {
    const index = this.indices.get(name) ?? {settings: {}, records: new Map()};
    this.indices.set(name, index);
    return index;
  }

  #find({indexName, query, hitsPerPage, page, facetFilters}: Query): unknown {
    const {records, settings} = this.#index(indexName);
    const wanted = words(query);
    const found = [...records.values()]
      .filter((record) => matchesFacets(record, facetFilters))
      .flatMap((record) => {
        const texts = attributeTexts(record, settings).map(words);
        const rank = texts.findIndex((text) =>
          wanted.every((word) => text.some((own) => own.startsWith(word))),
        );
        const exact = texts[rank]?.length === wanted.length ? 0 : 1;
        return rank === -1 ? [] : [{record, rank: rank * 2 + exact}];
      })
      .sort((a, b) => a.rank - b.rank);
    const pages = new Map<unknown, number>();
    const distinct = found.filter(({record}) => {
      const count = (pages.get(record.page) ?? 0) + 1;
      pages.set(record.page, count);
      return count <= Number(settings.distinct ?? Number.POSITIVE_INFINITY);
    });
    return {
      hits: distinct.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({record}) => record),
      nbHits: distinct.length,
      page,
      hitsPerPage,
    };
  }
}
