/** A small build for tests: a page, some entries of the error reference, a recipe. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {patternParts} from '../shared/error-matcher.ts';
import {packRest} from '../shared/packed-rest.ts';
import type {IndexedDetails, IndexedName, IndexedTexts} from '../shared/search-index.ts';

interface TestPage {
  name: IndexedName;
  details: IndexedDetails;
  texts: IndexedTexts[number];
  markdown: string;
}

const page = (
  address: string,
  title: string,
  section: IndexedName['section'],
  headings: [text: string, anchor: string, words: string][],
  intro: string,
): TestPage => ({
  name: {path: address, title, section, crumbs: [], names: [], links: 0},
  details: {
    description: `About ${title}.`,
    keywords: [],
    headings: headings.map(([text, anchor]) => ({text, anchor})),
  },
  texts: [[-1, intro], ...headings.map(([, , words], at): [number, string] => [at, words])],
  markdown: [
    `# ${title}`,
    intro,
    ...headings.map(([text, , words]) => `## ${text}\n\n${words}`),
  ].join('\n\n'),
});

const PAGES = [
  page(
    '/docs/spring',
    'spring()',
    'API',
    [
      [
        'Damping',
        'damping',
        'How strongly the motion of a spring is braked; more damping, fewer bounces.',
      ],
      ['Example', 'example', '```sh\n# no heading\nnpm test\n```'],
      ['Mass', 'mass', 'A heavier weight is slower.'],
    ],
    'Animates with physics: a number moves to its goal and bounces.',
  ),
  page(
    '/docs/errors/no-entry',
    'No entry point',
    'Errors',
    [],
    'Name the file that registers the root.',
  ),
  page('/docs/errors/trip-failed', 'The trip failed', 'Errors', [], 'Read the line above.'),
  page('/docs/recipes/karaoke', 'Karaoke', 'Recipes', [], 'Lyrics that light up word by word.'),
];

/** Writes it to a folder below the system's temporary one, and gives that folder. */
export function writeTestBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mcp-build-'));
  const write = (file: string, data: unknown) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), typeof data === 'string' ? data : JSON.stringify(data));
  };
  write('search/index.json', {
    sections: ['API', 'Errors', 'Recipes'],
    names: '/search/names.json',
    details: '/search/details.json',
    texts: '/search/texts.json',
  });
  write(
    'search/names.json',
    PAGES.map(({name}) => name),
  );
  write('search/details.json', packRest(PAGES.map(({details}) => details)));
  write(
    'search/texts.json',
    PAGES.map(({texts}) => texts),
  );
  for (const {name, markdown} of PAGES) write(`${name.path}.md`, markdown);
  write('errors/book-0a1b2c.json', {
    entries: [
      {
        slug: 'no-entry',
        title: 'No entry point',
        description: 'The command does not know where to begin.',
        where: ['cli'],
        thrown: ['@remotion/cli'],
        patterns: [patternParts('No Remotion entrypoint specified for …')],
        wraps: false,
      },
      {
        slug: 'trip-failed',
        title: 'The trip failed',
        description: 'Something stopped it.',
        where: ['cli'],
        thrown: ['@remotion/cli'],
        patterns: [patternParts('The trip failed')],
        wraps: true,
      },
      {
        slug: 'flux',
        title: 'Flux capacitor',
        description: 'It is empty.',
        where: ['cli'],
        thrown: ['@remotion/cli'],
        patterns: [patternParts('Flux capacitor ran empty')],
        wraps: 'broad',
      },
      // Words are rare where many entries don't have them.
      ...Array.from({length: 60}, (_, index) => ({
        slug: `other-${index}`,
        title: 'Another',
        description: 'Of another kind.',
        where: ['cli'],
        thrown: ['@remotion/cli'],
        patterns: [patternParts(`This is another message ${index}`)],
        wraps: false,
      })),
    ],
  });
  write('secret.md', 'Not a page.');
  return folder;
}
