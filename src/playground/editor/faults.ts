import {type EditorState, type Extension, StateEffect, StateField} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView} from '@codemirror/view';
import type {Fault} from '../protocol';

/** Puts marks on the lines of faults, and takes those before away. */
export const markFaults = StateEffect.define<Fault[]>();

const line = Decoration.line({class: 'cm-fault-line'});

function marksOf(state: EditorState, faults: Fault[]): DecorationSet {
  const ranges = faults
    .filter((fault) => fault.line !== undefined && fault.line >= 1 && fault.line <= state.doc.lines)
    .map((fault) => line.range(state.doc.line(fault.line ?? 1).from))
    .sort((a, b) => a.from - b.from);
  return Decoration.set(ranges);
}

/** Shows where faults are in the open file. */
export const faultMarks: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(markFaults)) return marksOf(transaction.state, effect.value);
    }
    return marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
