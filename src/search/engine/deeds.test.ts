import {expect, it} from 'vitest';
import type {IndexedPage} from '../../../shared/search-index';
import {askWith, QUOTED, shownOf} from '../../ask/quotes';
import {SearchEngine} from './engine';

const page = (
  path: string,
  title: string,
  keywords: string[],
  headings: string[],
): IndexedPage => ({
  path,
  title,
  section: 'Guides',
  crumbs: [],
  names: [],
  links: 0,
  description: `All about it: ${title}.`,
  keywords,
  headings: headings.map((text) => ({text, anchor: text.toLowerCase().replaceAll(' ', '-')})),
});

const PAGES = [
  page('/docs/polish', 'Polish', ['polish a photo', 'shiny', 'mast'], []),
  page('/docs/photo', 'Photo', ['photo', 'picture', 'mask'], ['Hang it up', 'Sharpen its edges']),
  page('/docs/layers', 'Layers', ['mask'], []),
];

async function engineOf(): Promise<SearchEngine> {
  const engine = new SearchEngine(PAGES);
  await engine.addDetails(PAGES);
  await engine.addTexts([
    [[-1, 'Rub it gently with a cloth until it shines.']],
    [
      [-1, 'A photograph shows what stood before the lens when the shutter opened.'],
      [0, 'A nail in the wall is enough for most of them, and a level helps.'],
      [1, 'More contrast where light and dark meet does this.'],
    ],
    [[-1, 'Puts pictures on top of each other, one by one.']],
  ]);
  return engine;
}

const first = async (query: string) => (await engineOf()).search({query}).hits[0]?.url;

it('a page for what is done is found whatever it is done to', async () => {
  expect(await first('how do I polish a photo')).toBe('/docs/polish');
  // Of this no page speaks.
  expect(await first('how do I polish a logo')).toBe('/docs/polish');
});

it('what something is done to is looked for where nothing is done', async () => {
  expect(await first('photo')).toBe('/docs/photo');
});

it('sections headed like the question are looked at, though their text has none of its words', async () => {
  const engine = await engineOf();
  const places = (count?: number) =>
    engine
      .search({
        query: 'sharpen photograph lens shutter',
        ...(count === undefined ? {} : {places: count}),
      })
      .hits.find(({url}) => url.startsWith('/docs/photo'))
      ?.more.map(({url}) => url);
  expect(places(QUOTED.places)).toContain('/docs/photo#sharpen-its-edges');
  expect(places(QUOTED.places)).not.toContain('/docs/photo#hang-it-up');
  expect(places()).not.toContain('/docs/photo#sharpen-its-edges');
});

it('of words that are as near as each other that of more pages is meant', async () => {
  const engine = await engineOf();
  expect(engine.search({query: 'layers masz'}).meant?.query).toBe('layers mask');
});

it('Ask answers a question with a slip as it was meant', async () => {
  const engine = await engineOf();
  const answer = await askWith((request) => engine.search(request), {
    query: 'polihs a photo',
    ...QUOTED,
  });
  expect(answer.meant).toMatchObject({query: 'polish a photo', isUsed: true});
  expect(shownOf(answer).quotes[0]?.url).toBe('/docs/polish');
});
