import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import wordData, {type WordDataSources} from './word-data.ts';

const summary = (id: string, api: string[] = []) => ({
  id,
  path: `/docs/${id}`,
  title: id,
  description: `About ${id}`,
  api,
});

const sources: Partial<WordDataSources> = {
  docs: () =>
    new Map([
      ['circle', summary('circle', ['@remotion/shapes#Circle', '@remotion/shapes#CircleRef'])],
      ['spring', summary('spring')],
    ]),
  report: (name) =>
    name === '@remotion/shapes'
      ? {
          package: name,
          version: '4.0.311',
          exports: [
            {name: 'CircleProps', entryPoint: name, kind: 'type', signature: ''},
            {name: 'CircleRef', entryPoint: name, kind: 'type', signature: ''},
            {name: 'Arrow', entryPoint: name, kind: 'component', signature: '', deprecated: true},
            {name: 'Circle', entryPoint: name, kind: 'component', signature: ''},
          ],
        }
      : undefined,
  choosers: [
    {
      id: 'easing',
      title: 'How should it move?',
      questions: [],
      rules: [],
      results: [
        {
          id: 'spring',
          name: 'spring()',
          when: 'It swings.',
          why: 'It never looks stiff.',
          page: 'spring#damping',
          sample: {language: 'ts', code: 'spring({frame, fps});'},
        },
      ],
    },
  ],
  errors: () => [{slug: 'no-entry', title: 'No entry', where: ['cli'], thrown: ['@remotion/cli']}],
};

/** The attributes of the elements of a page, as the plugin leaves them. */
async function attributesIn(source: string): Promise<Record<string, string>[]> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(() => wordData(sources));
  const tree = (await processor.run(processor.parse(source))) as Root;
  return tree.children.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement') return [];
    const pairs = node.attributes.map((item) =>
      item.type === 'mdxJsxAttribute' ? [item.name, String(item.value)] : [],
    );
    return [Object.fromEntries(pairs)];
  });
}

/** What the first element of a page shows. */
const transform = async (source: string): Promise<unknown> =>
  JSON.parse((await attributesIn(source))[0]?.data ?? 'null');

it('gives cards the written pages in their order', async () => {
  expect(await transform('<Cards ids="spring unwritten circle" />')).toEqual([
    {id: 'spring', path: '/docs/spring', title: 'spring', description: 'About spring'},
    {id: 'circle', path: '/docs/circle', title: 'circle', description: 'About circle'},
  ]);
});

it('gives the index of errors all entries', async () => {
  expect(await transform('<ErrorIndex />')).toEqual([
    {slug: 'no-entry', title: 'No entry', where: ['cli'], thrown: ['@remotion/cli']},
  ]);
});

it('lists exports: with a page, without, types', async () => {
  const entryPoint = '@remotion/shapes';
  expect(await transform('<ExportTable package="@remotion/shapes" />')).toEqual([
    {
      name: 'Circle',
      entryPoint,
      kind: 'component',
      deprecated: false,
      page: {path: '/docs/circle', description: 'About circle'},
    },
    {name: 'Arrow', entryPoint, kind: 'component', deprecated: true},
    {name: 'CircleProps', entryPoint, kind: 'type', deprecated: false},
    {
      name: 'CircleRef',
      entryPoint,
      kind: 'type',
      deprecated: false,
      page: {path: '/docs/circle', description: 'Type, described on the page of Circle.'},
    },
  ]);
});

it('doesn’t repeat in a table of exports what a card of the page says', async () => {
  const [circle, arrow] = (await transform(
    '<ExportTable package="@remotion/shapes" />\n\n<Cards ids="circle" />',
  )) as {page?: {path: string; description: string}}[];
  expect(circle?.page).toEqual({path: '/docs/circle', description: ''});
  expect(arrow?.page).toBeUndefined();
});

it('leaves a table empty and says so when the package has no report', async () => {
  const file = new VFile('<ExportTable package="nope" />');
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(() => wordData(sources));
  await processor.run(processor.parse(file), file);
  expect(file.messages.map(String)).toEqual([
    '1:1-1:31: There is no API report of "nope": run npm run api.',
  ]);
});

it('gives each drawing of a page ids of its own', async () => {
  const [first, second] = await attributesIn(
    '<Diagram id="app-render" />\n\n<Diagram id="app-render" />',
  );
  const idsIn = (svg = '') => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(idsIn(first?.wide).length).toBeGreaterThan(0);
  expect(idsIn(second?.wide)).not.toEqual(idsIn(first?.wide));
  expect(first?.caption).toBe(second?.caption);
  expect(first?.narrow).toContain('<svg');
});

it('gives a picture of the Studio its words', async () => {
  expect(await transform('<Shot id="timeline" />')).toMatchObject({alt: expect.any(String)});
});

it('gives a chooser the addresses of its results', async () => {
  expect(await transform('<Chooser id="easing" />')).toMatchObject({
    results: [
      {id: 'spring', href: '/docs/spring#damping', html: expect.stringContaining('spring')},
    ],
  });
});

it('leaves words alone that name what isn’t there', async () => {
  const words = ['Chooser', 'Demo', 'Diagram', 'Shot'];
  const source = words.map((word) => `<${word} id="nowhere" />`).join('\n\n');
  expect(await attributesIn(source)).toEqual(words.map(() => ({id: 'nowhere'})));
});
