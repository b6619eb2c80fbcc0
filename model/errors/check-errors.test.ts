import {expect, it} from 'vitest';
import {parsePage} from '../pages/parse-page.ts';
import {checkErrors} from './check-errors.ts';
import type {ToolkitMessage} from './read-messages.ts';

const message = (text: string, name = 'remotion'): ToolkitMessage => ({
  text,
  kind: 'error',
  package: name,
  file: `toolkit/node_modules/${name}/dist/a.js`,
  line: 3,
});

const page = (slug: string, pattern: string, thrown: string, text = '') =>
  parsePage(
    'docs',
    `errors/${slug}`,
    `content/docs/errors/${slug}.mdx`,
    `---\ntitle: ${slug}\ndescription: An entry of this test.\ncrumb: Errors\npattern: ${pattern}\nthrown: ${thrown}\nwhere: render\n---\n\n${text}`,
  );

const rules = (...args: Parameters<typeof checkErrors>) =>
  checkErrors(...args).problems.map(
    ({file, line, rule, message: text}) => `${file}:${line} ${rule} ${text}`,
  );

it('tells claimed, internal and missing messages apart', () => {
  const messages = [
    message('Frame \0 is not finite'),
    message('Not implemented'),
    message('Nobody wrote about this one'),
  ];
  const {claimed, internal, missing, problems} = checkErrors(
    messages,
    [page('nan', 'Frame … is not finite', 'remotion#spring')],
    [{package: 'remotion', message: 'Not implemented', reason: 'An assertion.'}],
  );
  expect([...claimed.values()]).toEqual([['nan']]);
  expect([...internal.values()]).toEqual(['An assertion.']);
  expect(missing.map(({text}) => text)).toEqual(['Nobody wrote about this one']);
  expect(problems).toEqual([]);
});

it('lets an entry claim messages of the packages it names only', () => {
  const {missing} = checkErrors(
    [message('Frame \0 is not finite', '@remotion/gif')],
    [page('nan', 'Frame … is not finite', 'remotion')],
    [],
  );
  expect(missing).toHaveLength(1);
});

it('lets a pattern go on with the function below a message of common words', () => {
  const common = {...message('mismatch'), within: 'interpolateShapes'};
  const {missing, problems} = checkErrors(
    [common, {...message('mismatch'), line: 9, within: 'compareSizes'}],
    [page('shapes', 'mismatch at … interpolateShapes', 'remotion')],
    [],
  );
  expect(missing.map(({line}) => line)).toEqual([9]);
  expect(problems).toEqual([]);
});

it('reports patterns and rows that no message has', () => {
  expect(
    rules(
      [message('Frame \0 is not finite')],
      [
        page('typo', 'Frame … is not fnite', 'remotion'),
        page('wrong-package', 'Frame … is not finite', '[remotion, "@remotion/gif"]'),
        page('short', 'EACCES', 'Node.js 20'),
        page('foreign', 'spawn … compositor EACCES', 'Node.js 20'),
      ],
      [{package: 'remotion', message: 'Gone by now', reason: 'An assertion.'}],
      () => ({file: 'content/data/rows.ts', line: 7}),
    ),
  ).toMatchInlineSnapshot(`
    [
      "content/docs/errors/typo.mdx:5 errors/no-such-message Pattern 1 is in no message of remotion.",
      "content/docs/errors/short.mdx:5 errors/short-pattern Pattern 1 has no part of 8 characters, white space and quotes not counted.",
      "content/docs/errors/typo.mdx:6 errors/not-thrown-there remotion has no message with a pattern of this entry.",
      "content/docs/errors/wrong-package.mdx:6 errors/not-thrown-there @remotion/gif has no message with a pattern of this entry.",
      "content/data/rows.ts:7 errors/no-such-message remotion has no message “Gone by now”.",
    ]
  `);
});

it('does not take a value in a message for literal text', () => {
  const {missing} = checkErrors(
    [message('Frame \0 is not finite')],
    [page('nan', 'Frame number is not finite', 'remotion')],
    [],
  );
  expect(missing).toHaveLength(1);
});

it('asks an entry to lead to the page whose address its message prints', () => {
  const messages = [
    message('Frame \0 is not finite. See https://www.remotion.dev/docs/spring#frame for help.'),
  ];
  const find = (text: string) =>
    checkErrors(
      messages,
      [page('nan', 'Frame … is not finite', 'remotion', text)],
      [],
      undefined,
      (path) => (path === '/docs/spring' ? 'spring' : undefined),
    ).problems.map(({rule}) => rule);
  expect(find('')).toEqual(['errors/address']);
  expect(find('Give [`spring()`](../spring.mdx#config) a number.')).toEqual([]);
  expect(find('<Cards ids="interpolate spring" />')).toEqual([]);
  // Neither a page whose name begins alike nor code leads there.
  expect(find('See [springs](../spring-timing.mdx).\n\n```txt\n../spring.mdx\n```\n')).toEqual([
    'errors/address',
  ]);
});
