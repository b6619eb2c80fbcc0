import {expect, test} from 'vitest';
import {pageOfFile} from '../../model/pages/parse-page.ts';
import {contradictions, sectionsOf, statedDefaults} from './page.ts';

const seen = {before: '80', after: '95', works: true};

test('a section ends at the next heading, and not at a comment of its code', () => {
  const fence = '```sh\n## Text.\n```\n';
  const source = `# A\n\n#### \`setCrf()\`\n\n${fence}\n### Audio\n\n#### \`Log\`\n`;
  const sections = sectionsOf(pageOfFile('content/docs/config.mdx', source));
  expect(sections.get('setCrf')).toEqual({line: 3, text: `\n${fence}`});
  expect(sections.get('Log')?.line).toBe(11);
});

test('defaults are found in the ways the page states them', () => {
  expect(statedDefaults("Default 80. `'png'` (default). `'hq'` unless set. Default: `x`")).toEqual([
    '80',
    'x',
    'png',
    'hq',
  ]);
});

test('what was seen wins over what the page says', () => {
  expect(contradictions('Default 80.', seen)).toEqual([]);
  expect(contradictions('Default 90.', seen)).toEqual(['the default is 80, not 90.']);
  expect(contradictions('Without effect in 4.0.311.', seen)).toHaveLength(1);
  expect(contradictions('Default 80.', {...seen, works: false})).toHaveLength(1);
  expect(contradictions('Default 5.', {...seen, before: 'null'}, '= 5')).toEqual([]);
  expect(contradictions('Default 6.', {...seen, before: 'null'}, '= 5')).toHaveLength(1);
});
