import {history, historyKeymap} from '@codemirror/commands';
import {indentUnit, LRLanguage} from '@codemirror/language';
import {Compartment, EditorState, type Extension} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {parser} from '@lezer/javascript';
import {faultMarks} from './faults';
import {filePath, isScript} from './file-path';
import {look} from './theme';

/** Keys, indentation, search, completion and types, which come after the first picture. */
export const later = new Compartment();

/** Colors only: the package of the language brings 10 KB of completion with it, and comes later. */
const colors = LRLanguage.define({parser: parser.configure({dialect: 'ts jsx'})});

/** Whether long lines go on in the next. */
export const wrapping = new Compartment();

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
      drawSelection(),
      EditorState.allowMultipleSelections.of(true),
      EditorState.tabSize.of(2),
      EditorState.readOnly.of(readOnly),
      indentUnit.of('  '),
      // What comes later has the language as well, and goes before this one.
      later.of(extras),
      isScript(path) ? colors : [],
      // From the first key on: nothing that was typed while the rest is on its way is out of its reach.
      history(),
      keymap.of(historyKeymap),
      filePath.of(path),
      faultMarks,
      look,
      wrapping.of([]),
      EditorView.contentAttributes.of({
        'aria-label': `Code of ${path}. Press Escape, then Tab, to leave.`,
        // A box that scrolls has to be reached by keyboard.
        tabindex: '0',
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
