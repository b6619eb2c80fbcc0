import {expect, test} from 'vitest';
import {findCandidates} from './find.ts';
import {type Case, checkRemedies, isCured} from './records.ts';

const fence = (code: string) => `\`\`\`ts\n${code}\n\`\`\`\n`;

test('candidates are code of pages about mistakes, marked code, and entries of what goes wrong', () => {
  const texts = (source: string) => findCandidates('page', source).map(({text}) => text);
  const plain = fence('plain()');
  expect(texts(plain)).toEqual([]);
  expect(texts(`---\ncrumb: Errors\n---\n\n${plain}`)).toEqual(['plain()']);
  expect(texts(fence('old(); // [!code --]'))).toEqual(['old(); // [!code --]']);
  expect(texts(`## Fix\n\n${plain}\n## Then\n\n${plain}`)).toEqual(['plain()']);
  const entry = '- **It is `cut`:** take `more`.';
  expect(texts(`## Limits\n\n${entry}\n`)).toEqual([]);
  expect(texts(`## What goes wrong\n\n${entry}\n`)).toEqual([entry]);
});

const candidate = {page: 'page', line: 3, text: 'right()'};
const row = {
  ...{page: 'page', fence: 'right()', mistake: 'wrong', wrong: {code: 'wrong()'}},
  ...{problem: /bad/, gone: /good/, look: () => ''},
} as const;
const one: Case = {row, wrong: 'wrong()', right: 'right()', about: [candidate], hash: 'h'};
const record = {
  page: 'page',
  mistake: 'wrong',
  version: '1',
  hash: 'h',
  problem: 'bad',
  remedy: 'good',
  cured: true,
};
const rules = (...args: Parameters<typeof checkRemedies>) =>
  checkRemedies(...args).problems.map(({rule}) => rule);

test('a remedy helps when the problem was seen, isn’t any more, and its end was', () => {
  expect(isCured(one, 'bad', 'good')).toBe(true);
  expect(isCured(one, 'fine', 'good')).toBe(false);
  expect(isCured(one, 'bad', 'bad, but good')).toBe(false);
  expect(isCured(one, 'bad', 'nothing')).toBe(false);
});

test('each candidate has a row that was replayed as it is now, or a reason', () => {
  const seen = [record];
  expect(rules([one], [], seen, '1', [candidate])).toEqual([]);
  expect(rules([one], [], seen, '2', [candidate])).toEqual(['remedies/stale']);
  expect(rules([{...one, hash: 'new'}], [], seen, '1', [candidate])).toEqual(['remedies/new']);
  const failed = [{...record, cured: false}];
  expect(rules([one], [], failed, '1', [candidate])).toEqual(['remedies/fails']);
  expect(rules([], [], seen, '1', [candidate])).toEqual(['remedies/unproven']);
  const reason = {page: /^page$/, reason: 'needs a machine'};
  expect(rules([], [reason], seen, '1', [candidate])).toEqual([]);
  expect(rules([one], [reason], seen, '1', [candidate])).toEqual(['remedies/reason']);
});
