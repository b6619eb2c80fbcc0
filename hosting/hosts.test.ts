import {describe, expect, it} from 'vitest';
import {headerRules, headersFor} from './headers.ts';
import {nginxConfig} from './nginx.ts';
import {headerBlocks, readRedirects, redirectLines, vercelConfig} from './static-hosts.ts';

const rules = headerRules("default-src 'self'; frame-ancestors 'self'");
const redirects = [{from: '/old', to: '/docs/new#part'}];
const routes = ['/', '/about/', '/docs/new'];

/** What a host that reads `_headers` would send: blocks in order, `!` takes a header back. */
function readBlocks(text: string, pathname: string): Record<string, string> {
  const sent: Record<string, string[]> = {};
  for (const block of text.trim().split('\n\n')) {
    const [path = '', ...lines] = block.split('\n');
    const holds = path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname;
    if (!holds) continue;
    for (const line of lines.map((text) => text.trim())) {
      if (line.startsWith('! ')) delete sent[line.slice(2)];
      else {
        const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
        sent[name] = [...(sent[name] ?? []), value];
      }
    }
  }
  return Object.fromEntries(Object.entries(sent).map(([name, all]) => [name, all.join(', ')]));
}

const PATHS = ['/', '/docs/new', '/assets/js/a.js', '/search/index.json', '/search/pages-1.json'];

it('lets others frame the assistant, however the policy says who frames the rest', () => {
  for (const ancestors of ["; frame-ancestors 'none'", '']) {
    const policy = `default-src 'self'${ancestors}`;
    expect(headersFor(headerRules(policy), '/ai-embed')['Content-Security-Policy']).toBe(
      "default-src 'self'; frame-ancestors *",
    );
  }
});

describe('every host sends the headers of our own server, and Strict-Transport-Security', () => {
  it.each([...PATHS, '/img/logo.svg', '/ai-embed'])('_headers: %s', (path) => {
    expect(readBlocks(headerBlocks(rules), path)).toEqual({
      ...headersFor(rules, path),
      'Strict-Transport-Security': 'max-age=31536000',
    });
  });

  it.each([...PATHS, '/img/logo.svg', '/ai-embed'])('vercel.json: %s', (path) => {
    const sent = vercelConfig(rules, redirects, routes)
      .headers.filter(({source}) => new RegExp(`^${source}$`).test(path))
      .flatMap(({headers}) => headers.map(({key, value}) => [key, value]));
    expect(Object.fromEntries(sent)).toEqual({
      ...headersFor(rules, path),
      'Strict-Transport-Security': 'max-age=31536000',
    });
  });
});

describe('redirects', () => {
  it('are read as they were written', () => {
    expect(readRedirects(redirectLines(redirects))).toEqual(new Map([['/old', '/docs/new#part']]));
  });

  it('lead to the slash form on a host that serves both', () => {
    expect(vercelConfig(rules, redirects, routes).redirects).toEqual([
      {source: '/old', destination: '/docs/new#part', statusCode: 308},
      {source: '/about', destination: '/about/', statusCode: 308},
    ]);
  });
});

it('the nginx configuration maps headers, slash forms and redirects', () => {
  const text = nginxConfig({rules, redirects, routes, root: '/srv/site', port: 80});
  expect(text).toContain(
    [
      'map "$status$http_range $uri" $h_cache_control {',
      '  default "no-cache";',
      '  "~^(?:200|304) /img/" "public, max-age=86400";',
      '  "~^(?:200|304) /demos/" "public, max-age=86400";',
      '  "~^(?:200|304) /social/" "public, max-age=86400";',
      '  "~^(?:200|304) /search/index.json(?:\\\\.html)?$" "no-cache";',
      '  "~^(?:200|304) /assets/" "public, max-age=31536000, immutable";',
      '  "~^(?:200|304) /search/" "public, max-age=31536000, immutable";',
    ].join('\n'),
  );
  expect(text).toContain(
    [
      '  "/index.html" "/";',
      '  "/about" "/about/";',
      '  "/about.html" "/about/";',
      '  "/about/index.html" "/about/";',
      '  "/docs/new/" "/docs/new";',
      '  "/docs/new.html" "/docs/new";',
      '  "/docs/new/index.html" "/docs/new";',
      '  "/old" "/docs/new#part";',
    ].join('\n'),
  );
  expect(text).toContain(
    [
      'map $uri $h_vary {',
      '  default "Accept-Encoding, Accept";',
      '  "~^/assets/" "Accept-Encoding";',
      '  "~^/search/" "Accept-Encoding";',
    ].join('\n'),
  );
  expect(text).not.toContain('undefined');
});
