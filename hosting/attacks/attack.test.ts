import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer, listen} from '../serve.ts';
import {headerBlocks, readRedirects, redirectLines, vercelConfig} from '../static-hosts.ts';
import {HOSTILE_PATHS} from './hostile-paths.ts';
import {hasNginx, startNginx} from './nginx.ts';
import {type RawAnswer, rawRequest} from './raw-request.ts';
import {REDIRECTS, ROUTES, RULES, SECRET, writeSmallSite} from './small-site.ts';

const TARGETS = new Set([...ROUTES, ...REDIRECTS.map(({to}) => to)]);
const HEADERS = new Set([
  'accept-ranges',
  'allow',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'location',
  'permissions-policy',
  'referrer-policy',
  'server',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-from',
]);

let site: Awaited<ReturnType<typeof writeSmallSite>>;
beforeAll(async () => {
  site = await writeSmallSite();
});
afterAll(() => site.remove());

/** The value of a header, or nothing. */
const headerOf = ({headers}: RawAnswer, name: string) =>
  headers.find(([other]) => other === name)?.[1];

/** Where a redirect leads, without what the request brought along. */
const targetOf = (location: string) => location.replace(/\?[^#]*/, '');

/** What is wrong with an answer to a hostile request. */
function faultsOf(path: string, answer: RawAnswer): string[] {
  const {status, headers, body} = answer;
  const location = headerOf(answer, 'location');
  const kept = headerOf(answer, 'cache-control') ?? '';
  return [
    ![200, 308, 400, 404, 414].includes(status) && `${path} answers ${status}`,
    location !== undefined && !TARGETS.has(targetOf(location)) && `${path} leads to ${location}`,
    headers.some(([name]) => !HEADERS.has(name)) && `${path} sets ${headers.join(' ')}`,
    headers.some(([, value]) => /[\r\n]/.test(value)) && `${path} breaks a line`,
    status !== 200 && kept.includes('max-age') && `${path} may be kept: ${kept}`,
    body.includes(SECRET) && `${path} reads outside of the site`,
    body.includes('for hosts') && `${path} shows what is for hosts`,
  ].filter((fault) => fault !== false);
}

async function attack(port: number): Promise<string[]> {
  const faults: string[] = [];
  for (const path of HOSTILE_PATHS) faults.push(...faultsOf(path, await rawRequest(port, path)));
  return faults;
}

/** Requests that are answered with an error, for a file that may be kept for a year. */
const POISONS: [what: string, headers: string[], method?: string][] = [
  ['headers that are too large', [`X-Large: ${'a'.repeat(9000)}`, `Y-Large: ${'b'.repeat(30000)}`]],
  ['a condition that fails', ['If-Match: "x"']],
  ['an old condition', ['If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT']],
  ['a range that isn’t there', ['Range: bytes=99999999-']],
  ['a range the wrong way round', ['Range: bytes=5-2']],
  ['a range with a path in it', ['Range:  /assets/bytes=99999999-']],
  ['a method for writing', [], 'DELETE'],
  ['a form', ['Content-Length: 0'], 'POST'],
  ['a second host', ['Host: evil.example']],
];

const REAL = '/assets/main.1.js';

describe('our own server', () => {
  let port: number;
  let server: ReturnType<typeof createSiteServer>;
  beforeAll(async () => {
    server = createSiteServer(site.build);
    port = await listen(server, 0);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('withstands every hostile path', async () => {
    expect(HOSTILE_PATHS.length).toBeGreaterThan(200);
    expect(await attack(port)).toEqual([]);
  });

  it.each(POISONS)('marks no error as to be kept: %s', async (_what, headers, method) => {
    const answer = await rawRequest(port, REAL, headers, method);
    if (answer.status === 200) expect(answer.body).toContain('start()');
    else expect(headerOf(answer, 'cache-control') ?? '').not.toContain('max-age');
    expect(headerOf(await rawRequest(port, REAL), 'cache-control')).toContain('immutable');
  });
});

describe.skipIf(!hasNginx)('nginx (apt-get install nginx)', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    nginx = await startNginx(site.folder, site.build);
  });
  afterAll(() => nginx?.stop());

  it('withstands every hostile path', async () => {
    expect(await attack(nginx.site)).toEqual([]);
  });

  it.each(POISONS)('can’t be made to poison a cache: %s', async (_what, headers, method) => {
    const answer = await rawRequest(nginx.site, REAL, headers, method);
    if (answer.status === 200) expect(answer.body).toContain('start()');
    else expect(headerOf(answer, 'cache-control') ?? '').not.toContain('max-age');
    const address = `${REAL}?${encodeURIComponent(`${_what}`)}`;
    await rawRequest(nginx.cache, address, headers, method);
    const seen = await rawRequest(nginx.cache, address);
    expect(seen).toMatchObject({status: 200, body: 'start()'});
  });

  it('lets a cache keep what has a hash in its name', async () => {
    await rawRequest(nginx.cache, `${REAL}?kept`);
    expect(headerOf(await rawRequest(nginx.cache, `${REAL}?kept`), 'x-from')).toBe('HIT');
  });

  it.each([
    ['/docs/spring/', '/docs/spring'],
    ['/docs/spring.html', '/docs/spring'],
    ['/docs/spring/index.html?a=b', '/docs/spring?a=b'],
    ['/docs/shapes', '/docs/shapes/'],
    ['/docs/shapes.html', '/docs/shapes/'],
    ['/index.html', '/'],
  ])('leads %s to %s', async (from, to) => {
    const answer = await rawRequest(nginx.site, from);
    expect([answer.status, headerOf(answer, 'location')]).toEqual([308, to]);
  });
});

describe('hosts that read a file', () => {
  const vercel = vercelConfig(RULES, REDIRECTS, ROUTES);

  it('lead only to pages, whatever is asked for', () => {
    const netlify = readRedirects(redirectLines(REDIRECTS));
    const led = HOSTILE_PATHS.flatMap((path) => [
      netlify.get(path),
      ...vercel.redirects.filter(({source}) => source === path).map((row) => row.destination),
    ]).filter((target) => target !== undefined);
    expect(led.filter((target) => !TARGETS.has(targetOf(target)))).toEqual([]);
    // No pattern in a source: a part of the request could be put into the answer.
    for (const {source, destination} of vercel.redirects) {
      expect(source + destination).not.toMatch(/[:*()$\\]/);
    }
  });

  it('send headers of one line each', () => {
    for (const line of headerBlocks(RULES).split('\n')) {
      expect(line).toMatch(/^(?:|\/[\w/.*-]*| {2}(?:! )?[A-Z][\w-]+(?:: [\x20-\x7e]+)?)$/);
    }
  });
});
