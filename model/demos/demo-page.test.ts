import {expect, it} from 'vitest';
import {parseMdx} from '../pages/parse-mdx.ts';
import {demoPager} from './demo-page.ts';

const page = (title: string, text: string) => ({
  title,
  path: `/docs/${title.replace('()', '').toLowerCase()}`,
  tree: parseMdx(text),
});
const pageOf = demoPager([
  page('Showing', '```mdx\n<Demo id="audio-edit" />\n```'),
  page('Transitions', '<Demo id="transition-wipe" />'),
  page('Trimming', 'Text.\n\n<Demo id="audio-edit" />\n'),
  page('wipe()', '<Demo id="transition-wipe" />'),
  page('Muting', '<Demo id="audio-edit" />'),
]);

it('finds the page that is called as the demo, else the first that shows it', () => {
  expect(pageOf('transition-wipe', 'wipe()')?.path).toBe('/docs/wipe');
  expect(pageOf('audio-edit', 'Audio edit')).toEqual({
    label: 'Docs: Trimming',
    path: '/docs/trimming',
  });
  expect(pageOf('wow-1', 'Flying emoji')).toBeUndefined();
});
