import {expect, it} from 'vitest';
import {checkManifestFile, MANIFESTS} from './check-manifest.ts';
import {print} from './test-site.ts';

const row = ` {\n  "id": "spring",\n  "path": "/docs/spring",\n  "title": "spring()"\n }`;
const check = (text: string) =>
  print(checkManifestFile('docs.json', text, MANIFESTS['content/manifest/docs.json']));

it('takes rows that are whole', () => {
  expect(check(`[\n${row},\n${row}\n]\n`)).toBe('');
});

it.each([
  ['a comma too many', `[\n${row},\n]\n`],
  ['a comma that is missing', `[\n${row}\n${row}\n]\n`],
  ['a file that was cut off', `[\n${row},\n {\n  "id"`],
  ['a conflict', `[\n${row},\n<<<<<<< HEAD\n${row}\n=======\n${row}\n>>>>>>> branch\n]\n`],
  ['a row without a path', `[\n${row},\n {\n  "id": "a",\n  "title": "A"\n }\n]\n`],
  ['another shape', '{}'],
])('names file and line of %s', (_what, text) => {
  expect(check(text)).toMatchSnapshot();
});
