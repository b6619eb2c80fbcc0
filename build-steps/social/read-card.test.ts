import {expect, it} from 'vitest';
import {readCard} from './read-card.ts';

const read = (html: string) =>
  readCard({path: '/docs/star', title: '<Star>', section: 'API / Shapes', html});

it('takes the first still of the page itself, also of a step of the course', () => {
  const nav = '<nav><img src="/demos/logo.webp"></nav>';
  const image = (id: string) => `<img src="/demos/${id}.webp">`;
  expect(read(`${nav}<main>${image('star')}${image('pie')}</main>`)).toEqual({
    section: 'API / Shapes',
    title: '<Star>',
    demo: 'star',
  });
  expect(read(`<main>${image('course/bars')}</main>`).demo).toBe('course/bars');
});

it('shows nothing where a page has no still', () => {
  expect(read('<main>Text</main>')).toEqual({section: 'API / Shapes', title: '<Star>'});
});
