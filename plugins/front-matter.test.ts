import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../model/io.ts';
import {parseFrontMatter} from './front-matter.ts';

/** What is added to a page that says who throws. */
async function addedTo(file: string, more: Record<string, unknown> = {}, content = '') {
  const {frontMatter} = await parseFrontMatter({
    filePath: path.join(root, 'content/docs', file),
    fileContent: content,
    defaultParseFrontMatter: async () => ({frontMatter: {thrown: 'remotion', ...more}, content}),
  });
  return frontMatter;
}

it('gives an entry of the errors its facts and the sidebar of their index, which is no entry', async () => {
  const entry = await addedTo('errors/animated-emoji-name.mdx');
  expect(entry).toMatchObject({displayed_sidebar: 'mainSidebar', error_facts: expect.anything()});
  const index = await addedTo('errors/index.mdx');
  expect(index.error_facts).toBeUndefined();
});

it('offers no page at the end that cards in the text lead to', async () => {
  const titles = async (content: string) => {
    const {read_next: next} = await addedTo('lambda.mdx', {related: ['spring', 'easing']}, content);
    return (next as {title: string}[]).map(({title}) => title);
  };
  expect(await titles('Text.')).toEqual(['spring()', 'Easing']);
  expect(await titles('<Cards ids="lambda/setup spring" />')).toEqual(['Easing']);
  expect(await titles('<Cards ids="easing spring" />')).toEqual([]);
});

it('counts what is read: words, and lines of code in whatever fence', async () => {
  const minutes = async (content: string) =>
    (await addedTo('spring.mdx', {}, content)).reading_time;
  const words = 'word '.repeat(400);
  expect(await minutes(words)).toBe(2);
  expect(
    await minutes(`${words}\n\n- In a list:\n\n  \`\`\`\`ts\n${'  a;\n'.repeat(80)}  \`\`\`\``),
  ).toBe(4);
  expect(await minutes('<Cards ids="spring easing" />')).toBeUndefined();
  expect(await minutes('```mdx\n<Cards ids="spring" />\n```')).toBe(1);
});
