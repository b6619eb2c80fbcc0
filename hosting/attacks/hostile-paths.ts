/** Addresses that try to leave the site, to write headers, to be kept, or to end the server. */

const PLACES = ['/', '/docs/', '/docs/spring/', '/assets/', '/search/'];

/** Ways to name another host, another header or another file, as they stand in a request line. */
const TRICKS = [
  '/evil.example',
  '\\evil.example',
  '%5Cevil.example',
  '%5C%5Cevil.example',
  '%2F%2Fevil.example',
  '%2f/evil.example',
  '%09/evil.example',
  '%0d/evil.example',
  '%0dSet-Cookie:a=b',
  '%0d%0aSet-Cookie:a=b',
  '%0aSet-Cookie:a=b',
  '%E5%98%8A%E5%98%8DSet-Cookie:a=b',
  '%00',
  '%c0%ae%c0%ae/secret',
  '%2e%2e/secret',
  '..%2fsecret',
  '../../secret',
  '%252e%252e/secret',
  '....//secret',
  '..;/secret',
  '@evil.example',
  ':80@evil.example',
  '%3Cscript%3E',
  '%E2%80%AEgnp',
];

/** Endings that servers treat in their own way. */
const ENDINGS = ['', '/', '.html', '/x.html', '/index.html'];

const WHOLE = [
  '//evil.example/index.html',
  '///evil.example/x.html',
  '/\\/evil.example/x.html',
  'http://evil.example/docs/spring/',
  'https://evil.example/x.html',
  '//docs/spring',
  '/docs//spring',
  '/docs/spring//',
  '/404',
  '/404.html',
  '/index',
  '/docs/shapes/index',
  '/_nginx.conf',
  '/_headers',
  '/_redirects',
  '/_policy.txt',
  '/_files.txt',
  '/_pages.json',
  '/vercel.json',
  '/index.html.br',
  '/index.html.gz',
  '/assets',
  '/assets/',
  '/assets/..%2fsecret',
  '/docs/spring?%0d%0aSet-Cookie:a=b',
  '/docs/spring/?next=//evil.example%0d%0aX: y',
  '/docs/spring.html?%0d%0aSet-Cookie:a=b',
  `/${'a'.repeat(4000)}`,
  `/${'%61'.repeat(1000)}.html`,
  `/${'../'.repeat(300)}secret`,
  '/%',
  '/%zz',
  '/docs/%ff',
];

/** More than 600 of them. */
export const HOSTILE_PATHS: readonly string[] = [
  ...WHOLE,
  ...PLACES.flatMap((place) =>
    TRICKS.flatMap((trick) => ENDINGS.map((ending) => place + trick + ending)),
  ),
];
