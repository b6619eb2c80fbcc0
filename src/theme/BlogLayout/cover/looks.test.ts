import {expect, it} from 'vitest';
import {listFiles, readText} from '../../../../model/io';
import {frontMatterOnce} from '../../../../model/pages/front-matter';
import {lookOf, placeOf} from './looks';
import {motifs} from './motifs';

const posts = listFiles('content/blog/', ['.mdx']).map(
  (file) => frontMatterOnce(file, readText(file)).data,
);

it('knows a word and a motif for each post', () => {
  const bare = posts
    .map(({slug, title}) => ({slug: String(slug), ...lookOf(String(slug), String(title))}))
    .filter(({slug, word}) => word === '' || !motifs[slug]);
  expect(bare).toEqual([]);
  expect(Object.keys(motifs).length).toBe(posts.length);
});

it('has the version of a release as its word, and a hue for each major version', () => {
  expect(lookOf('4-0-311', 'Remotion 4.0.311').word).toBe('4.0.311');
  expect(lookOf('3-2', 'Remotion 3.2').colors).not.toEqual(lookOf('3-3', 'Remotion 3.3').colors);
  expect(lookOf('2-2', 'Remotion 2.2').colors).toEqual(lookOf('2-4', 'Remotion 2.4').colors);
});

it('places a day on the ruler, and none outside it', () => {
  expect(placeOf('2024-01-01')).toBeCloseTo(0.5, 2);
  expect([placeOf('2019-01-01'), placeOf('2031-01-01')]).toEqual([0, 1]);
});
