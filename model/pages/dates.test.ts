import {describe, expect, it} from 'vitest';
import {checkDates, hashPage, updateDates} from './dates.ts';
import {print, testSite} from './test-site.ts';

const site = testSite({same: 'same\n', changed: 'new text\n', new: 'new\n'});
const pages = site.pages.filter(({id}) => ['same', 'changed', 'new', 'gif/gif'].includes(id));
const known = {
  'content/docs/same.mdx': {date: '2026-01-01', hash: hashPage('same  \r\n\n')},
  'content/docs/changed.mdx': {date: '2026-01-02', hash: hashPage('old text\n')},
  'content/docs/gone.mdx': {date: '2026-01-03', hash: '0'},
};

describe('dates', () => {
  it('keep their day until the content changes', () => {
    const updated = updateDates(pages, site.registry, known, '2026-05-05');
    expect(Object.entries(updated).map(([file, {date}]) => `${date} ${file}`)).toEqual([
      '2026-05-05 content/docs/changed.mdx',
      '2026-05-05 content/docs/gif/gif.mdx',
      '2026-05-05 content/docs/new.mdx',
      '2026-01-01 content/docs/same.mdx',
    ]);
    expect(checkDates(pages, updated)).toEqual([]);
    expect(updated['content/docs/gif/gif.mdx']?.path).toBe('/docs/gif/gif');
  });

  it('are reported when stale', () => {
    expect(print(checkDates(pages, known))).toMatchInlineSnapshot(`
      "content/docs/gif/gif.mdx:1:1 content/stale-date The page has no date of its last change.
          Run: npm run dates
      content/docs/changed.mdx:1:1 content/stale-date The page changed after 2026-01-02, its recorded date.
          Run: npm run dates
      content/docs/new.mdx:1:1 content/stale-date The page has no date of its last change.
          Run: npm run dates
      content/docs/gone.mdx:1:1 content/stale-date A date is recorded for a page that does not exist.
          Run: npm run dates"
    `);
  });
});
