import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {createHostedClient} from './hosted';
import {TestService} from './test-service';

interface Seen {
  url: string;
  body: {
    requests?: {query: string; indexName: string; facetFilters: unknown; hitsPerPage: number}[];
  };
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const ANSWER = {
  results: [
    {
      hits: [
        {
          url: 'https://elsewhere.example/docs/spring#damping',
          type: 'content',
          content: 'How strongly the motion <b>is</b> braked.',
          hierarchy: {lvl0: 'API', lvl1: 'spring()', lvl2: 'Options', lvl3: 'damping'},
        },
      ],
      nbHits: 1,
    },
  ],
};

/** A host of the service: notes what it is asked and answers with `status`, or not at all. */
async function host(status: number | 'silent', seen: Seen[] = []) {
  const server = createServer(async (request: IncomingMessage, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    seen.push({url: request.url ?? '', body: JSON.parse(text || '{}')});
    if (status === 'silent') return;
    response.writeHead(status, {'Content-Type': 'application/json'});
    response.end(JSON.stringify(status === 200 ? ANSWER : {message: 'failing', status}));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `localhost:${port}`, accept: 'readWrite' as const, protocol: 'http' as const};
}

const client = (hosts: Awaited<ReturnType<typeof host>>[]) =>
  createHostedClient({appId: 'A1B2C3D4E5', apiKey: 'search-key', indexName: 'docs', hosts});

describe('createHostedClient', () => {
  it('posts a multi-index query with language and version tags, and keeps hits on this site', async () => {
    const seen: Seen[] = [];
    const answer = await client([await host(200, seen)]).search({query: 'damping'});
    expect(seen[0]?.url).toMatch(/^\/1\/indexes\/\*\/queries/);
    expect(seen[0]?.body.requests?.[0]).toMatchObject({
      indexName: 'docs',
      query: 'damping',
      hitsPerPage: 20,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
    expect(answer.nbHits).toBe(1);
    expect(answer.hits[0]).toMatchObject({
      url: '/docs/spring#damping',
      section: 'API',
      heading: [['damping', true]],
      passage: 'How strongly the motion <b>is</b> braked.',
    });
  });

  it('goes on to the next host after a 5xx', async () => {
    const first: Seen[] = [];
    const answer = await client([await host(503, first), await host(200)]).search({
      query: 'damping',
    });
    expect(first).toHaveLength(1);
    expect(answer.nbHits).toBe(1);
  });

  it('goes on to the next host after the read timeout', async () => {
    const answer = await client([await host('silent'), await host(200)]).search({query: 'damping'});
    expect(answer.nbHits).toBe(1);
  }, 10_000);

  it('fails when no host answers', async () => {
    await expect(client([await host(500)]).search({query: 'damping'})).rejects.toThrow();
  });

  describe('with an index that answers sections', () => {
    const record = (url: string, section: string | null, content: string) => ({
      objectID: url,
      url,
      type: section ? 'content' : 'lvl1',
      hierarchy: {lvl0: 'API', lvl1: 'spring()', lvl2: section},
      content,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    });
    const filled = async () => {
      const service = await new TestService().start();
      const records = [
        record('/docs/spring', null, 'A motion that settles'),
        record('/docs/spring#damping', 'damping', 'How strongly the motion is braked'),
        record('/docs/loop', null, 'Repeats a motion'),
      ];
      service.indices.set('docs', {
        settings: {searchableAttributes: ['content']},
        records: new Map(records.map((each) => [each.objectID, each])),
      });
      return {service, search: client([service.host]).search};
    };

    it('gives one line for each page, its sections below it', async () => {
      const {service, search} = await filled();
      const {hits} = await search({query: 'motion'});
      expect(hits.map(({url}) => url)).toEqual(['/docs/spring', '/docs/loop']);
      expect(hits[0]?.more.map(({url}) => url)).toEqual(['/docs/spring#damping']);
      service.stop();
    });

    it('names words that no page has, and answers the rest', async () => {
      const {service, search} = await filled();
      const {hits, unknown} = await search({query: 'motion recharts'});
      expect(unknown).toEqual(['recharts']);
      expect(hits[0]?.url).toBe('/docs/spring');
      expect((await search({query: 'recharts'})).unknown).toEqual(['recharts']);
      service.stop();
    });
  });
});
