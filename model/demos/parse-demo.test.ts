import {expect, test} from 'vitest';
import {hashToState, literal, stateToHash} from '../../shared/demo.ts';
import {parseDemo} from './parse-demo.ts';

const composition = `import {AbsoluteFill} from 'remotion';
import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

export const schema = z.object({
  size: z.number().int().min(1).max(9),
  mass: z.number().min(0).max(2),
  mode: z.enum(['in', 'out']),
  label: z.string().max(5),
  color: zColor(),
  on: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  size: 3,
  mass: -0,
  mode: 'in',
  label: 'a',
  color: '#ff6f42',
  on: false,
};

export const Thing = () => <AbsoluteFill />;
`;
const meta = {title: 'A thing that moves', group: 'Core', durationInFrames: 60, stillFrame: 3};

const parse = (changes: {composition?: string; meta?: object} = {}) =>
  parseDemo({
    id: 'thing',
    composition: changes.composition ?? composition,
    meta: JSON.stringify({...meta, ...changes.meta}),
  });

const report = (changes: {composition?: string; meta?: object}) =>
  parse(changes).problems.map(
    ({file, line, rule, message, hint}) =>
      `${file}:${line} ${rule} ${message}${hint ? ` (${hint})` : ''}`,
  );

test('controls come from the schema, slots from the default values', () => {
  const {demo} = parse({meta: {controls: {size: {unit: 'px'}, mass: {label: 'Weight'}}}});
  expect(demo?.controls).toMatchInlineSnapshot(`
    [
      {
        "initial": 3,
        "kind": "number",
        "label": "Size",
        "max": 9,
        "min": 1,
        "name": "size",
        "step": 1,
        "unit": "px",
      },
      {
        "initial": -0,
        "kind": "number",
        "label": "Weight",
        "max": 2,
        "min": 0,
        "name": "mass",
        "step": 0.1,
      },
      {
        "initial": "in",
        "kind": "select",
        "label": "Mode",
        "name": "mode",
        "options": [
          "in",
          "out",
        ],
      },
      {
        "initial": "a",
        "kind": "text",
        "label": "Label",
        "maxLength": 5,
        "name": "label",
      },
      {
        "initial": "#ff6f42",
        "kind": "color",
        "label": "Color",
        "name": "color",
      },
      {
        "initial": false,
        "kind": "boolean",
        "label": "On",
        "name": "on",
      },
    ]
  `);
  expect(demo?.slots.map(({name, start, end}) => [name, composition.slice(start, end)])).toEqual([
    ['size', '3'],
    ['mass', '-0'],
    ['mode', "'in'"],
    ['label', "'a'"],
    ['color', "'#ff6f42'"],
    ['on', 'false'],
  ]);
});

test('what is wrong with a demo is said with its file', () => {
  expect([
    ...report({meta: {stillFrame: 60}}),
    ...report({meta: {group: 'Cores'}}),
    ...report({meta: {controls: {sice: {unit: 'px'}}}}),
    ...report({composition: composition.replace('.max(9)', '')}),
    ...report({composition: composition.replace('size: 3', 'size: 30')}),
    ...report({composition: composition.replace('  on: false,\n', '')}),
    ...report({composition: composition.replace("from 'remotion'", "from '../lib'")}),
    ...report({composition: `${composition}export const second = 1;\n`}),
    ...report({composition: composition.replace('export const schema', 'const schema')}),
    ...report({composition: composition.replace('z.boolean()', 'z.date()')}),
  ]).toMatchInlineSnapshot(`
    [
      "demos/thing/demo.json:1 demos/meta stillFrame lies behind the last frame (See demos/README.md.)",
      "demos/thing/demo.json:1 demos/meta group: Invalid enum value. Expected 'Core' | 'Interpolation' | 'Easing' | 'Springs' | 'Sequences' | 'Text' | 'Shapes' | 'Paths' | 'Noise' | 'Transitions' | 'Motion blur' | 'Styles' | 'Charts' | 'Media' | 'Player' | 'Templates' | 'Stories' | 'Recipes', received 'Cores' (See demos/README.md.)",
      "demos/thing/demo.json:1 demos/control "sice" is worded here, but not a member of the schema (Members: size, mass, mode, label, color, on.)",
      "demos/thing/composition.tsx:6 demos/control "size" needs .min() and .max() for its slider",
      "demos/thing/composition.tsx:6 demos/control the default of "size" breaks its own schema: Number must be less than or equal to 9",
      "demos/thing/composition.tsx:11 demos/control "on" has no value in defaultProps",
      "demos/thing/composition.tsx:1 demos/import "../lib" can't be pasted (Import from packages only.)",
      "demos/thing/composition.tsx:1 demos/exports exactly one component must be exported, not 2",
      "demos/thing/composition.tsx:1 demos/evaluate there is no \`export const schema\`",
      "demos/thing/composition.tsx:11 demos/control the default of "on" breaks its own schema: Expected date, received boolean",
    ]
  `);
});

test('a state survives the address bar; what makes no sense there becomes the default', () => {
  const controls = parse().demo?.controls ?? [];
  const values = {size: 4, mass: -0, mode: 'out', label: 'b&=c', color: '#000000', on: true};
  const hash = stateToHash('thing', controls, values);
  expect(hash).toBe('demo=thing:size=4&mode=out&label=b%26%3Dc&color=%23000000&on=true');
  expect(hashToState(`#${hash}`, 'thing', controls)).toEqual(values);
  expect(hashToState(`#${hash}`, 'other', controls)).toBeNull();
  expect(
    hashToState('#demo=thing:size=99&mode=up&color=red&label=abcdefgh', 'thing', controls),
  ).toEqual({size: 3, mass: -0, mode: 'in', label: 'abcde', color: '#ff6f42', on: false});
});

test('literals are what the source would say', () => {
  expect([1.5, true, "it's", 'a\\b'].map(literal)).toEqual(['1.5', 'true', "'it\\'s'", "'a\\\\b'"]);
});
