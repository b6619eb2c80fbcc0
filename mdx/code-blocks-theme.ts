import type {ThemeRegistrationRaw} from 'shiki';

/**
 * The token classes of a code block and the scopes that get them, weakest first. Their colors are
 * custom properties in `src/css/code.css`: one markup serves both modes and needs no inline style.
 */
const scopesByClass = {
  'c-cm': ['comment', 'punctuation.definition.comment', 'string.comment'],
  'c-kw': [
    'keyword',
    'storage',
    'variable.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.control',
    'constant.language',
    'support.type.primitive',
  ],
  'c-st': [
    'string',
    'punctuation.definition.string',
    'string.quoted',
    'string.unquoted.heredoc',
    'string.template',
    'string.regexp',
    'markup.inline.raw',
    'constant.character.escape',
  ],
  'c-nu': [
    'constant.numeric',
    'keyword.other.unit',
    'constant.other.color',
    'constant.language.boolean',
    'constant.language.null',
    'constant.language.undefined',
    'support.constant.property-value',
  ],
  'c-fn': [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'entity.name.command',
    'entity.other.attribute-name.class.css',
  ],
  'c-ty': [
    'entity.name.type',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'entity.name.class',
    'support.class.component',
  ],
  'c-tg': ['entity.name.tag', 'support.class.component.tsx', 'support.class.component.jsx'],
  'c-at': [
    'entity.other.attribute-name',
    'support.type.property-name',
    'variable.parameter.option',
    'string.unquoted.argument constant.other.option',
    'constant.other.option',
    'entity.name.tag.yaml',
  ],
  'c-in': ['markup.inserted', 'punctuation.definition.inserted'],
  'c-de': ['markup.deleted', 'punctuation.definition.deleted'],
} as const;

/** Left in the color of the text: coloring them doubles the markup and helps nobody to read. */
const plainScopes = [
  'keyword.operator',
  'storage.type.function.arrow',
  'punctuation.definition.template-expression',
  'meta.template.expression',
  'meta.embedded',
  'variable.other.readwrite',
];

/** Class of a token, as it stands in the markup: `c-kw`; empty for plain text. */
export type TokenClass = keyof typeof scopesByClass | '';

const classes = Object.keys(scopesByClass) as (keyof typeof scopesByClass)[];

/** The highlighter knows colors only, so each class travels through it as a color of its own. */
const colorOf = (index: number): string => `#0000${(index + 16).toString(16).padStart(2, '0')}`;

const classByColor = new Map<string, TokenClass>(
  classes.map((name, index) => [colorOf(index).toUpperCase(), name]),
);

/** Tells a class from any other value. */
export const isTokenClass = (value: unknown): value is TokenClass =>
  value === '' || Object.hasOwn(scopesByClass, String(value));

/** Gives the class of a color that the highlighter chose. */
export function classOf(color: string | undefined): TokenClass {
  return classByColor.get(color?.toUpperCase() ?? '') ?? '';
}

/** A theme whose colors are the token classes. */
export const classTheme: ThemeRegistrationRaw = {
  name: 'token-classes',
  type: 'light',
  fg: '#000001',
  bg: '#ffffff',
  settings: [
    {settings: {foreground: '#000001', background: '#ffffff'}},
    ...classes.map((name, index) => ({
      scope: [...scopesByClass[name]],
      settings: {foreground: colorOf(index)},
    })),
    {scope: plainScopes, settings: {foreground: '#000001'}},
  ],
};
