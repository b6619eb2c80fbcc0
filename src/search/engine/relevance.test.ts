import {brotliCompressSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  answeredOf,
  measureAsk,
  measureRelevance,
  readCases,
  readMoreOffTopic,
  readOffTopic,
  readQuestionSets,
  readQuestions,
} from '../../../benchmarks/search/relevance';
import {search as settings} from '../../../config/search';
import {readIndex} from '../../../model/search/read-index';
import {splitPages} from '../../../model/search/split-pages';
import {askWith, QUOTED, shownOf} from '../../ask/quotes';
import {SearchEngine} from './engine';

const {pages, texts} = readIndex();
const engine = new SearchEngine(pages);
beforeAll(async () => {
  await engine.addDetails(pages);
  await engine.addTexts(texts);
});

const ask = (query: string) => engine.search({query, limit: 60}).hits.map(({url}) => url);

describe('on the site’s own pages', () => {
  it.each(['queries.tsv', 'queries-large.tsv'])(
    'the right page is first for 96 %% and among five for 99 %% of %s',
    async (file) => {
      const cases = readCases(`benchmarks/search/${file}`);
      const known = pages.map(({path}) => path);
      const {asked, first, firstFive, misses} = await measureRelevance(cases, known, ask);
      // A query whose page is gone isn't asked: it has to go, too.
      expect(asked).toBe(cases.length);
      expect(first / asked, misses.join('\n')).toBeGreaterThanOrEqual(0.96);
      expect(firstFive / asked, misses.join('\n')).toBeGreaterThanOrEqual(0.99);
    },
    // Nearly nine hundred queries, beside whatever else the machine does.
    240_000,
  );

  it('titles, symbols and headings are at most 145 bytes a page to download, the first stage 18 KB', () => {
    const {names, details} = splitPages(pages);
    const size = (part: unknown) => brotliCompressSync(JSON.stringify(part)).length;
    expect((size(names) + size(details)) / pages.length).toBeLessThanOrEqual(145);
    expect(size(names)).toBeLessThanOrEqual(18 * 1024);
  });

  it('texts and situations are at most 325 bytes a page to download', () => {
    const size = brotliCompressSync(JSON.stringify(texts)).length;
    expect(size / pages.length).toBeLessThanOrEqual(325);
  });

  it('every page is found first by its title, unless another has the same one', () => {
    // Every fourth page is tried: asking for each takes too long next to the other tests.
    const asked = pages.filter((_, index) => index % 4 === 0);
    const wrong = asked.flatMap(({path, title, section}) => {
      if (section === 'Blog' || section === 'Other' || title.length > 64) return [];
      const same = pages.filter(
        (other) => other.title.replace(/[\s/]/g, '') === title.replace(/[\s/]/g, ''),
      );
      const found = ask(title).slice(0, same.length);
      return found.includes(path) || same.length > 1 ? [] : [`${title}: ${found[0]}`];
    });
    expect(wrong.length / asked.length, wrong.join('\n')).toBeLessThan(0.02);
  });
});

