import type {IncomingMessage} from 'node:http';
import {expect, it} from 'vitest';
import {decide, readAddress} from './answer.ts';
import {type Build, findTarget} from './read-build.ts';

const build = {
  routes: new Set(['/', '/docs/', '/docs/spring']),
  redirects: new Map([['/old', '/docs/spring#damping']]),
};

it('leads every form of an address to the canonical one', () => {
  for (const form of ['/docs/spring/', '/docs/spring.html', '/docs/spring/index.html'])
    expect(findTarget(build, form), form).toBe('/docs/spring');
  for (const form of ['/docs', '/docs.html', '/docs/index.html'])
    expect(findTarget(build, form), form).toBe('/docs/');
  expect(findTarget(build, '/index.html')).toBe('/');
  expect(findTarget(build, '/old')).toBe('/docs/spring#damping');
});

it('leads a canonical address, and an unknown one, nowhere', () => {
  for (const path of ['/', '/docs/', '/docs/spring', '/docs/sprung', '/docs/spring.md'])
    expect(findTarget(build, path), path).toBeUndefined();
});

it('splits an address, and refuses a malformed one', () => {
  expect(readAddress('/a%20b?q=1?2')).toEqual({pathname: '/a b', search: '?q=1?2'});
  expect(readAddress('http://host:80?q')).toEqual({pathname: '/', search: '?q'});
  expect(readAddress('/%')).toBeUndefined();
  expect(readAddress('*')).toBeUndefined();
});

const whole: Build = {
  ...build,
  root: '/',
  files: new Set(['/docs/spring.html', '/docs/spring.md', '/sitemap.xml', '/docs/index.html']),
  rules: [],
  previewFile: (_request, file) => (file === '/sitemap.xml' ? 'a map' : undefined),
  missing: new Map(),
};
const ask = (url: string, more: object = {}) =>
  decide(whole, {method: 'GET', url, headers: {}, ...more} as IncomingMessage);

it('sends the file of a page, or its twin to who names Markdown first', () => {
  expect(ask('/docs/spring')).toEqual({file: '/docs/spring.html', at: '/docs/spring'});
  expect(ask('/docs/')).toEqual({file: '/docs/index.html', at: '/docs/'});
  const headers = {accept: 'text/markdown, */*'};
  expect(ask('/docs/spring', {headers})).toMatchObject({file: '/docs/spring.md'});
  expect(ask('/docs/sprung')).toBeUndefined();
});

it('keeps what was asked for through a redirect', () => {
  expect(ask('/old?a=1')).toMatchObject({
    status: 308,
    headers: {Location: '/docs/spring?a=1#damping'},
  });
});

it('answers in a sentence where a file is none of it', () => {
  expect(ask('/sitemap.xml')).toMatchObject({status: 200, text: 'a map'});
  expect(ask('/docs/spring', {method: 'POST'})).toMatchObject({status: 405});
  expect(ask('/docs/spring', {headers: {'content-length': '4'}})).toMatchObject({status: 413});
  expect(ask('/%')).toMatchObject({status: 400});
});
