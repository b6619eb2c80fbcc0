import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {bracketMatching, indentOnInput, indentUnit} from '@codemirror/language';
import {Compartment, EditorState, type Extension} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import {faultMarks} from './faults';
import {filePath} from './file-path';
import {look} from './theme';

/** Completion, search and types, which come after the first picture. */
export const later = new Compartment();

interface StateOptions {
  path: string;
  text: string;
  onChange: (text: string) => void;
  /** What has been loaded of `later` so far. */
  extras: Extension;
  readOnly: boolean;
}

/**
 * Makes the state of one open file.
 * Takes its path and text, and who is told of changes; returns the state.
 */
export function createState({path, text, onChange, extras, readOnly}: StateOptions): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      highlightActiveLineGutter(),
      highlightActiveLine(),
      history(),
      drawSelection(),
      rectangularSelection(),
      EditorState.allowMultipleSelections.of(true),
      EditorState.tabSize.of(2),
      EditorState.readOnly.of(readOnly),
      indentUnit.of('  '),
      indentOnInput(),
      bracketMatching(),
      /\.[jt]sx?$/.test(path) ? javascript({jsx: true, typescript: true}) : [],
      filePath.of(path),
      faultMarks,
      look,
      later.of(extras),
      // Escape lets the next Tab leave, which CodeMirror does by itself.
      keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
      EditorView.contentAttributes.of({
        'aria-label': `Code of ${path}. Press Escape, then Tab, to leave.`,
        spellcheck: 'false',
        autocorrect: 'off',
        autocapitalize: 'off',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
}
