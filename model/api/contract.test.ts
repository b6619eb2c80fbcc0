import {describe, expect, it} from 'vitest';
import type {ApiSymbol} from '../../shared/api-symbol.ts';
import {parsePage} from '../pages/parse-page.ts';
import {checkContract} from './contract.ts';
import {indexReports} from './read-reports.ts';

const member = (name: string, optional = false) => ({name, optional, type: 'number'});

const bounce: ApiSymbol = {
  name: 'bounce',
  entryPoint: 'toy',
  kind: 'function',
  signature: '(options: {height: number, times?: number}) => number',
  parameters: [{...member('options'), members: [member('height'), member('times', true)]}],
  members: [member('height'), member('times', true)],
};

const clamp: ApiSymbol = {
  name: 'clamp',
  entryPoint: 'toy',
  kind: 'function',
  signature: '(value: number, options?: {min?: number}) => number',
  parameters: [member('value'), {...member('options', true), members: [member('min', true)]}],
};

const ball: ApiSymbol = {
  name: 'Ball',
  entryPoint: 'toy',
  kind: 'component',
  signature: '<Ball>',
  members: [member('radius')],
  inherits: ['SVGAttributes'],
};

const reports = indexReports([{package: 'toy', version: '1.0.0', exports: [bounce, clamp, ball]}], {
  SVGAttributes: ['fill'],
});

const problemsOf = (api: string, body: string) =>
  checkContract(
    parsePage(
      'docs',
      'toy',
      'content/docs/toy.mdx',
      `---\ntitle: Toy\napi: ${api}\n---\n\n${body}`,
    ),
    reports,
  ).problems.map(({line, rule, message, hint}) => `${line} ${rule} ${message} | ${hint}`);

describe('checkContract', () => {
  it('accepts a page with all members', () => {
    expect(problemsOf('toy#bounce', '## Options\n\n### `height`\n\n### `times`\n')).toEqual([]);
    expect(
      problemsOf('toy#clamp', '## Arguments\n\n### `value`\n\n### `options`\n\n#### `min`\n'),
    ).toEqual([]);
    expect(problemsOf('toy#Ball', '## Props\n\n### `radius`\n\n### `fill`\n')).toEqual([]);
  });

  it('names a wrong and a missing member', () => {
    expect(
      problemsOf('toy#bounce', '## Options\n\n### `hieght`\n\n### `times`\n'),
    ).toMatchInlineSnapshot(`
      [
        "8 api/unknown-member "hieght" isn't a member of bounce. | Did you mean "height"?",
        "10 api/missing-member "height" of bounce has no heading. | Add ### \`height\` to the section of its members, or name it with a reason under undocumented: in the front matter.",
      ]
    `);
  });

  it('names a wrong nested member', () => {
    expect(
      problemsOf('toy#clamp', '## Arguments\n\n### `value`\n\n### `options`\n\n#### `mim`\n'),
    ).toMatchInlineSnapshot(`
      [
        "12 api/unknown-member "mim" isn't a member of options. | Did you mean "min"?",
        "12 api/missing-member "min" of clamp has no heading. | Add ### \`min\` to the section of its members, or name it with a reason under undocumented: in the front matter.",
      ]
    `);
  });

  it('asks for the members of every symbol of a page', () => {
    expect(
      problemsOf('[toy#bounce, toy#clamp]', '## Options\n\n### `height`\n\n### `times`\n'),
    ).toMatchInlineSnapshot(`
      [
        "10 api/missing-member "value" of clamp has no heading. | Add ### \`value\` to the section of its members, or name it with a reason under undocumented: in the front matter.",
        "10 api/missing-member "options" of clamp has no heading. | Add ### \`options\` to the section of its members, or name it with a reason under undocumented: in the front matter.",
        "10 api/missing-member "min" of clamp has no heading. | Add ### \`min\` to the section of its members, or name it with a reason under undocumented: in the front matter.",
      ]
    `);
  });

  it('names a symbol the toolkit no longer exports', () => {
    expect(problemsOf('toy#bounse', '## Options\n')).toMatchInlineSnapshot(`
      [
        "3 api/unknown-symbol The toolkit exports no "toy#bounse". | Did you mean "toy#bounce"?",
      ]
    `);
  });

  it('leaves out members that are excused with a reason', () => {
    const page = parsePage(
      'docs',
      'toy',
      'content/docs/toy.mdx',
      '---\ntitle: Toy\napi: toy#bounce\nundocumented:\n  times: internal\n---\n\n## Options\n\n### `height`\n',
    );
    expect(checkContract(page, reports).problems).toEqual([]);
  });
});
