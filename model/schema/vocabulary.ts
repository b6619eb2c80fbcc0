import {TRY_FILE_RUNS} from '../../shared/try-file.ts';

/** Tokens of `<Compatibility>`. */
export const COMPATIBILITY = [
  'chrome',
  'firefox',
  'safari',
  'edge',
  'browser',
  'node',
  'bun',
  'deno',
  'studio',
  'player',
  'client-side',
  'rendering',
  'server-side',
  'lambda',
  'cloudrun',
];

/** What the value of an attribute has to name. */
export type ValueKind =
  | 'text'
  | 'version'
  | 'demo'
  | 'diagram'
  | 'shot'
  | 'chooser'
  | 'package'
  | 'pages'
  | 'demo-places'
  | 'tokens'
  | 'run'
  | 'category';

interface WordSchema {
  props: Record<string, {kind: ValueKind; required: boolean}>;
  /** Whether something may stand between the tags. */
  children: boolean;
}

/** The attributes of each word of the vocabulary. */
export const WORDS: Record<string, WordSchema> = {
  Demo: {props: {id: {kind: 'demo', required: true}}, children: false},
  Since: {props: {v: {kind: 'version', required: true}}, children: false},
  Compatibility: {
    props: {yes: {kind: 'tokens', required: false}, no: {kind: 'tokens', required: false}},
    children: false,
  },
  Cards: {props: {ids: {kind: 'pages', required: true}}, children: false},
  DemoCards: {props: {of: {kind: 'demo-places', required: true}}, children: false},
  ExportTable: {props: {package: {kind: 'package', required: true}}, children: false},
  Tabs: {props: {}, children: true},
  Tab: {props: {label: {kind: 'text', required: true}}, children: true},
  Diagram: {props: {id: {kind: 'diagram', required: true}}, children: false},
  Shot: {props: {id: {kind: 'shot', required: true}}, children: false},
  Chooser: {props: {id: {kind: 'chooser', required: true}}, children: false},
  Recipe: {props: {}, children: false},
  Recipes: {props: {category: {kind: 'category', required: false}}, children: false},
  ErrorIndex: {props: {}, children: false},
  TryFile: {props: {run: {kind: 'run', required: true}}, children: false},
};

/** Values of the attribute `run` of `<TryFile>`. */
export const RUNS: readonly string[] = TRY_FILE_RUNS;

/** The only HTML elements a page may use, each with the attributes it may have, which take no value. */
export const HTML: ReadonlyMap<string, readonly string[]> = new Map([
  ['kbd', []],
  ['br', []],
  ['details', ['open']],
  ['summary', []],
]);
