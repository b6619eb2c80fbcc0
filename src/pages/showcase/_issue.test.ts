import {expect, it} from 'vitest';
import {checkEntry, type Entry, issueUrl} from './_issue';

const entry: Entry = {
  title: 'A race of rivers',
  url: 'https://example.com/rivers',
  source: '',
  text: 'Forty years of water levels as a race of bars, one bar per river.',
  mine: true,
};

it('accepts a whole entry', () => {
  expect(checkEntry(entry)).toEqual({});
});

it('says of each field what has to change', () => {
  const errors = checkEntry({
    title: 'A',
    url: 'example',
    source: 'git',
    text: 'Short',
    mine: false,
  });
  expect(errors).toMatchInlineSnapshot(`
    {
      "mine": "Only propose what you made, or what its makers want to be shown.",
      "source": "Enter the whole address of the source, or leave it empty.",
      "text": "Tell a little more: 40 characters at least, 5 so far.",
      "title": "Give it a title of at least 3 characters.",
      "url": "Enter the whole address of the video, with https:// in front.",
    }
  `);
});

it('refuses addresses that are not of the web', () => {
  expect(checkEntry({...entry, url: 'javascript:alert(1)'})).toHaveProperty('url');
});

it('puts title and text into the address of an issue', () => {
  const url = new URL(issueUrl(entry, 'https://github.com/a/b'));
  expect(url.pathname).toBe('/a/b/issues/new');
  expect(url.searchParams.get('title')).toBe('Showcase: A race of rivers');
  expect(url.searchParams.get('body')).toContain('**Source:** not public');
});