describe('questions as people ask them', () => {
  const known = pages.map(({path}) => path);
  const shownFor = async (question: string) =>
    shownOf(await askWith((request) => engine.search(request), {query: question, ...QUOTED}));

  // Sets that strangers wrote blind, one after the other, each for the ranking as it was. The words of the second
  // and seventh set and of the eighth's half `a` went into keywords; other halves `a` were read once, and nobody has
  // read the rows of a half `b` but for the sixth, whose writer also wrote answers for them. The ninth was written and
  // measured before pages had situations, and those who wrote the situations haven't seen it. The tenth
  // was written by who saw none of all that; nothing was changed for what it misses.
  it.each(readQuestionSets())('$file, half $half', async ({file, half, rows, ...bounds}) => {
    const asked = readQuestions(`benchmarks/search/${file}.tsv`).filter(
      (each) => each.half === half,
    );
    expect(asked).toHaveLength(rows);
    const short = (query: string) => ask(query.slice(0, settings.queryLength));
    const found = await measureRelevance(asked, known, short);
    expect(found.asked).toBe(rows);
    const misses = (some: string[]) => (bounds.printed === 'yes' ? some.join('\n') : '');
    expect(found.first / rows, misses(found.misses)).toBeGreaterThanOrEqual(bounds.first);
    expect(found.firstFive / rows, misses(found.misses)).toBeGreaterThanOrEqual(bounds.five);
    const answers = await measureAsk(asked, shownFor);
    expect(answers.shown / rows, misses(answers.misses)).toBeGreaterThanOrEqual(bounds.shown);
    expect(answers.wrong / rows, misses(answers.misses)).toBeLessThanOrEqual(bounds.wrong);
    expect(answers.refused / rows, misses(answers.misses)).toBeLessThanOrEqual(bounds.refused);
  });

  // Written by who then gave main pages these words as keywords: says that they hold, not how others ask.
  it('simple questions lead to the main pages', async () => {
    const basics = readQuestions('benchmarks/search/basics.tsv');
    const found = await measureRelevance(basics, known, (query) => ask(query));
    expect(found.asked).toBe(basics.length);
    expect(found.first / found.asked, found.misses.join('\n')).toBeGreaterThanOrEqual(0.86);
    const {asked, first, shown, wrong, misses} = await measureAsk(basics, shownFor);
    expect(first / asked, misses.join('\n')).toBeGreaterThanOrEqual(0.88);
    expect(shown / asked, misses.join('\n')).toBeGreaterThanOrEqual(0.94);
    expect(wrong / asked, misses.join('\n')).toBeLessThanOrEqual(0.04);
  });

  it('single words lead to the main pages', async () => {
    const cases = readCases('benchmarks/search/heads.tsv');
    const found = await measureRelevance(cases, known, ask);
    expect(found.asked).toBe(cases.length);
    expect(found.first / found.asked, found.misses.join('\n')).toBeGreaterThanOrEqual(0.84);
    expect(found.firstFive / found.asked, found.misses.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['free', '/docs/license'],
    ['slow', '/docs/performance'],
    ['image', '/docs/img'],
    ['render', '/docs/render'],
    ['aws', '/docs/lambda'],
  ])('“%s” is a word, not the beginning of a name', (query, path) => {
    expect(engine.search({query}).hits[0]?.url).toBe(path);
  });

  // One subject says little in sum, however plain the question is.
  it.each([
    ['spring', /^\/docs\/spring/],
    ['staticFile', /^\/docs\/staticfile/],
    ['How do I use GSAP?', /^\/docs\/third-party/],
    ['What is a still?', /^\/docs\/still/],
    ['What is Skia?', /^\/docs\/skia\//],
    ['How do I use Tailwind?', /^\/docs\/tailwind/],
    ['license', /^\/docs\/license/],
    ['Docker', /^\/docs\/docker/],
  ])('Ask answers a question of one subject: %s', async (question, address) => {
    const {isSure, quotes} = await shownFor(question);
    expect(isSure).toBe(true);
    expect(quotes[0]?.url).toMatch(address);
  });

  it('Ask refuses most questions about things that are near by, and quotes no answer for most of the others', async () => {
    const near = (['a', 'b'] as const).flatMap(readMoreOffTopic);
    const {shown, quoted} = await answeredOf(near, shownFor);
    expect(quoted.length / near.length, quoted.join('\n')).toBeLessThanOrEqual(0.25);
    // Half of those that only were measured are about troubles with other software, in words that pages have too.
    expect(shown.length / near.length, shown.join('\n')).toBeLessThanOrEqual(0.42);
  });

  it('Ask refuses all questions about other things', async () => {
    const offTopic = readOffTopic();
    expect(offTopic.length).toBeGreaterThanOrEqual(30);
    expect((await answeredOf(offTopic, shownFor)).shown).toEqual([]);
  });
});

describe('every way to write a name', () => {
  /** Name and page of every fifth export that one page alone is about. */
  const named = pages
    .filter(({section, names}) => section === 'API' && names.length === 1)
    .map(({path, names: [name = '']}) => ({path, name}))
    .filter(({name}, _, all) => all.filter((other) => other.name === name).length === 1)
    .filter((_, index) => index % 5 === 0);
  const humps = (name: string) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+\w*/g) ?? [];

  it.each<[string, number, (name: string) => string]>([
    ['whole', 1, (name) => name],
    ['in lower case', 1, (name) => name.toLowerCase()],
    ['as a component', 1, (name) => `<${name} />`],
    ['as a call', 1, (name) => `${name}()`],
    ['in words', 5, (name) => humps(name).join(' ')],
    ['in the words’ beginning', 5, (name) => name.slice(0, Math.ceil(name.length * 0.8))],
    [
      'with two letters swapped',
      5,
      (name) => `${name.slice(0, 3)}${name[4]}${name[3]}${name.slice(5)}`,
    ],
  ])('%s: among the first %d', (_way, places, write) => {
    const asked = named.filter(({name}) => name.length > 6);
    const wrong = asked.flatMap(({path, name}) => {
      const found = [...new Set(ask(write(name)).map((url) => url.replace(/#.*$/, '')))];
      return found.slice(0, places).includes(path) ? [] : [`${write(name)}: ${found[0]}`];
    });
    expect(asked.length).toBeGreaterThan(30);
    expect(wrong.length / asked.length, wrong.join('\n')).toBeLessThan(0.03);
  });
});

describe('near the reader', () => {
  it('the folder of the current page breaks ties', () => {
    const first = (from: string) => engine.search({query: 'getSites', from}).hits[0]?.url;
    expect(first('/docs/lambda/deploysite')).toBe('/docs/lambda/getsites');
    expect(first('/docs/cloudrun/deploysite')).toBe('/docs/cloudrun/getsites');
  });
});

describe('members and flags', () => {
  it.each([
    ['--codec', '/docs/cli/render#--codec'],
    ['damping', '/docs/spring#damping'],
    ['Config.setCodec()', '/docs/config#setcodec'],
  ])('%s leads to its own anchor', (query, url) => {
    expect(engine.search({query}).hits[0]?.url).toBe(url);
  });

  it.each([
    ['npx remotion render src/index.ts MyComp out.mp4', '/docs/cli/render'],
    ['pnpm exec remotion lambda render site MyComp', '/docs/lambda/cli/render'],
  ])('%s leads to the page of the command', (query, url) => {
    expect(engine.search({query}).hits[0]?.url).toBe(url);
  });

  it.each(['Series.Sequence', '<Series.Sequence>', 'series.sequence'])(
    '%s leads to the page of what stands before the dot',
    (query) => {
      expect(engine.search({query}).hits[0]?.url).toBe('/docs/series');
    },
  );

  it('a guide to the part behind the dot comes first', () => {
    expect(engine.search({query: 'Config.overrideWebpackConfig'}).hits[0]?.url).toBe(
      '/docs/webpack',
    );
  });

  it.each(['@remotion/lambda/client', '@remotion/lambda-client'])(
    '%s is not mistaken for the package that its name begins with',
    (query) => {
      expect(engine.search({query}).hits[0]?.url).toBe('/docs/lambda/light-client');
    },
  );

  it('of many names that begin alike none hides the page that is looked for by that beginning', () => {
    expect(ask('which cloud')[0]).toBe('/docs/compare-ssr');
    expect(ask('npx remotion').slice(0, 5)).toContain('/docs/cli/');
  });

  it('a word that readers use stands beside the option of that name', () => {
    const urls = engine.search({query: 'keyframes'}).hits.map(({url}) => url);
    expect(urls[0]).toBe('/docs/interpolate');
    expect(urls).toContain('/docs/media-parser/fields#keyframes');
  });

  it('a page of the name itself stays before its sections', () => {
    expect(engine.search({query: 'spring'}).hits[0]?.url).toBe('/docs/spring');
  });
});
