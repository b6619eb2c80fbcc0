import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {pushRecords} from '../../commands/search-push';
import {hostedRecords} from '../../model/search/hosted-records';
import {splitPages} from '../../model/search/split-pages';
import {plainText} from '../../shared/marked';
import {packRest} from '../../shared/packed-rest';
import type {IndexedPage, IndexedTexts} from '../../shared/search-index';
import type {SearchClient} from './client-types';
import {createEmbeddedClient} from './embedded';
import {createSession, type Question} from './engine/session';
import {createHostedClient} from './hosted';
import {TestService} from './test-service';

const HOSTILE = '<img src=x onerror=alert(1)>';

const page = (path: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title,
  section: 'API',
  crumbs: ['remotion'],
  description: `About ${title}.`,
  names: [],
  keywords: [],
  headings: [],
  links: 0,
  ...more,
});

const pages: IndexedPage[] = [
  page('/docs/spring', 'spring()', {headings: [{text: 'damping', anchor: 'damping', code: true}]}),
  page('/docs/sequence', '<Sequence>'),
  page('/docs/hostile', HOSTILE, {section: 'Guides', keywords: ['onerror']}),
  page('/docs/springs-guide', 'Springs in practice', {section: 'Guides'}),
  page('/blog/springs', 'Springs are here', {section: 'Blog'}),
  ...Array.from({length: 45}, (_, index) => page(`/docs/many/${index}`, `Filler number ${index}`)),
  page('/docs/errors/no-entry', 'Nobody named the entrance', {section: 'Errors'}),
];

const texts: IndexedTexts = pages.map(({path}) =>
  path === '/docs/spring'
    ? [
        [-1, 'Calculates where a spring is.'],
        [0, 'How strongly the motion is braked.'],
      ]
    : [],
);

/** The worker's side of the embedded engine, in this thread. */
function inThread(files: Record<string, unknown>) {
  const answer = createSession(
    (url) =>
      url in files ? Promise.resolve(files[url]) : Promise.reject(new Error(`${url} is missing`)),
    (stage) => port.onmessage?.({data: {stage}} as MessageEvent),
  );
  const port = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    onmessageerror: null,
    terminate: () => undefined,
    onerror: null as (() => void) | null,
    async postMessage(question: Question) {
      const {number} = question;
      const data = await answer(structuredClone(question)).then(
        (result) => ({number, result}),
        (error: Error) => ({number, error: error.message}),
      );
      port.onmessage?.({data: structuredClone(data)} as MessageEvent);
    },
  };
  return port;
}

const FILES = {
  '/search/index.json': {
    sections: ['API' as const],
    names: '/search/names.json',
    details: '/search/details.json',
    texts: '/search/texts.json',
  },
  '/search/names.json': splitPages(pages).names,
  '/search/details.json': splitPages(pages).details,
  '/search/texts.json': texts,
};

const service = new TestService();
beforeAll(async () => {
  await service.start();
  await pushRecords(
    {appId: 'A1B2C3D4E5', writeKey: 'write-key', indexName: 'docs', hosts: [service.host]},
    hostedRecords({pages, texts}),
  );
});
afterAll(() => service.stop());

const engines: [string, () => SearchClient][] = [
  ['embedded', () => createEmbeddedClient(() => inThread(FILES) as unknown as Worker)],
  [
    'hosted',
    () =>
      createHostedClient({
        appId: 'A1B2C3D4E5',
        apiKey: 'search-key',
        indexName: 'docs',
        hosts: [service.host],
      }),
  ],
];

