import {describe, expect, it} from 'vitest';
import {choosers} from '../../content/data/choosers.ts';
import {type Chooser, completions, decide} from '../../shared/chooser.ts';
import {front, print, testSite} from '../pages/test-site.ts';
import {checkChoosers} from './check-choosers.ts';
import {readChooserSamples, readChoosers} from './read-choosers.ts';

const result = (id: string, page = 'spring') => ({
  id,
  name: id,
  when: 'Sometimes.',
  why: 'It fits.',
  page,
  sample: {language: 'sh', code: `npx remotion render ${id}`},
});

const good: Chooser = {
  id: 'codec',
  title: 'Which codec?',
  questions: [
    {
      id: 'use',
      text: 'Where?',
      answers: [
        {id: 'web', label: 'Web'},
        {id: 'edit', label: 'Editing'},
      ],
    },
    {
      id: 'alpha',
      text: 'Transparent?',
      answers: [
        {id: 'no', label: 'No'},
        {id: 'yes', label: 'Yes'},
      ],
    },
  ],
  results: [result('h264'), result('vp9', 'spring#damping'), result('prores')],
  rules: [
    {where: {use: ['web'], alpha: ['no']}, take: 'h264'},
    {where: {use: ['web'], alpha: ['yes']}, take: 'vp9'},
    {where: {use: ['edit']}, take: 'prores'},
  ],
};

const site = testSite({
  spring: `${front('spring()')}<Chooser\n  id="codec"\n/>\n\n## \`damping\`\n`,
  interpolate: front('interpolate()'),
});

/** The problems of the good chooser with something changed in it. */
function check(change: Partial<Chooser>, file = 'content/choosers/codec.ts'): string {
  const chooser = {...good, ...change};
  const ids = chooser.results.map(({id}) => `    {id: '${id}'},`).join('\n');
  const text = `  id: '${chooser.id}',\n  rules: [\n  ],\n${ids}\n`;
  return print(checkChoosers([{chooser, file, text}], site));
}

describe('checkChoosers', () => {
  it('accepts a chooser that always ends with one result', () => {
    expect(check({})).toBe('');
  });

  it('finds answers without a result', () => {
    expect(check({rules: good.rules.slice(0, 2)})).toMatchInlineSnapshot(`
      "content/choosers/codec.ts:2:3 choosers/gap No rule answers {use: edit, alpha: no}.
          Add a rule, or widen one.
      content/choosers/codec.ts:2:3 choosers/gap No rule answers {use: edit, alpha: yes}.
          Add a rule, or widen one.
      content/choosers/codec.ts:6:6 choosers/unreachable No answers lead to the result "prores".
          Add a rule that leads there, or remove the result."
    `);
  });

  it('finds answers with two results', () => {
    const wide = {where: {alpha: ['yes']}, take: 'vp9'};
    expect(check({rules: [...good.rules, wide]})).toMatchInlineSnapshot(`
      "content/choosers/codec.ts:2:3 choosers/overlap {use: edit, alpha: yes} leads to prores and vp9.
          Narrow the rules until one of them is left."
    `);
  });

  it('finds a result that nothing leads to', () => {
    expect(check({results: [...good.results, result('gif')]})).toMatchInlineSnapshot(`
      "content/choosers/codec.ts:7:6 choosers/unreachable No answers lead to the result "gif".
          Add a rule that leads there, or remove the result."
    `);
  });

  it('finds a question that decides nothing', () => {
    const hurry = {id: 'hurry', text: 'Fast?', answers: [{id: 'fast', label: 'Yes'}]};
    expect(check({questions: [...good.questions, hurry]})).toMatchInlineSnapshot(`
      "content/choosers/codec.ts:1:1 choosers/idle-question The question "hurry" never changes the result.
          Use it in a rule, or remove it."
    `);
  });

  it('finds wrong names in rules, and names used twice', () => {
    const rules = [{where: {uses: ['web'], alpha: ['maybe']}, take: 'h265'}];
    expect(check({rules, results: [...good.results, result('vp9')]})).toMatchInlineSnapshot(`
      "content/choosers/codec.ts:5:6 choosers/twice The result "vp9" exists twice.
          Ids are unique within a chooser.
      content/choosers/codec.ts:1:1 choosers/unknown-name A rule names the result "h265", which does not exist.
          Did you mean "h264"?
      content/choosers/codec.ts:1:1 choosers/unknown-name A rule names the question "uses", which does not exist.
          Did you mean "use"?
      content/choosers/codec.ts:1:1 choosers/unknown-name A rule names the answer of "alpha" "maybe", which does not exist.
          Known: no, yes."
    `);
  });

  it('finds links that lead nowhere', () => {
    const results = [result('h264', 'sprin'), result('vp9', 'spring#dampin'), result('prores')];
    expect(check({results})).toMatchInlineSnapshot(`
      "content/choosers/codec.ts:1:1 choosers/unknown-page A result leads to the page "sprin", which does not exist.
          Did you mean "spring"?
      content/choosers/codec.ts:1:1 choosers/unknown-anchor content/docs/spring.mdx has no heading with the anchor "#dampin".
          Did you mean "damping"?"
    `);
  });

  it('finds a chooser in the wrong file, and one that no page shows', () => {
    expect(check({}, 'content/choosers/video.ts')).toMatchInlineSnapshot(`
      "content/choosers/video.ts:1:3 choosers/file The chooser "codec" is in another file than its id says.
          Name the file content/choosers/codec.ts."
    `);
    expect(check({id: 'video'}, 'content/choosers/video.ts')).toMatchInlineSnapshot(`
      "content/choosers/video.ts:1:3 choosers/unused No page shows the chooser "video".
          Write <Chooser id="video" /> on the page where readers decide."
    `);
  });
});

describe('the choosers of the site', () => {
  it('are proven by trying every way to answer', () => {
    for (const chooser of choosers) {
      const expected = chooser.questions.reduce((sum, {answers}) => sum * answers.length, 1);
      const ways = completions(chooser);
      expect(ways).toHaveLength(expected);
      for (const answers of ways) expect(decide(chooser, answers)).toHaveLength(1);
    }
  });

  it('give their samples with the place in the file', () => {
    for (const source of readChoosers(choosers)) {
      const lines = source.text.split('\n');
      for (const {code, line, indents} of readChooserSamples(source).samples) {
        const first = code.split('\n')[0] ?? '';
        expect(lines[line - 1]?.slice(indents[0])).toContain(first);
      }
    }
  });
});
