import {startCompletion} from '@codemirror/autocomplete';
import {
  copyLineDown,
  cursorMatchingBracket,
  deleteLine,
  indentSelection,
  moveLineDown,
  moveLineUp,
  redo,
  toggleComment,
  undo,
} from '@codemirror/commands';
import {nextDiagnostic} from '@codemirror/lint';
import {gotoLine, openSearchPanel, selectNextOccurrence} from '@codemirror/search';
import type {EditorView, KeyBinding} from '@codemirror/view';
import {aboutAtCursor, formatFile, renameAtCursor} from './type-help';

/** Something that the editor does, with its key. */
interface EditorCommand {
  label: string;
  key: string;
  run: (view: EditorView) => boolean;
}

/** What the editor does by itself at a key, too; the menu lists all of it. */
export const editorCommands: EditorCommand[] = [
  {label: 'Undo', key: 'Mod-z', run: undo},
  {label: 'Redo', key: 'Mod-y', run: redo},
  {label: 'Search and replace', key: 'Mod-f', run: openSearchPanel},
  {label: 'Go to a line', key: 'Mod-Alt-g', run: gotoLine},
  {label: 'Complete', key: 'Ctrl-Space', run: startCompletion},
  {label: 'Describe the name at the cursor', key: 'Mod-Alt-i', run: aboutAtCursor},
  {label: 'Rename', key: 'F2', run: renameAtCursor},
  {label: 'Next mistake', key: 'F8', run: nextDiagnostic},
  {label: 'Format the file', key: 'Shift-Alt-f', run: formatFile},
  {label: 'Select the next of its kind', key: 'Mod-d', run: selectNextOccurrence},
  {label: 'Comment', key: 'Mod-/', run: toggleComment},
  {label: 'Move the line up', key: 'Alt-ArrowUp', run: moveLineUp},
  {label: 'Move the line down', key: 'Alt-ArrowDown', run: moveLineDown},
  {label: 'Copy the line down', key: 'Shift-Alt-ArrowDown', run: copyLineDown},
  {label: 'Delete the line', key: 'Shift-Mod-k', run: deleteLine},
  {label: 'Indent', key: 'Mod-Alt-\\', run: indentSelection},
  {label: 'Go to the matching bracket', key: 'Shift-Mod-\\', run: cursorMatchingBracket},
];

/** Keys of commands that CodeMirror has none for. */
export const editorKeys: KeyBinding[] = editorCommands
  .filter(({key}) => ['Mod-Alt-i', 'F2', 'Shift-Alt-f'].includes(key))
  .map(({key, run}) => ({key, run, preventDefault: true}));
