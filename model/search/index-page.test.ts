import {describe, expect, it} from 'vitest';
import {SITUATIONS} from '../../shared/search-index.ts';
import {front, testSite} from '../pages/test-site.ts';
import {buildIndex} from './build-index.ts';
import {hostedRecords} from './hosted-records.ts';
import {sectionOf} from './index-page.ts';

const site = testSite(
  {
    spring: `${front('spring()', 'api: remotion#spring\nkeywords: [bounce]\nsituations: [like a trampoline, boing]\n')}Springs [interpolate](./interpolate.mdx).

| a | b |
| --- | --- |
| one | two |

## Options

### \`damping\`

<Since v="4.0.1" />

Brakes.

\`\`\`tsx
const hidden = 1;
\`\`\`

\`\`\`sh
npx remotion render
\`\`\`
`,
    interpolate: `${front('interpolate()')}Maps.\n`,
  },
  {
    sidebars: {
      apiSidebar: [
        {
          type: 'category',
          label: 'remotion',
          link: {type: 'doc', id: 'interpolate'},
          items: ['spring'],
        },
      ],
      mainSidebar: [],
      recorderSidebar: [],
      hidden: [],
    },
  },
);

describe('buildIndex', () => {
  const index = buildIndex(site);

  it('makes one page record with names, keywords, crumbs and members', () => {
    expect(index.pages.find(({path}) => path === '/docs/spring')).toMatchObject({
      title: 'spring()',
      section: 'API',
      names: ['spring'],
      keywords: ['bounce'],
      crumbs: ['remotion'],
      headings: [
        {text: 'Options', anchor: 'options'},
        {text: 'damping', anchor: 'damping', code: true},
      ],
      links: 0,
    });
  });

  it('counts the pages that link to one', () => {
    expect(index.pages.find(({path}) => path === '/docs/interpolate')?.links).toBe(1);
  });

  it('takes texts by heading: prose, tables and commands, no samples and no words of ours', () => {
    const at = index.pages.findIndex(({path}) => path === '/docs/spring');
    expect(index.texts[at]).toEqual([
      [-1, 'Springs interpolate. a – b. one – two.'],
      [1, 'Brakes. npx remotion render'],
      [SITUATIONS, 'like a trampoline\nboing'],
    ]);
  });

  it('gives the hosted service one record for each page and section, with what it filters by', () => {
    const records = hostedRecords(index).filter(({page}) => page === '/docs/spring');
    expect(records.map(({objectID, type}) => [objectID, type])).toEqual([
      ['/docs/spring', 'lvl1'],
      ['/docs/spring#options', 'lvl2'],
      ['/docs/spring#damping', 'content'],
    ]);
    expect(records[2]).toMatchObject({
      hierarchy: {lvl0: 'API', lvl1: 'spring()', lvl2: 'damping'},
      content: 'Brakes. npx remotion render',
      section: 'API',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    });
  });
});

describe('sectionOf', () => {
  it.each([
    ['docs', 'cli/render', 'apiSidebar', 'CLI'],
    ['docs', 'errors/no-space-left', 'mainSidebar', 'Errors'],
    ['docs', 'lambda/troubleshooting/debug', 'apiSidebar', 'Errors'],
    ['docs', 'recipes/karaoke', 'mainSidebar', 'Recipes'],
    ['docs', 'config', 'apiSidebar', 'CLI'],
    ['docs', 'lambda/cli/render', 'apiSidebar', 'CLI'],
    ['docs', 'spring', 'apiSidebar', 'API'],
    ['docs', 'fonts', 'mainSidebar', 'Guides'],
    ['blog', '4-0', null, 'Blog'],
    ['course', 'motion/spring-in/step', null, 'Course'],
    ['story', 'yarx', null, 'Other'],
  ] as const)('%s %s in %s: %s', (kind, id, sidebar, section) => {
    expect(sectionOf(kind, id, sidebar)).toBe(section);
  });
});
