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
  errors: () => [{slug: 'no-entry', title: 'No entry', where: ['cli'], thrown: ['@remotion/cli']}],
};

async function transform(source: string): Promise<unknown> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(() => wordData(sources));
  const tree = (await processor.run(processor.parse(source))) as Root;
  const [node] = tree.children;
  if (node?.type !== 'mdxJsxFlowElement') throw new Error('no element');
  const data = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === 'data',
  );
  return JSON.parse(String(data?.value));
}

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
