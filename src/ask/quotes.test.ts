import {describe, expect, it} from 'vitest';
import type {Place, SearchAnswer, SearchHit} from '../search/engine/engine';
import {aboutAddition} from './follow-up';
import {askWith, coreOf, fits, nearestOf, quotesOf, shownOf, withPassage} from './quotes';

const place = (url: string, heading: string, passage: string, covers: number): Place => ({
  url,
  kind: heading ? 'text' : 'page',
  heading: heading ? [[heading, false]] : [],
  snippet: [],
  passage,
  covers,
});

const hit = (title: string, lead: Place, more: Place[] = []): SearchHit => ({
  ...lead,
  section: 'API',
  title: [[title, false]],
  crumbs: [],
  also: [],
  about: ['stiffness', 'spring'],
  more,
});

const answer = (hits: SearchHit[], words: [string, number, number][]): SearchAnswer => ({
  hits,
  nbHits: hits.length,
  words: words.map(([word, rarity, topicality]) => ({word, rarity, topicality})),
  isComplete: true,
  unknown: [],
});

const WORDS: [string, number, number][] = [
  ['stiffness', 0.8, 1],
  ['spring', 0.5, 1],
];

describe('quotesOf', () => {
  it('quotes of a page the passage that says most, in the order of the search', () => {
    const spring = hit(
      'spring()',
      place('/docs/spring', '', 'Calculates where something is at a given frame of time.', 0.4),
      [
        place(
          '/docs/spring#stiffness',
          'stiffness',
          'Stiffness of the spring: higher is quicker.',
          1,
        ),
      ],
    );
    const other = hit(
      'measureSpring()',
      place('/docs/measure-spring', '', 'How long a spring with a stiffness takes to settle.', 0.9),
    );
    expect(quotesOf(answer([spring, other], WORDS)).map(({url}) => url)).toEqual([
      '/docs/spring#stiffness',
      '/docs/measure-spring',
    ]);
  });

  it('quotes how a page begins, unless a section says clearly more', () => {
    const begins = place(
      '/docs/spring',
      '',
      'Something swings until it settles, as long as it takes.',
      0.4,
    );
    const page = (beginning: Place, heading: string) =>
      hit(
        'spring()',
        place(
          '/docs/spring#a',
          heading,
          'Of the stiffness and of its unit alone it is that this speaks.',
          0.6,
        ),
        [beginning],
      );
    const quoted = (one: SearchHit) => quotesOf(answer([one], WORDS))[0]?.url;
    // What a page says of itself is read with its beginning.
    const described: Place = {...begins, snippet: [['Set the stiffness.', false]]};
    expect(quoted(page(described, 'Support'))).toBe('/docs/spring');
    expect(quoted(page(begins, 'Support'))).toBe('/docs/spring#a');
    expect(quoted(page(described, 'Stiffness of a spring'))).toBe('/docs/spring#a');
  });

  it('quotes at most three pages, and none that says much less than another', () => {
    const pages = ['a', 'b', 'c', 'd'].map((name, index) =>
      hit(
        name,
        place(
          `/docs/${name}`,
          '',
          index === 1
            ? 'Something else altogether, about nothing that was asked.'
            : 'How the stiffness of a spring is set, and what it does.',
          1,
        ),
      ),
    );
    expect(quotesOf(answer(pages, WORDS)).map(({url}) => url)).toEqual(['/docs/a', '/docs/c']);
  });

  it('shows what the search puts first, also where another page says more of the question', () => {
    const first = hit(
      'measureSpring()',
      place('/docs/measure-spring', '', 'How long it takes until nothing moves any more.', 0.2),
    );
    const other = hit(
      'spring()',
      place('/docs/spring', '', 'How the stiffness of a spring is set, and what it does.', 1),
    );
    expect(quotesOf(answer([first, other], WORDS)).map(({url}) => url)).toEqual([
      '/docs/measure-spring',
      '/docs/spring',
    ]);
  });

  it('words of any question speak neither for the docs nor against them', () => {
    const page = hit(
      'spring()',
      place('/docs/spring', '', 'How the stiffness of a spring is set, and what it does.', 0.4),
    );
    const asked = (words: string) =>
      fits(
        answer(
          [page],
          [...WORDS, ...words.split(' ').map((word): [string, number, number] => [word, 0.6, 0])],
        ),
      );
    expect(asked('somebody something yesterday twenty')).toBe(true);
    expect(asked('zebra bread castle moon')).toBe(false);
  });

  it('takes words together that stand together, not those that a long list has by chance', () => {
    const list = `${'Stiffness must be a number. '}${'Some other message of an error. '.repeat(40)}A spring fails.`;
    const page = hit(
      'a()',
      place('/docs/a', '', 'How a spring works, with its stiffness set.', 1),
      [place('/docs/a#errors', 'Errors', list, 1)],
    );
    expect(quotesOf(answer([page], WORDS))[0]?.url).toBe('/docs/a');
  });

  it('an identifier that a page is about fits, whatever else is said', () => {
    const page = hit(
      'Rejected key',
      place('/docs/a', '', 'AWS rejects the key for this region.', 0.3),
    );
    const asked = (word: string) =>
      fits(
        answer(
          [{...page, about: [word]}],
          [
            [word, 0.9, 0.05],
            ['Milan', 1, 0],
            ['work', 0.5, 0.1],
          ],
        ),
      );
    expect(asked('InvalidClientTokenId')).toBe(true);
    expect(asked('PlayStation')).toBe(false);
  });

  it('quotes nothing where nothing fits', () => {
    const page = hit(
      'Img',
      place('/docs/img', '', 'A capital letter begins the name of a component.', 0.5),
    );
    const question = answer(
      [page],
      [
        ['capital', 0.9, 0.2],
        ['France', 0.9, 0],
      ],
    );
    expect(fits(question)).toBe(false);
    expect(quotesOf(question)).toEqual([]);
    expect(quotesOf(answer([], WORDS))).toEqual([]);
  });
});