describe.each(engines)('%s engine', (_name, create) => {
  it('finds a page by its name, with and without signs', async () => {
    const client = create();
    await client.prepare();
    for (const query of ['spring', 'spring()', 'Spring']) {
      const {hits} = await client.search({query}, true);
      expect(hits[0], query).toMatchObject({url: '/docs/spring', section: 'API', kind: 'page'});
      expect(hits[0]?.crumbs).toEqual(['remotion']);
    }
    const {hits} = await client.search({query: '<Sequence>'}, true);
    expect(plainText(hits[0]?.title ?? [])).toBe('<Sequence>');
  });

  it('links a page’s line to the section that answers, with the passage', async () => {
    const {hits} = await create().search({query: 'damping'}, true);
    expect(hits.map(({url}) => url)).toEqual(['/docs/spring#damping']);
    expect(hits[0]).toMatchObject({
      kind: 'text',
      passage: 'How strongly the motion is braked.',
      heading: [['damping', true]],
    });
  });

  it('answers in pages of at most the wanted length, without overlap', async () => {
    const client = create();
    const first = await client.search({query: 'filler', limit: 20}, true);
    const second = await client.search({query: 'filler', offset: 20, limit: 20}, true);
    const third = await client.search({query: 'filler', offset: 40, limit: 20}, true);
    expect([first, second, third].map(({hits}) => hits.length)).toEqual([20, 20, 5]);
    expect(first.nbHits).toBe(45);
    const urls = [first, second, third].flatMap(({hits}) => hits.map(({url}) => url));
    expect(new Set(urls).size).toBe(45);
  });

  it('keeps to the sections asked for', async () => {
    const {hits} = await create().search({query: 'springs', sections: ['Blog']}, true);
    expect(hits.map(({url}) => url)).toEqual(['/blog/springs']);
    const both = await create().search({query: 'springs', sections: ['Blog', 'Guides']}, true);
    expect(both.hits.map(({section}) => section).sort()).toEqual(['Blog', 'Guides']);
  });

  it('hands out texts as they are, for the screen to show as text', async () => {
    const {hits} = await create().search({query: 'onerror'}, true);
    expect(hits[0]?.url).toBe('/docs/hostile');
    expect(plainText(hits[0]?.title ?? [])).toBe(HOSTILE);
  });

  it('finds nothing for words that occur nowhere, and for signs alone', async () => {
    expect(await create().search({query: 'zzyyxxww'}, true)).toMatchObject({hits: [], nbHits: 0});
    if (_name === 'embedded') {
      expect(await create().search({query: '<>()'}, true)).toMatchObject({hits: [], nbHits: 0});
    }
  });
});

const embedded = (files: Record<string, unknown>) =>
  createEmbeddedClient(() => inThread(files) as unknown as Worker);

describe('embedded engine, loading', () => {
  it('tells how much of the index is there', async () => {
    const client = embedded(FILES);
    const stages: string[] = [];
    const stop = client.watch((stage) => stages.push(stage));
    await client.prepare();
    await vi.waitFor(() => expect(stages).toEqual(['names', 'details', 'texts']), 15_000);
    stop();
    const later: string[] = [];
    client.watch((stage) => later.push(stage));
    expect(later).toEqual(['texts']);
  });

  it('finds entries of the errors, which only the second stage has', async () => {
    expect(FILES['/search/names.json'].map(({path}) => path)).not.toContain(
      '/docs/errors/no-entry',
    );
    const first = async (client: SearchClient) =>
      (await client.search({query: 'nobody named'})).hits[0]?.url;
    // Waits for the second stage, as nothing of the first fits.
    expect(await first(embedded(FILES))).toBe('/docs/errors/no-entry');
    const prepared = embedded(FILES);
    expect(await prepared.known(['/docs/spring', '/docs/errors/no-entry', '/docs/gone'])).toEqual([
      true,
      true,
      false,
    ]);
    expect(await first(prepared)).toBe('/docs/errors/no-entry');
  });

  it('says that there is nothing only after it has looked through all of the index', async () => {
    const client = embedded(FILES);
    const {hits} = await client.search({query: 'braked'});
    expect(hits.map(({url}) => url)).toContain('/docs/spring#damping');
    expect((await client.search({query: 'zzyyxxww'})).hits).toEqual([]);
  });

  it('does not say so where it could not look through all of it', async () => {
    const {'/search/texts.json': _, ...files} = FILES;
    await expect(embedded(files).search({query: 'braked'})).rejects.toThrow('missing');
  });
});

