import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completeAnyWord,
  completionKeymap,
} from '@codemirror/autocomplete';
import {highlightSelectionMatches, search, searchKeymap} from '@codemirror/search';
import {EditorState, type Extension} from '@codemirror/state';
import {keymap} from '@codemirror/view';

/** What helps to write: it is loaded when the editor gets the focus for the first time. */
export const extensions: Extension = [
  search({top: true}),
  highlightSelectionMatches(),
  closeBrackets(),
  autocompletion(),
  EditorState.languageData.of(() => [{autocomplete: completeAnyWord}]),
  keymap.of([...closeBracketsKeymap, ...searchKeymap, ...completionKeymap]),
];
