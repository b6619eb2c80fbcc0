import {rmSync} from 'node:fs';
import {createServer, request, type Server} from 'node:http';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listen} from '../hosting/serve.ts';
import {createMcpEndpoint, type McpLimits} from './http.ts';
import {writeTestBuild} from './test-build.ts';

const build = writeTestBuild();
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(build, {recursive: true});
});

const LIMITS: McpLimits = {body: 30_000, perMinute: 1000, atOnce: 16, time: 5000};

async function serveMcp(limits: Partial<McpLimits> = {}): Promise<string> {
  const server = createServer(await createMcpEndpoint(build, {...LIMITS, ...limits}));
  servers.push(server);
  return `http://127.0.0.1:${await listen(server, 0)}/mcp`;
}

const overHttp = async () => new StreamableHTTPClientTransport(new URL(await serveMcp()));
const overStdio = async () =>
  new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', 'mcp/stdio.ts', build],
  });

describe.each([
  ['Streamable HTTP', overHttp],
  ['stdio', overStdio],
])('the SDK’s own client over %s', (_way, connect) => {
  const client = new Client({name: 'test', version: '1.0.0'});
  beforeAll(async () => client.connect(await connect()), 60_000);
  afterAll(() => client.close());

  const call = async (name: string, args: Record<string, unknown>) => {
    const {content, isError} = await client.callTool({name, arguments: args});
    const [first] = content as {type: string; text: string}[];
    return {text: first?.text ?? '', isError: isError === true};
  };

  it('lists four tools, none of which changes anything', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name).sort()).toEqual([
      'explain_error',
      'list_recipes',
      'read_page',
      'search_docs',
    ]);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
  });

  it('searches, names unknown words, and keeps to a kind', async () => {
    const {text} = await call('search_docs', {query: 'damping'});
    expect(text).toContain('/docs/spring#damping');
    expect((await call('search_docs', {query: 'spring recharts'})).text).toContain(
      'No page mentions recharts.',
    );
    expect((await call('search_docs', {query: 'lyrics', kind: 'API'})).text).toContain('Nothing');
  });

  it('reads a page, a section of it, and no other file', async () => {
    expect((await call('read_page', {path: '/docs/spring'})).text).toContain('# spring()');
    const section = await call('read_page', {
      path: 'https://x.dev/docs/spring.md',
      section: 'example',
    });
    expect(section.text).toContain('# no heading');
    expect(section.text).not.toContain('heavier');
    for (const path of ['/secret', '../../package', '/docs/../secret']) {
      expect(await call('read_page', {path})).toMatchObject({isError: true});
    }
    const missing = await call('read_page', {path: '/docs/spring', section: 'nowhere'});
    expect(missing).toMatchObject({isError: true});
    expect(missing.text).toContain('- mass: Mass');
  });

  it('explains a message by its entry, else by pages, else says that nothing fits', async () => {
    const log = 'npm ERR!\nError: No Remotion entrypoint specified for video.ts\n at run';
    expect((await call('explain_error', {message: log})).text).toContain('registers the root');
    // With three pages no word is a subject of many, so that one word alone is about one.
    const message = 'what is the damping?';
    const other = await call('explain_error', {message});
    expect(other.text).toContain('/docs/spring#damping');
    expect((await call('explain_error', {message: 'qqq zzz yyy'})).text).toContain(
      'no page that fits',
    );
  });

  it('names near entries behind a message that only says that something failed', async () => {
    const near = '/docs/errors/flux Flux capacitor: It is empty. (words of both: capacitor, flux)';
    const failed = 'The trip failed';
    const cause = 'the capacitor has no flux';
    expect((await call('explain_error', {message: failed})).text).not.toContain('something near');
    expect((await call('explain_error', {message: cause})).text).toContain('has no entry');
    const {text} = await call('explain_error', {message: `${failed}\n${cause}`});
    expect(text).toContain('Read the line above.');
    expect(text).toContain(near);
    // An entry that names a reason is enough.
    const known = `${failed}\n${cause}\nNo Remotion entrypoint specified for x.ts`;
    expect((await call('explain_error', {message: known})).text).not.toContain(near);
  });

  it('lists recipes', async () => {
    expect((await call('list_recipes', {})).text).toBe(
      '- /docs/recipes/karaoke Karaoke: About Karaoke.',
    );
  });

  it('says what is wrong with arguments and names', async () => {
    expect(await call('search_docs', {})).toEqual({text: 'query: Required', isError: true});
    expect((await call('search_docs', {query: 'x'.repeat(501)})).isError).toBe(true);
    expect((await call('search_docs', {query: 'x', also: 1})).isError).toBe(true);
    for (const name of ['delete_page', 'constructor', '__proto__']) {
      expect((await call(name, {})).text).toContain('There are: search_docs');
    }
  });
});

describe('the endpoint', () => {
  const HEADERS = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  };
  const LIST = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});
  const post = (url: string, body: string, headers: Record<string, string> = {}) =>
    fetch(url, {method: 'POST', headers: {...HEADERS, ...headers}, body});

  it('refuses other methods, broken and long bodies, and pages of other sites', async () => {
    const url = await serveMcp();
    expect((await post(url, LIST)).status).toBe(200);
    expect((await fetch(url)).status).toBe(405);
    expect((await post(url, '{"jsonrpc":')).status).toBe(400);
    expect((await post(url, '[]'.padEnd(40_000))).status).toBe(413);
    expect((await post(url, `[${Array(200).fill(LIST).join()}]`)).status).toBe(400);
    expect((await post(url, LIST, {Origin: 'https://evil.example'})).status).toBe(403);
    expect((await post(url, LIST, {Origin: 'null'})).status).toBe(403);
    expect((await post(url, LIST, {Origin: new URL(url).origin})).status).toBe(200);
    // A name of somebody else that leads to this machine: the browser names it as host and as origin.
    const rebound = await new Promise((resolve, reject) => {
      const headers = {...HEADERS, Host: 'evil.example', Origin: 'http://evil.example'};
      const asked = request(url, {method: 'POST', headers});
      asked.on('response', ({statusCode}) => resolve(statusCode));
      asked.on('error', reject);
      asked.end(LIST);
    });
    expect(rebound).toBe(403);
  });

  it('answers so many requests a minute', async () => {
    const url = await serveMcp({perMinute: 3});
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await post(url, LIST)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    // What a client says about its own address doesn't count.
    expect((await post(url, LIST, {'X-Forwarded-For': '192.0.2.7'})).status).toBe(429);
  });

  it('ends requests that never arrive, and takes no more than some at once', async () => {
    const url = await serveMcp({time: 1000, atOnce: 1});
    const slow = request(url, {method: 'POST', headers: {...HEADERS, 'Content-Length': '100'}});
    const ended = new Promise<unknown>((resolve) => {
      slow.on('response', ({statusCode}) => resolve(statusCode));
      slow.on('error', () => resolve('ended'));
    });
    slow.write('{');
    await expect
      .poll(async () => (await post(url, LIST)).status, {interval: 20, timeout: 3000})
      .toBe(503);
    // Somebody else isn't kept waiting by it.
    const other = await new Promise((resolve, reject) => {
      const asked = request(url, {method: 'POST', headers: HEADERS, localAddress: '127.0.0.2'});
      asked.on('response', ({statusCode}) => resolve(statusCode));
      asked.on('error', reject);
      asked.end(LIST);
    });
    expect(other).toBe(200);
    expect([408, 'ended']).toContain(await ended);
    await expect.poll(async () => (await post(url, LIST)).status, {timeout: 3000}).toBe(200);
  });
});