describe('embedded engine, failing', () => {
  it.each([
    ['missing', {'/search/names.json': undefined}],
    ['no list', {'/search/names.json': {error: 'not found'}}],
    ['empty', {'/search/names.json': []}],
    ['pages without titles', {'/search/names.json': [{path: '/a'}]}],
    [
      'further pages without names',
      {
        '/search/details.json': {...FILES['/search/details.json'], further: [{path: '/docs/a'}]},
      },
    ],
    ['a stage that isn’t packed', {'/search/details.json': [{headings: []}]}],
    ['another site’s headings', {'/search/details.json': packRest([])}],
    ['another site’s texts', {'/search/texts.json': [[]]}],
  ])('rejects an index that is damaged: %s', async (_case, change) => {
    const files: Record<string, unknown> = {...FILES, ...change};
    for (const [name, value] of Object.entries(files)) if (value === undefined) delete files[name];
    await expect(embedded(files).search({query: 'spring'}, true)).rejects.toThrow();
  });

  it('works again once the index is back', async () => {
    const files: Record<string, unknown> = {...FILES, '/search/names.json': []};
    const client = embedded(files);
    await expect(client.search({query: 'spring'})).rejects.toThrow('damaged');
    files['/search/names.json'] = FILES['/search/names.json'];
    expect((await client.search({query: 'spring'})).hits[0]?.url).toBe('/docs/spring');
  });

  it('answers from titles when the texts are missing', async () => {
    const {'/search/texts.json': _, ...files} = FILES;
    const client = embedded(files);
    await client.prepare();
    await expect(client.search({query: 'braked'}, true)).rejects.toThrow('missing');
    expect((await client.search({query: 'spring'})).hits[0]?.url).toBe('/docs/spring');
  });

  it('takes all stages from the new build after a deploy', async () => {
    const files: Record<string, unknown> = {...FILES};
    delete files['/search/texts.json'];
    const client = embedded(files);
    await client.prepare();
    await expect(client.search({query: 'braked'}, true)).rejects.toThrow('missing');
    const {names, details} = splitPages([page('/docs/loop', '<Loop>'), ...pages]);
    files['/search/index.json'] = {
      sections: ['API'],
      names: '/search/new-names.json',
      details: '/search/new-details.json',
      texts: '/search/new.json',
    };
    files['/search/new-names.json'] = names;
    files['/search/new-details.json'] = details;
    files['/search/new.json'] = [[[-1, 'Braked never.']], ...texts];
    const {hits} = await client.search({query: 'braked'}, true);
    expect(hits.map(({url}) => url)).toContain('/docs/loop');
  });

  it('takes the names that were fetched for it, and asks the server if they are damaged', async () => {
    for (const text of [JSON.stringify([page('/docs/given', 'Given')]), '[{"path":']) {
      const port = inThread(FILES);
      const client = createEmbeddedClient(async () => {
        await port.postMessage({
          number: 0,
          kind: 'offer',
          names: text,
          files: FILES['/search/index.json'],
        });
        return port as unknown as Worker;
      });
      if (text.endsWith(':')) await expect(client.search({query: 'given'})).rejects.toThrow();
      const {hits} = await client.search({query: text.endsWith(':') ? 'spring' : 'given'});
      expect(hits[0]?.url).toBe(text.endsWith(':') ? '/docs/spring' : '/docs/given');
    }
  });

  it('starts a new worker after one has died', async () => {
    let started = 0;
    const client = createEmbeddedClient(() => {
      started += 1;
      const port = inThread(FILES);
      if (started === 1) {
        port.postMessage = async () => port.onerror?.();
      }
      return port as unknown as Worker;
    });
    await expect(client.search({query: 'spring'})).rejects.toThrow('stopped');
    expect((await client.search({query: 'spring'})).hits[0]?.url).toBe('/docs/spring');
  });

  /** A client whose first workers never answer; tells how many were started and ended. */
  function withSilent(silent: number, beats = 0) {
    const count = {started: 0, ended: 0};
    const client = createEmbeddedClient(() => {
      count.started += 1;
      const port = inThread(FILES);
      port.terminate = () => {
        count.ended += 1;
        return undefined;
      };
      if (count.started <= silent) {
        port.postMessage = async () => {
          for (let beat = 0; beat < beats; beat += 1) {
            await new Promise((resolve) => setTimeout(resolve, 20));
            port.onmessage?.({data: {beat: true}} as MessageEvent);
          }
        };
      }
      return port as unknown as Worker;
    }, 60);
    return {client, count};
  }

  it('ends a worker that falls silent and asks another, once', async () => {
    const {client, count} = withSilent(1);
    expect((await client.search({query: 'spring'})).hits[0]?.url).toBe('/docs/spring');
    expect(count).toEqual({started: 2, ended: 1});
    const twice = withSilent(2);
    await expect(twice.client.search({query: 'spring'})).rejects.toThrow('stopped');
    expect(twice.count).toEqual({started: 2, ended: 2});
    // Retry starts anew.
    expect((await twice.client.search({query: 'spring'})).hits[0]?.url).toBe('/docs/spring');
  });

  it('has patience with a worker that is at work', async () => {
    const {client, count} = withSilent(1, 10);
    const answer = client.search({query: 'spring'});
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(count).toEqual({started: 1, ended: 0});
    expect((await answer).hits[0]?.url).toBe('/docs/spring');
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'spring'],
    ['no hits', {nbHits: 3}],
    [
      'hits of another shape',
      {hits: [{url: 1}], nbHits: 1, words: [], isComplete: true, unknown: []},
    ],
  ])('takes a reply of another shape for a failure: %s', async (_case, result) => {
    const client = createEmbeddedClient(() => {
      const port = inThread(FILES);
      port.postMessage = async ({number}) => {
        port.onmessage?.({data: {number, result}} as MessageEvent);
      };
      return port as unknown as Worker;
    });
    await expect(client.search({query: 'spring'})).rejects.toThrow('shape');
  });
});
