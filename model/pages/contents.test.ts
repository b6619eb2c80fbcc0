import {expect, test} from 'vitest';
import {buildContents} from './contents';

const page = (id: string, folder?: string) => ({
  id,
  title: id,
  path: `/docs/${id}`,
  ...(folder && {folder}),
});

test('sections stand in their parts, and a folder counts its pages instead of naming them', () => {
  const contents = buildContents([
    {title: 'Guides: Lambda', pages: [page('setup')]},
    {title: 'Guides: more', pages: [page('errors'), page('a', 'errors'), page('b', 'errors')]},
    {title: 'Recorder: Recorder', pages: [page('record')]},
    {title: 'More', pages: [page('hidden')]},
  ]);
  expect(contents).toEqual([
    {
      title: 'Guides',
      sections: [
        {title: 'Lambda', pages: [{title: 'setup', path: '/docs/setup'}]},
        {title: 'More', pages: [{title: 'errors', path: '/docs/errors', below: 2}]},
      ],
    },
    {title: 'Recorder', sections: [{pages: [{title: 'record', path: '/docs/record'}]}]},
    {title: 'More', sections: [{pages: [{title: 'hidden', path: '/docs/hidden'}]}]},
  ]);
});
