import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import {defaultKeymap, indentWithTab} from '@codemirror/commands';
import {autoCloseTags, tsxLanguage} from '@codemirror/lang-javascript';
import {bracketMatching, indentOnInput} from '@codemirror/language';
import {lintKeymap} from '@codemirror/lint';
import {highlightSelectionMatches, search, searchKeymap} from '@codemirror/search';
import type {Extension} from '@codemirror/state';
import {keymap, rectangularSelection} from '@codemirror/view';
import {editorKeys} from './commands';
import {isScript} from './file-path';
import {aboutOnHover, complete, type TypeHelp, typeHelp} from './type-help';

export {markProblems} from './type-help';

const writing: Extension = [
  rectangularSelection(),
  indentOnInput(),
  bracketMatching(),
  autoCloseTags,
  search({top: true}),
  highlightSelectionMatches(),
  closeBrackets(),
  autocompletion({override: [complete]}),
  aboutOnHover,
  keymap.of([
    {key: 'Tab', run: acceptCompletion},
    ...editorKeys,
    ...closeBracketsKeymap,
    ...searchKeymap,
    ...lintKeymap,
    ...completionKeymap,
    ...defaultKeymap,
    // Escape lets the next Tab leave, which CodeMirror does by itself.
    indentWithTab,
  ]),
];

/**
 * What helps to write: it is loaded when the browser rests behind the first picture, or when the editor gets the focus.
 * Takes the help with types, which comes later still, and the path of the file.
 */
export const extensions = (help: TypeHelp | null, path: string): Extension => [
  isScript(path) ? tsxLanguage : [],
  writing,
  typeHelp.of(help),
];
