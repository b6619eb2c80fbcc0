import {expect, it} from 'vitest';
import {sidebarsSchema} from '../schema/sidebars.ts';
import {checkJsonFile} from './check-json-file.ts';
import {print} from './test-site.ts';

const file = (main: string) =>
  `{\n  "apiSidebar": [],\n  "mainSidebar": [\n${main}\n  ],\n  "recorderSidebar": [],\n  "hidden": []\n}\n`;
const check = (text: string) => print(checkJsonFile('sidebars.json', text, sidebarsSchema));

it('takes what is whole', () => {
  expect(check(file('    "spring"'))).toBe('');
});

it.each([
  ['a comma too many', file('    "spring",')],
  ['a comma that is missing', file('    "spring"\n    "easing"')],
  ['a file that was cut off', file('    "spring"').slice(0, 40)],
  ['a conflict', file('<<<<<<< HEAD\n    "spring"\n=======\n    "easing"\n>>>>>>> branch')],
  ['a category without items', file('    {"type": "category", "label": "A"}')],
  ['another shape', '[]'],
])('names file and line of %s', (_what, text) => {
  expect(check(text)).toMatchSnapshot();
});
