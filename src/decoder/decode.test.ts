import {afterEach, expect, it, vi} from 'vitest';
import {decode, loadMatcher} from './decode';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (body: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, {status})));

const entry = {slug: 'x', title: 'x', description: 'x', where: [], thrown: [], wraps: false};

it.each([
  ['a page', '<!doctype html>'],
  ['another shape', '{"entries":[{"slug":1}]}'],
  ['patterns that are none', JSON.stringify({entries: [{...entry, patterns: 'abc'}]})],
  ['nothing', 'null'],
])('takes %s for no list of entries', async (_what, body) => {
  answerWith(body);
  await expect(loadMatcher('/errors/book-1.json')).rejects.toThrow();
});

it('names the lines of a message that goes over several', async () => {
  answerWith(JSON.stringify({entries: [{...entry, patterns: [['thefluxcapacitor', 'isempty']]}]}));
  const matcher = await loadMatcher('/errors/book-1.json');
  const {hits} = decode(matcher, 'first\n\nError: the flux capacitor\nis empty\n');
  expect(hits.map(({lines}) => lines)).toEqual([{first: 3, last: 4}]);
});

it.each([
  ['not cleared after 28000ms. See', 'not cleared after 28000ms', '. See'],
  ['not cleared after: "a b" in', 'not cleared after: "a b"', ' in'],
  ['not cleared after all 3', 'not cleared after', ' all 3'],
])('marks the value that ends a message: %s', async (text, marked, after) => {
  answerWith(JSON.stringify({entries: [{...entry, patterns: [['notclearedafter']]}]}));
  const {hits} = decode(await loadMatcher('/errors/book-1.json'), text);
  expect(hits.map(({excerpt}) => [excerpt.marked, excerpt.after])).toEqual([[marked, after]]);
});

it.each([
  ['the values of the text', "version `GLIBC_2.35' not found", "version `GLIBC_2.34' not found"],
  ['its own words', 'The system is too old', 'The system is too old'],
])('heads what it found with %s', async (_what, title, heading) => {
  answerWith(
    JSON.stringify({entries: [{...entry, title, patterns: [['versionglibc_', 'notfound']]}]}),
  );
  const text = "libc.so.6: version `GLIBC_2.34' not found";
  const {hits} = decode(await loadMatcher('/errors/book-1.json'), text);
  expect(hits.map((hit) => hit.heading)).toEqual([heading]);
});

it('names near entries only where no message was found that names a reason', async () => {
  const others = Array.from({length: 300}, (_, index) => ({
    ...entry,
    slug: `other-${index}`,
    patterns: [[`thisisanothermessage${index}`]],
  }));
  const near = {
    ...entry,
    slug: 'flux',
    title: 'Flux capacitor',
    patterns: [['thefluxcapacitor', 'isempty']],
  };
  answerWith(JSON.stringify({entries: [near, ...others]}));
  const matcher = await loadMatcher('/errors/book-1.json');
  expect(decode(matcher, 'the capacitor has no flux').near.map(({words}) => words)).toEqual([
    ['capacitor', 'flux'],
  ]);
  expect(decode(matcher, 'the flux capacitor is empty').near).toEqual([]);
});

it('names near entries behind a message that only says that something failed', async () => {
  const others = Array.from({length: 300}, (_, index) => ({
    ...entry,
    slug: `other-${index}`,
    patterns: [[`thisisanothermessage${index}`]],
  }));
  const flux = {...entry, slug: 'flux', title: 'Flux capacitor', patterns: [['fluxcapacitor']]};
  const failed = {...entry, slug: 'failed', patterns: [['thetripfailed']], wraps: true};
  answerWith(JSON.stringify({entries: [flux, failed, ...others]}));
  const matcher = await loadMatcher('/errors/book-1.json');
  const {hits, near} = decode(matcher, 'the trip failed\nthe capacitor has no flux');
  expect(hits.map(({hit}) => hit.entry.slug)).toEqual(['failed']);
  expect(near.map((each) => each.entry.slug)).toEqual(['flux']);
});
