import {describe, expect, it} from 'vitest';
import {readCard} from './read-card.ts';

const page = (title: string, body = '') =>
  `<html><head><meta data-rh="true" property="og:title" content="${title}"></head><body>${body}</body></html>`;
const crumbs =
  '<nav aria-label="Breadcrumbs"><ol><li><a><span>Docs</span></a></li><li><a>@remotion/shapes</a></li><li>makeStar()</li></ol></nav>';

describe('readCard', () => {
  it.each([
    [
      'a docs page',
      '/docs/shapes/make-star',
      page('makeStar() | Toolkit', `${crumbs}<main><img src="/demos/star.webp"></main>`),
      {section: 'Docs / @remotion/shapes', title: 'makeStar()', demo: 'star'},
    ],
    [
      'a docs page on the first level',
      '/docs/',
      page('Install | Toolkit', '<nav aria-label="Breadcrumbs"><ol><li>Install</li></ol></nav>'),
      {section: 'Docs', title: 'Install'},
    ],
    [
      'the home page',
      '/',
      page('Make &lt;videos&gt; | Toolkit'),
      {section: '', title: 'Make <videos>'},
    ],
    ['a listing', '/templates/', page('Templates | Toolkit'), {section: '', title: 'Templates'}],
    [
      'an entry',
      '/blog/4-0',
      page('4.0 &amp; more | Toolkit'),
      {section: 'Blog', title: '4.0 & more'},
    ],
  ])('reads %s', (_, path, html, card) => {
    expect(readCard(path, html, 'Toolkit')).toEqual(card);
  });

  it('refuses a page without a title', () => {
    expect(() => readCard('/about/', '<html></html>', 'Toolkit')).toThrow(
      '/about/ has no og:title, from which its card is drawn',
    );
  });

  it('refuses a page of the docs whose breadcrumbs are elsewhere', () => {
    expect(() => readCard('/docs/spring', page('spring()'), 'Toolkit')).toThrow('no breadcrumbs');
    expect(readCard('/docs/a-z', page('A–Z'), 'Toolkit').section).toBe('Docs');
  });
});
