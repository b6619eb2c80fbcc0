import {expect, it} from 'vitest';
import type {ApiReport} from '../../shared/api-symbol.ts';
import {front, testSite} from '../pages/test-site.ts';
import {factsText, readMemberFacts} from './member-facts.ts';
import {indexReports} from './read-reports.ts';

const report: ApiReport = {
  package: 'remotion',
  version: '4.0.311',
  exports: [
    {
      name: 'spring',
      entryPoint: 'remotion',
      kind: 'function',
      signature: '',
      parameters: [
        {
          name: 'options',
          type: '{…}',
          optional: false,
          members: [
            {name: 'frame', type: 'number', optional: false},
            {name: 'from', type: 'number', optional: true, default: '0'},
            {name: 'mode', type: "'a' | `b`", optional: true, deprecated: true},
            {name: 'speed', type: 'number', optional: true},
          ],
        },
      ],
      returnMembers: [
        {name: 'value', type: 'number', optional: false},
        {name: 'rest', type: 'string', optional: true},
      ],
    },
  ],
};

const site = testSite({
  spring: `${front('spring()', 'api: remotion#spring\n')}Moves.

## Options

### \`frame\`

### \`from\`

### \`mode\`

### \`speed\`

How fast. Default 2.

## Return value

### \`value\`

### \`rest\`
`,
  interpolate: `${front('interpolate()')}Maps.\n\n## Options\n\n### \`frame\`\n`,
});

const texts = (id: string) => {
  const page = site.docs.get(id);
  if (!page) throw new Error(`no page ${id}`);
  return [...readMemberFacts(page, indexReports([report])).values()].map(factsText);
};

it('says type, need, default and deprecation of each member', () => {
  expect(texts('spring')).toEqual([
    'Type `number`, required.',
    'Type `number`, optional, default `0`.',
    "Type `` 'a' | `b` ``, optional, deprecated.",
    'Type `number`, optional, default `2`.',
    'Type `number`.',
    'Type `string`, may be missing.',
  ]);
});

it('says nothing on pages without a symbol', () => {
  expect(texts('interpolate')).toEqual([]);
});

it('asks for no method: it is called, and the text says what holds before', () => {
  const config: ApiReport = {
    package: '@remotion/cli',
    version: '4.0.311',
    exports: [
      {
        name: 'Config',
        entryPoint: '@remotion/cli/config',
        kind: 'namespace',
        signature: '',
        members: [{name: 'setCrf', type: '(crf: number) => void', optional: false, kind: 'method'}],
      },
    ],
  };
  const page = testSite({
    config: `${front('Configuration', "api: '@remotion/cli/config#Config'\n")}Sets.\n\n## Methods\n\n### \`setCrf()\`\n\nQuality. Default 18.\n`,
  }).docs.get('config');
  expect(
    page && [...readMemberFacts(page, indexReports([config])).values()].map(factsText),
  ).toEqual(['Type `(crf: number) => void`, default `18`.']);
});

it('asks nobody for the parts of a namespace, and says what the name of a type stands for', () => {
  const easing: ApiReport = {
    package: 'remotion',
    version: '4.0.311',
    exports: [
      {
        name: 'Easing',
        entryPoint: 'remotion',
        kind: 'namespace',
        signature: '',
        members: [
          {name: 'in', type: '(easing: Curve) => Curve', optional: false, kind: 'property'},
          {name: 'preset', type: 'Preset', optional: false, kind: 'property'},
          {name: 'curve', type: 'Curve | null', optional: false, kind: 'property'},
        ],
      },
      {name: 'Curve', entryPoint: 'remotion', kind: 'type', signature: '(t: number) => number'},
      {name: 'Preset', entryPoint: 'remotion', kind: 'type', signature: "null | 'slow' | 'fast'"},
    ],
  };
  const page = testSite({
    easing: `${front('Easing', 'api: remotion#Easing\n')}Bends.\n\n## Methods\n\n### \`in\`\n\n### \`preset\`\n\n### \`curve\`\n`,
  }).docs.get('easing');
  expect(
    page && [...readMemberFacts(page, indexReports([easing])).values()].map(factsText),
  ).toEqual([
    'Type `(easing: Curve) => Curve`.',
    "Type `Preset` (`'slow' | 'fast' | null`).",
    'Type `Curve | null` (`((t: number) => number) | null`).',
  ]);
});