describe('nearestOf', () => {
  const page = hit(
    'spring()',
    place('/docs/spring', '', 'How the stiffness of a spring is set.', 1),
  );

  it('names the page that is about a good part of a question', () => {
    expect(nearestOf(answer([page], [...WORDS, ['sofa', 0.9, 0]]))).toBe(page);
  });

  it('names none that only shares a word with it, or a word of no subject', () => {
    const asked: [string, number, number][] = [
      ['spring', 0.5, 1],
      ['onion', 0.9, 0],
      ['sowing', 0.9, 0],
    ];
    expect(nearestOf(answer([page], asked))).toBeUndefined();
    expect(
      nearestOf(answer([{...page, about: ['dough']}], [['dough', 0.9, 0.01]])),
    ).toBeUndefined();
    expect(nearestOf(answer([], WORDS))).toBeUndefined();
  });
});

describe('a story that fits nothing', () => {
  const STORY: [string, number, number][] = [
    ['yesterday', 0.9, 0],
    ['neighbor', 1, 0],
    ['stiffness', 0.8, 1],
    ['bounce', 0.7, 1],
    ['spring', 0.5, 1],
  ];
  const empty = answer([], STORY);
  const page = hit(
    'spring()',
    place('/docs/spring', '', `Of the spring: ${'stiffness '.repeat(5)}`, 1),
  );
  const found = answer([{...page, about: ['stiffness', 'bounce', 'spring']}], STORY);

  it('is asked again by its words that say most', async () => {
    expect(coreOf(empty)).toBe('stiffness bounce spring');
    const asked: string[] = [];
    const result = await askWith(
      ({query}) => {
        asked.push(query);
        return query === 'stiffness bounce spring' ? found : empty;
      },
      {query: 'the whole story'},
    );
    expect(asked).toEqual(['the whole story', 'stiffness bounce spring']);
    expect(quotesOf(result).map(({url}) => url)).toEqual(['/docs/spring']);
  });

  it('is refused still, where what they find is about little of it', async () => {
    const little = answer([{...page, about: ['bounce'], covers: 0.2}], STORY);
    const result = await askWith(({query}) => (query.startsWith('the') ? empty : little), {
      query: 'the story',
    });
    expect(quotesOf(result)).toEqual([]);
  });

  it('is asked once, if it has no more words than that', () => {
    expect(coreOf(answer([], STORY.slice(0, 3)))).toBeUndefined();
  });
});

describe('shownOf', () => {
  const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
    ...hit(
      name,
      place(`/docs/${name}`, '', 'How the stiffness of a spring is set, and what it does.', 1),
    ),
    about: name === 'a' ? ['spring'] : ['stiffness'],
  }));
  const question = answer(pages, WORDS);

  it('quotes where one page is far ahead', () => {
    const {isSure, quotes} = shownOf({...question, lead: 0.6});
    expect(isSure).toBe(true);
    expect(quotes).toHaveLength(3);
  });

  it('offers five pages with what they say of themselves where none is', () => {
    const described = question.hits.map((each) => ({
      ...each,
      snippet: [['About springs.', false]] as [string, boolean][],
    }));
    const {isSure, quotes} = shownOf({...question, hits: described, lead: 0.1});
    expect(isSure).toBe(false);
    expect(quotes.map(({url}) => url)).toEqual(['a', 'b', 'c', 'd', 'e'].map((n) => `/docs/${n}`));
    expect(quotes.map(({about}) => about)).toEqual(Array(5).fill('About springs.'));
    // The first three with the passage that says most, too.
    expect(quotes.map(({text}) => text.slice(0, 17))).toEqual([
      'How the stiffness',
      'How the stiffness',
      'How the stiffness',
      '',
      '',
    ]);
  });

  it('says once what a page says of itself and its passage says too', () => {
    const [first] = pages;
    if (!first) throw new Error('a page');
    const same = {...first, snippet: [['How the stiffness', false]] as [string, boolean][]};
    const {quotes} = shownOf({...answer([same, ...pages.slice(1)], WORDS), lead: 0.1});
    expect(quotes[0]?.about).toBeUndefined();
    expect(quotes[0]?.text).toContain('How the stiffness');
  });

  it('says once what a page says of itself and the passage on its page begins with', () => {
    const quote = {
      title: 'a',
      heading: '',
      url: '/docs/a',
      text: 'Text',
      about: 'About `springs`.',
    };
    const said = {blocks: [], markdown: 'About springs.\n\nMore.'};
    expect(withPassage(quote, said)).toEqual({...quote, about: undefined, passage: said});
    const other = {blocks: [], markdown: 'More about springs.'};
    expect(withPassage(quote, other)).toEqual({...quote, passage: other});
    // The first words of a page tell it in full.
    const first = {...other, isBeginning: true} as const;
    expect(withPassage(quote, first)).toEqual({...quote, about: undefined, passage: first});
  });

  it('shows nothing where nothing fits', () => {
    expect(shownOf(answer([], WORDS))).toEqual({isSure: false, quotes: []});
  });

  it('puts the pages first that are about what a further question adds', () => {
    const urls = aboutAddition(question, 'and the stiffness?').hits.map(({url}) => url);
    expect(urls.slice(0, 2)).toEqual(['/docs/b', '/docs/c']);
    expect(urls.at(-1)).toBe('/docs/a');
  });
});
