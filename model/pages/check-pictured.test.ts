import {expect, test} from 'vitest';
import {checkPictured} from './check-pictured.ts';
import {print, testSite} from './test-site.ts';

const FILE = 'content/data/without-picture.ts';
const guide = (text: string) =>
  `---\ntitle: Loops\ndescription: How loops work.\ncrumb: Techniques\n---\n\nA loop.\n\n${text}`;
const reference = (text: string) =>
  `---\ntitle: <Loop>\ndescription: What a loop takes.\ncrumb: API\napi: remotion#Loop\n---\n\nA loop.\n\n${text}`;
const CODE = '```tsx\nexport const a = 1;\n```\n\n';
const DEMO = '<Demo id="spring" />\n\n';

// <Circle> of the test's site is about something visible, too; the tests are about the other pages.
const check = (pages: Record<string, string>, reasons: Record<string, string> = {}) =>
  print(
    checkPictured(testSite({'shapes/circle': reference(DEMO), 'gif/gif': guide(DEMO), ...pages}), {
      file: FILE,
      reasons,
    }),
  );

test('a guide shows the result above its code, a reference page too, or a diagram before its sections', () => {
  const shell = '```sh\nnpm i\n```\n\n';
  expect(check({loops: guide(shell + DEMO + CODE)})).toBe('');
  expect(check({loop: reference(`${DEMO + CODE}## Props\n`)})).toBe('');
  expect(check({loop: reference(`${CODE}<Diagram id="loop" />\n\n## Props\n`)})).toBe('');
  expect(check({flags: guide(CODE).replace('Techniques', 'Flags')})).toBe('');
});

test('a page that shows nothing, or only below, is named', () => {
  expect(
    check({
      loops: guide(CODE + DEMO),
      loop: reference(`${CODE + DEMO}## Props\n`),
      clips: guide(CODE),
      series: reference('## Props\n\n<Diagram id="loop" />\n'),
    }),
  ).toMatchInlineSnapshot(`
    "content/docs/loops.mdx:13:1 pictures/late What the page is about is shown only here.
        Place a <Demo> above the first code, or give a reason in content/data/without-picture.ts.
    content/docs/loop.mdx:14:1 pictures/late What the page is about is shown only here.
        Place a <Demo> above the first code, or give a reason in content/data/without-picture.ts.
    content/docs/clips.mdx:1:1 pictures/missing The page is about something visible and doesn’t show it.
        Place a <Demo> above the first code, or give a reason in content/data/without-picture.ts.
    content/docs/series.mdx:12:1 pictures/late What the page is about is shown only here.
        Place a <Demo> above the first section, or give a reason in content/data/without-picture.ts."
  `);
});

test('a reason excuses a page, until it shows something or is gone', () => {
  expect(check({clips: guide(CODE)}, {clips: 'Only heard.'})).toBe('');
  expect(
    check({clips: guide(DEMO)}, {clips: 'Only heard.', nowhere: 'Gone.'}),
  ).toMatchInlineSnapshot(`
    "content/data/without-picture.ts:1:1 pictures/needless-reason "clips" shows a picture.
        Delete its line.
    content/data/without-picture.ts:1:1 pictures/needless-reason "nowhere" needs no picture.
        Delete its line."
  `);
});
