import {describe, expect, it} from 'vitest';
import {buildStructuredData, type StructuredContext, type Thing} from './structured-data.ts';
import {front, testSite} from './test-site.ts';

const post = (title: string) =>
  `---\ntitle: ${title}\ndescription: News.\nslug: 4-0\ndate: 2023-07-03\n---\n\nText.\n`;

function build(pages: Record<string, string>, more: Partial<StructuredContext> = {}) {
  const sidebars = {
    mainSidebar: [],
    apiSidebar: [
      {
        type: 'category' as const,
        label: 'Shapes',
        link: {type: 'doc' as const, id: 'shapes/index'},
        items: [{type: 'category' as const, label: 'Round', items: ['shapes/circle']}],
      },
    ],
    recorderSidebar: [],
    hidden: [],
  };
  const site = testSite(pages, {sidebars});
  return buildStructuredData({
    site,
    origin: 'https://docs.example',
    name: 'Toolkit',
    description: 'Videos with code.',
    publisher: 'The writers',
    changes: {'content/docs/shapes/circle.mdx': {date: '2026-01-02', hash: 'x'}},
    ...more,
  });
}

function graph(data: Map<string, string>, path: string): Thing[] {
  const parsed = JSON.parse(data.get(path) ?? 'null');
  expect(parsed['@context']).toBe('https://schema.org');
  return parsed['@graph'];
}

describe('buildStructuredData', () => {
  it('makes a docs page an article with its trail; steps without a page are left out', () => {
    const data = build({
      'shapes/index': front('Shapes'),
      'shapes/circle': `${front('<Circle>')}Text.\n`,
    });
    const [article, trail] = graph(data, '/docs/shapes/circle');
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: '<Circle>',
      url: 'https://docs.example/docs/shapes/circle',
      dateModified: '2026-01-02',
    });
    expect(trail?.itemListElement).toEqual([
      {'@type': 'ListItem', position: 1, name: 'API', item: 'https://docs.example/docs/api'},
      {'@type': 'ListItem', position: 2, name: 'Shapes', item: 'https://docs.example/docs/shapes/'},
      {
        '@type': 'ListItem',
        position: 3,
        name: '<Circle>',
        item: 'https://docs.example/docs/shapes/circle',
      },
    ]);
  });

  it('never ends the script element it stands in', () => {
    const data = build({spring: front('</script><script>alert(1)')});
    expect(data.get('/docs/spring')).not.toContain('<');
  });

  it('reads questions and answers from a page of questions', () => {
    const body = `## Is it *fast*?\n\nYes, \`very\`:\n\n- here\n- there\n\n### In detail\n\nMore.\n\n## No question\n\nNothing.\n\n## Unanswered?\n`;
    const site = {'lottie/lottie-index': front('Lottie'), spring: front('spring()') + body};
    expect(graph(build(site), '/docs/spring').some((thing) => thing['@type'] === 'FAQPage')).toBe(
      false,
    );
    const faq = testSite({'lambda/faq': front('FAQ') + body});
    expect(graph(build({}, {site: faq}), '/docs/lambda/faq').at(-1)).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is it fast?',
          acceptedAnswer: {'@type': 'Answer', text: 'Yes, very: here there More.'},
        },
      ],
    });
  });

  it('makes a page that is a question one question', () => {
    const source = `${front('How do I spring?').replace('crumb: API', 'crumb: FAQ')}Like this.\n\n## Steps\n\nLong.\n`;
    expect(graph(build({spring: source}), '/docs/spring').at(-1)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{name: 'How do I spring?', acceptedAnswer: {text: 'Like this.'}}],
    });
  });

  it('dates posts, lists them on the blog, and describes the search on the home page', () => {
    const data = build({'content/blog/2023-07-03-4-0.mdx': post('Version 4')});
    expect(graph(data, '/blog/4-0')[0]).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: '2023-07-03',
    });
    expect(graph(data, '/blog')[0]?.blogPost).toHaveLength(1);
    expect(graph(data, '/')[0]?.potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: {urlTemplate: 'https://docs.example/search?q={search_term_string}'},
    });
  });

  it('names no host in a preview', () => {
    const text = [...build({spring: front('spring()')}, {origin: ''}).values()].join('');
    expect(text.match(/https?:\/\/[^"]*/g)?.filter((url) => url !== 'https://schema.org')).toEqual(
      [],
    );
  });
});
