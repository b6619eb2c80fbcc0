import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** The classes of printed code (`mdx/code-blocks-theme.ts`): both look alike, in both color modes. */
const highlight = HighlightStyle.define([
  {tag: tags.comment, class: 'c-cm'},
  {
    tag: [tags.keyword, tags.self, tags.bool, tags.null, tags.modifier, tags.definitionKeyword],
    class: 'c-kw',
  },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue, tags.escape],
    class: 'c-st',
  },
  {tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'c-nu'},
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
    ],
    class: 'c-fn',
  },
  {tag: [tags.typeName, tags.className, tags.namespace], class: 'c-ty'},
  {tag: tags.tagName, class: 'c-tg'},
  {tag: tags.attributeName, class: 'c-at'},
]);

const theme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--code-text)',
    backgroundColor: 'var(--code-bg)',
    fontSize: 'var(--t-s)',
  },
  '&.cm-focused': {outline: 'none'},
  // Above the line numbers and the current line, which would cover an outline.
  '&.cm-focused::after': {
    position: 'absolute',
    zIndex: '1',
    inset: '0',
    // Quieter than elsewhere: around so much code an orange frame looks like a mistake.
    border: '2px solid color-mix(in srgb, var(--c-accent) 70%, var(--code-bg))',
    content: '""',
    pointerEvents: 'none',
  },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontFeatureSettings: "'calt' 0",
    lineHeight: '1.6',
    letterSpacing: '-0.01em',
  },
  '.cm-content': {padding: 'var(--s-3) 0', caretColor: 'var(--c-play)'},
  '.cm-line': {padding: '0 var(--s-4) 0 var(--s-2)'},
  // `--hang` is a number of characters, see wrapped.ts. Code before the editor looks the same: src/course/step.module.css.
  '.cm-lineWrapping .cm-line': {
    '--hang-by': 'calc(var(--hang, 0) * (1ch - 0.01em))',
    paddingLeft: 'calc(var(--s-2) + var(--hang-by))',
    textIndent: 'calc(-1 * var(--hang-by))',
  },
  '.cm-cursor, .cm-dropCursor': {borderLeftColor: 'var(--c-play)', borderLeftWidth: '2px'},
  '.cm-gutters': {
    backgroundColor: 'var(--code-bg)',
    color: 'var(--code-comment)',
    border: '0',
    fontSize: 'var(--t-xs)',
  },
  '.cm-lineNumbers .cm-gutterElement': {minWidth: '2.6em', paddingTop: '0.1em'},
  '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'var(--code-highlight)'},
  '&:not(.cm-focused) .cm-activeLine, &:not(.cm-focused) .cm-activeLineGutter': {
    backgroundColor: 'transparent',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    {
      backgroundColor: 'var(--c-selection)',
    },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--c-line-strong)',
  },
  '.cm-searchMatch': {backgroundColor: 'var(--c-play-soft)', outline: '1px solid var(--c-play)'},
  '.cm-panels': {
    backgroundColor: 'var(--code-bar)',
    color: 'var(--c-text)',
    borderColor: 'var(--code-line)',
  },
  '.cm-panel input, .cm-panel button, .cm-panel label': {
    fontSize: 'var(--t-xs)',
    fontFamily: 'var(--font-sans)',
  },
  '.cm-panel button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--c-raised)',
    color: 'var(--c-text)',
    border: '1px solid var(--c-line-strong)',
    borderRadius: 'var(--r-s)',
  },
  '.cm-textfield': {
    backgroundColor: 'var(--c-bg)',
    color: 'var(--c-text)',
    border: '1px solid var(--c-line-strong)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--c-raised)',
    color: 'var(--c-text)',
    border: '1px solid var(--c-line-strong)',
    borderRadius: 'var(--r-m)',
    boxShadow: 'var(--sh-2)',
    fontSize: 'var(--t-xs)',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--c-accent)',
    color: 'var(--c-on-accent)',
  },
  // CodeMirror's own mark is a picture in a color of its own.
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--c-danger)',
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none',
  },
  '.cm-diagnostic-error': {borderLeftColor: 'var(--c-danger)'},
  '.cm-diagnostic': {padding: 'var(--s-2) var(--s-3)', whiteSpace: 'pre-wrap'},
  '.cm-about': {
    display: 'grid',
    gap: 'var(--s-1)',
    maxWidth: '34rem',
    padding: 'var(--s-2) var(--s-3)',
  },
  '.cm-about code': {
    padding: '0',
    border: '0',
    background: 'none',
    fontFamily: 'var(--font-mono)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-about p': {margin: '0', color: 'var(--c-muted)'},
  '.cm-fault-line': {backgroundColor: 'var(--c-danger-soft)'},
  // A phone zooms into what is smaller when it gets the focus; fingers need 44 pixels.
  '@media (pointer: coarse)': {
    '.cm-scroller': {fontSize: '16px'},
    '.cm-panel .cm-textfield': {fontSize: '16px'},
    '.cm-panel .cm-textfield, .cm-panel .cm-button, .cm-panel button': {
      minWidth: '44px',
      minHeight: '44px',
    },
    '.cm-panel label': {display: 'inline-flex', alignItems: 'center', minHeight: '44px'},
    '.cm-panel input[type=checkbox]': {width: '20px', height: '20px'},
    '.cm-tooltip-autocomplete > ul > li': {lineHeight: '44px'},
  },
});

/** How the editor looks: the site's own tokens, no colors of its own. */
export const look = [theme, syntaxHighlighting(highlight)];
