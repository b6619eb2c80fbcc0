import {expect, it} from 'vitest';
import {type IndexedPage, SITUATIONS} from '../../../shared/search-index';
import {SearchEngine} from './engine';

const page = (path: string, title: string): IndexedPage => ({
  path,
  title,
  section: 'Guides',
  crumbs: [],
  names: [],
  links: 0,
  description: '',
  keywords: [],
  headings: [],
});

async function engineOf(situations: string): Promise<SearchEngine> {
  const pages = [page('/docs/kettle', 'Kettle'), page('/docs/ladder', 'Ladder')];
  const engine = new SearchEngine(pages);
  await engine.addDetails(pages);
  await engine.addTexts([
    [
      [-1, 'Boils water.'],
      [SITUATIONS, situations],
    ],
    [[-1, 'Reaches the roof.']],
  ]);
  return engine;
}

const pathsOf = (engine: SearchEngine, query: string) =>
  engine.search({query}).hits.map(({url}) => url);

it('finds a page by its situations where somebody tells a story, and never shows them', async () => {
  const engine = await engineOf('steamed up glasses\nwhistling noise');
  const story = 'every morning there is that whistling noise and my glasses are steamed up';
  const {hits} = engine.search({query: story});
  expect(hits.map(({url}) => url)).toEqual(['/docs/kettle']);
  expect(JSON.stringify(hits)).not.toContain('steamed up glasses');
});

it('leaves them out of short queries, which would find too much by them', async () => {
  expect(pathsOf(await engineOf('steamed up glasses'), 'steamed glasses')).toEqual([]);
});
