import {expect, it} from 'vitest';
import {demoPager} from './demo-page.ts';

const pageOf = demoPager([
  {title: 'Transitions', path: '/docs/transitions', text: '<Demo id="transition-wipe" />'},
  {title: 'Trimming', path: '/docs/trimming', text: 'Text.\n\n<Demo id="audio-edit" />\n'},
  {title: 'wipe()', path: '/docs/wipe', text: '<Demo id="transition-wipe" />'},
  {title: 'Muting', path: '/docs/muting', text: '<Demo id="audio-edit" />'},
]);

it('finds the page that is called as the demo, else the first that shows it', () => {
  expect(pageOf('transition-wipe', 'wipe()')?.path).toBe('/docs/wipe');
  expect(pageOf('audio-edit', 'Audio edit')).toEqual({
    label: 'Docs: Trimming',
    path: '/docs/trimming',
  });
  expect(pageOf('wow-1', 'Flying emoji')).toBeUndefined();
});
