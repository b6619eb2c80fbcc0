import {expect, it} from 'vitest';
import {toSidebars} from './sidebars.ts';
import {front, testSite} from './test-site.ts';

it('gives the framework the index page of a folder, and links as they are served', () => {
  const sidebars = {
    apiSidebar: [
      'spring',
      {type: 'html' as const, value: '<hr>'},
      {
        type: 'category' as const,
        label: 'More',
        items: [
          {type: 'folder' as const, id: 'errors'},
          {type: 'link' as const, label: 'Shapes', href: '/docs/shapes'},
          {type: 'link' as const, label: 'Chat', href: 'https://example.com'},
        ],
      },
    ],
    mainSidebar: [],
    recorderSidebar: [],
    hidden: [],
  };
  const {registry} = testSite({'errors/index': front('Errors')}, {sidebars});
  expect(toSidebars(sidebars, registry)).toEqual({
    apiSidebar: [
      'spring',
      {type: 'html', value: '<hr>', defaultStyle: false},
      {
        type: 'category',
        label: 'More',
        items: [
          'errors/index',
          {type: 'link', label: 'Shapes', href: '/docs/shapes/'},
          {type: 'link', label: 'Chat', href: 'https://example.com'},
        ],
      },
    ],
    mainSidebar: [],
    recorderSidebar: [],
  });
});
