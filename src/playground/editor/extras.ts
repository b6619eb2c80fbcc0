import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import {lintKeymap} from '@codemirror/lint';
import {highlightSelectionMatches, search, searchKeymap} from '@codemirror/search';
import type {Extension} from '@codemirror/state';
import {keymap} from '@codemirror/view';
import {editorKeys} from './commands';
import {aboutOnHover, complete, type TypeHelp, typeHelp} from './type-help';

export {markProblems} from './type-help';

const writing: Extension = [
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
  ]),
];

/**
 * What helps to write: it is loaded when the editor gets the focus for the first time.
 * Takes the help with types, which comes later still.
 */
export const extensions = (help: TypeHelp | null): Extension => [writing, typeHelp.of(help)];
