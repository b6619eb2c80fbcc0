import {expect, it} from 'vitest';
import {otherVersions} from './checked-version.ts';

const reports = [
  {package: 'toy', version: '4.0.311', exports: []},
  {package: '@toy/gif', version: '4.0.332', exports: []},
];

it.each([
  [undefined, []],
  ['toy#spin', []],
  ['@toy/gif#Gif', [{package: '@toy/gif', version: '4.0.332'}]],
  [['toy#spin', '@toy/gif/node#read'], [{package: '@toy/gif', version: '4.0.332'}]],
])('%j', (api, expected) => {
  expect(otherVersions(api, reports, '4.0.311')).toEqual(expected);
});
