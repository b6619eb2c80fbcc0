import type {Extension, Range} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView, ViewPlugin} from '@codemirror/view';
import {hangOf} from '../../../shared/hang';

function hangingLines(view: EditorView): DecorationSet {
  const lines: Range<Decoration>[] = [];
  for (const {from, to} of view.visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      const style = `--hang: ${hangOf(line.text)}`;
      lines.push(Decoration.line({attributes: {style}}).range(line.from));
      at = line.to + 1;
    }
  }
  return Decoration.set(lines);
}

const hanging = ViewPlugin.define(
  (view) => ({
    lines: hangingLines(view),
    update(update) {
      if (update.docChanged || update.viewportChanged) this.lines = hangingLines(update.view);
    },
  }),
  {decorations: ({lines}) => lines},
);

/** Shows long lines in several, which go on further in than they began: none looks like a statement of its own. */
export const wrapped: Extension = [EditorView.lineWrapping, hanging];
