import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import plannedLinks, {type PlannedSources} from './planned-links.ts';

const page = (id: string, path = `/docs/${id}`) => ({
  id,
  path,
  title: id,
  crumb: 'API',
  sidebar: null,
});

const sources: PlannedSources = {
  manifest: [page('spring'), page('planned'), page('shapes/index', '/docs/shapes/')],
  exists: (file) => file === 'content/docs/spring.mdx',
};

async function links(source: string, path = 'content/docs/folder/page.mdx'): Promise<string[]> {
  const processor = unified()
    .use(remarkParse)
    .use(() => plannedLinks(sources));
  const file = new VFile({path, value: source});
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  const left: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link') left.push(node.url);
    if (node.type === 'linkReference') left.push(node.identifier);
  });
  return left;
}

it('keeps links to written pages, to unknown ones, and to the outside', async () => {
  const kept = ['../spring.mdx', '../unknown.mdx', 'https://example.com', '#options', '/player/'];
  expect(await links(kept.map((url) => `[a](${url})`).join(' '))).toEqual(kept);
});

it('turns links to planned pages into text, however they are written', async () => {
  const source =
    '[`a`](../planned.mdx#x) and [b](../shapes/index.mdx), [c][ref].\n\n[ref]: ../planned.mdx\n';
  expect(await links(source)).toEqual([]);
  expect(await links('[a](/docs/shapes) [b](/docs/spring)', 'content/blog/4-0.mdx')).toEqual([
    '/docs/spring',
  ]);
});
