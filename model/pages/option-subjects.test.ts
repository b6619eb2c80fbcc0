import {expect, it} from 'vitest';
import {checkOptionSubjects, groupOptions, groupsByHeading} from './option-subjects.ts';
import {parsePage} from './parse-page.ts';

const page = (body: string) =>
  parsePage('docs', 'cli/render', 'content/docs/cli/render.mdx', `---\ntitle: A\n---\n${body}`);
const BODY =
  '## Flags\n\n### `--jpeg-quality=<n>`\n\n### `--muted`\n\n### `--new`\n\n## Return value\n\n### `muted`\n';
const list = {pages: ['cli/render'], subjects: {Picture: ['jpegQuality'], Sound: ['muted']}};

it('sorts flags by subject and leaves what is returned alone', () => {
  const found = groupOptions(page(BODY), [list]);
  expect(
    found?.groups.map(({subject, options}) => [subject, options.map(({text}) => text)]),
  ).toEqual([
    ['Picture', ['--jpeg-quality=<n>']],
    ['Sound', ['--muted']],
  ]);
  expect(found?.rest.map(({text}) => text)).toEqual(['--new']);
});

it('gives nothing for pages without a list', () => {
  expect(groupOptions(page(BODY), [{...list, pages: ['spring']}])).toBeUndefined();
});

it('reports options without a subject, names that are on no page and pages that are not there', () => {
  const lists = [{pages: ['cli/render', 'gone'], subjects: {...list.subjects, Log: ['verbose']}}];
  const problems = checkOptionSubjects([page(BODY)], lists, 'lists.ts');
  expect(
    problems.map(({file, line, rule, message}) => `${file}:${line} ${rule} ${message}`),
  ).toEqual([
    'content/docs/cli/render.mdx:10 options/without-subject The option "--new" is in no subject of the list above this page\'s options.',
    'lists.ts:1 options/unused-name There is no page with the id "gone".',
    'lists.ts:1 options/unused-name No page of its list has the option "verbose".',
  ]);
});

it('reports an option that stands below one of a later subject', () => {
  const body = '## Flags\n\n### `--muted`\n\n### `--jpeg-quality=<n>`\n';
  const [problem, ...others] = checkOptionSubjects([page(body)], [list], 'lists.ts');
  expect(others).toEqual([]);
  expect(problem?.rule).toBe('options/order');
  expect(problem?.line).toBe(8);
  expect(problem?.message).toBe(
    'The option "--jpeg-quality=<n>" stands below "--muted", which comes after it in the index above.',
  );
});

it('takes the headings of a long page as subjects, and none of a short one', () => {
  const setters = (count: number) =>
    Array.from({length: count}, (_, index) => `#### \`set${index}()\`\n`).join('\n');
  const {headings} = page(
    `## Methods\n\n### Studio\n\n${setters(15)}\n### Notes\n\n### Image\n\n${setters(5)}\n### \`mass\`\n\n#### \`unit\`\n`,
  );
  expect(groupsByHeading(headings).map(({subject, options}) => [subject, options.length])).toEqual([
    ['Studio', 15],
    ['Image', 5],
  ]);
  expect(groupsByHeading(page(`### Studio\n\n${setters(19)}`).headings)).toEqual([]);
});
