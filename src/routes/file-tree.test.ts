import {expect, it} from 'vitest';
import {fileTree} from './file-tree';

it('puts files below their folders, and a folder with one thing into one line with it', () => {
  expect(
    fileTree([
      ['public/', 'Sound'],
      ['src/Root.tsx', 'The composition'],
      ['src/app/api/render/route.ts', 'Starts'],
      ['src/app/api/progress/route.ts', 'Follows'],
    ]),
  ).toEqual([
    {name: 'public/', text: 'Sound', children: []},
    {
      name: 'src/',
      children: [
        {name: 'Root.tsx', text: 'The composition', children: []},
        {
          name: 'app/api/',
          children: [
            {name: 'render/route.ts', text: 'Starts', children: []},
            {name: 'progress/route.ts', text: 'Follows', children: []},
          ],
        },
      ],
    },
  ]);
});
