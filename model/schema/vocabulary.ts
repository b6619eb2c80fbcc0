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
  /** Set for a word that most pages do without: a page that uses it imports its module. */
  isOwn?: true;
  /** Set for a word that shows what the page is about. */
  isPicture?: true;
}

/** Each word of the vocabulary. */
export const WORDS = {
  Demo: {
    props: {id: {kind: 'demo', required: true}},
    children: false,
    isOwn: true,
    isPicture: true,
  },
  Since: {props: {v: {kind: 'version', required: true}}, children: false},
  Compatibility: {
    props: {yes: {kind: 'tokens', required: false}, no: {kind: 'tokens', required: false}},
    children: false,
  },
  Cards: {props: {ids: {kind: 'pages', required: true}}, children: false},
  DemoCards: {
    props: {of: {kind: 'demo-places', required: true}},
    children: false,
    isOwn: true,
    isPicture: true,
  },
  ExportTable: {props: {package: {kind: 'package', required: true}}, children: false},
  Tabs: {props: {}, children: true},
  Tab: {props: {label: {kind: 'text', required: true}}, children: true},
  Diagram: {props: {id: {kind: 'diagram', required: true}}, children: false, isPicture: true},
  Shot: {
    props: {id: {kind: 'shot', required: true}},
    children: false,
    isOwn: true,
    isPicture: true,
  },
  Chooser: {props: {id: {kind: 'chooser', required: true}}, children: false, isOwn: true},
  Recipe: {props: {}, children: false, isOwn: true, isPicture: true},
  Recipes: {
    props: {category: {kind: 'category', required: false}},
    children: false,
    isOwn: true,
    isPicture: true,
  },
  // No page writes it: it is put at the end of each page with a recipe (mdx/word-data.ts).
  MoreRecipes: {props: {}, children: false, isOwn: true},
  // Nor this one: it holds the index of a page with many options (mdx/option-subjects.ts).
  OptionFilter: {
    props: {things: {kind: 'text', required: true}, count: {kind: 'text', required: true}},
    children: true,
    isOwn: true,
  },
  ErrorIndex: {props: {}, children: false, isOwn: true},
  TryFile: {
    props: {run: {kind: 'run', required: true}},
    children: false,
    isOwn: true,
    isPicture: true,
  },
} satisfies Record<string, WordSchema>;

/** What each table of words has to have an entry for. */
export type WordName = keyof typeof WORDS;

/** Tells a word of the vocabulary from any other element. */
export const isWord = (name: string | null): name is WordName =>
  name !== null && Object.hasOwn(WORDS, name);

/** What a page may write for an element; undefined if it is no word. */
export const wordOf = (name: string | null): WordSchema | undefined =>
  isWord(name) ? WORDS[name] : undefined;

/** Values of the attribute `run` of `<TryFile>`. */
export const RUNS: readonly string[] = TRY_FILE_RUNS;

/** The only HTML elements a page may use, each with the attributes it may have, which take no value. */
export const HTML: ReadonlyMap<string, readonly string[]> = new Map([
  ['kbd', []],
  ['br', []],
  ['details', ['open']],
  ['summary', []],
]);
