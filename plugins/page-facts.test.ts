import {expect, it} from 'vitest';
import {readTitles} from './page-facts.ts';

const head = (...props: {property?: string; name?: string; content: string}[]) => ({
  meta: {toComponent: () => props.map((own) => ({type: 'meta', props: own}))},
});
const title = (content: string) =>
  head({name: 'twitter:card', content: 'x'}, {property: 'og:title', content});

it('reads the titles of pages without the name of the site', () => {
  const heads = {
    '/': title('Make <videos>'),
    '/blog/4-0': title('4.0 & more | Toolkit'),
    '/404.html': head(),
  };
  expect([...readTitles(heads, 'Toolkit')]).toEqual([
    ['/', 'Make <videos>'],
    ['/blog/4-0', '4.0 & more'],
  ]);
});

it('refuses a page without a title, and a head of another form', () => {
  expect(() => readTitles({'/about/': head()}, 'Toolkit')).toThrow('/about/ has no og:title');
  const other = {meta: {toComponent: () => ({})}};
  expect(() => readTitles({'/about/': other}, 'Toolkit')).toThrow('/about/: the whole');
});
