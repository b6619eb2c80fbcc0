import type {EditorState, Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import type {Fault} from '../protocol';
import {createState, later, wrapping} from './create-editor';
import {difference} from './difference';
import {Echoes} from './echoes';
import {markFaults} from './faults';
import {wrapped} from './wrapped';

interface Listener {
  /** Told of what is typed. */
  onChange: (path: string, text: string) => void;
  /** Told when the reader turns to the code for the first time. */
  onFocus: () => void;
}

/** One editor for all files of a project: it shows one, and keeps the selection and the history of each. */
export class FileEditor {
  readonly view: EditorView;
  #listener: Listener;
  #path = '';
  /** States of the files that were open before. */
  #states = new Map<string, EditorState>();
  #echoes = new Echoes();
  #extras: (path: string) => Extension = () => [];

  /** Takes the element to put the editor into, and who listens. */
  constructor(parent: HTMLElement, listener: Listener) {
    this.#listener = listener;
    this.view = new EditorView({parent});
    this.view.contentDOM.addEventListener('focus', listener.onFocus, {once: true});
  }

  /** Shows a file, or another text of the one that is shown. */
  show(path: string, text: string, readOnly: boolean): void {
    if (this.#path === path) this.#setText(text);
    else this.#open(path, text, readOnly);
  }

  /** Gives this file and all others what helps to write. Takes what makes it for a path. */
  setExtras(extras: (path: string) => Extension): void {
    this.#extras = extras;
    this.#configureExtras();
  }

  /** Shows long lines of the open file in several, or not. */
  setWrap(wrap: boolean): void {
    this.view.dispatch({effects: wrapping.reconfigure(wrap ? wrapped : [])});
  }

  /** Marks what went wrong, as far as it is in the open file. */
  markFaults(faults: readonly Fault[]): void {
    const here = faults.filter(({file}) => file === undefined || file === this.#path);
    this.view.dispatch({effects: markFaults.of(here)});
  }

  /** Moves the cursor to a line, or to the last if there are fewer, and the focus into the editor. */
  goTo(line: number): void {
    const {doc} = this.view.state;
    const {from} = doc.line(Math.min(Math.max(1, line), doc.lines));
    this.view.dispatch({
      selection: {anchor: from},
      effects: EditorView.scrollIntoView(from, {y: 'center'}),
    });
    this.view.focus();
  }

  destroy(): void {
    this.view.destroy();
  }

  #setText(text: string) {
    const shown = this.view.state.doc.toString();
    // Text that comes from typing is in the editor already, and must not set its state.
    if (this.#echoes.has(text, shown)) return;
    // Reset, or a rename in another file: it can be undone like anything else, and on its own, as changes
    // without a name are joined to what was typed just before.
    const changes = difference(shown, text);
    if (changes) this.view.dispatch({changes, userEvent: 'replace'});
    this.#echoes.clear();
  }

  #open(path: string, text: string, readOnly: boolean) {
    if (this.#path) this.#states.set(this.#path, this.view.state);
    this.#path = path;
    this.#echoes.clear();
    this.view.setState(this.#keptState(path, text) ?? this.#newState(path, text, readOnly));
    // What has come since that file was open.
    this.#configureExtras();
  }

  #keptState(path: string, text: string): EditorState | undefined {
    const kept = this.#states.get(path);
    return kept?.update({changes: difference(kept.doc.toString(), text) ?? []}).state;
  }

  #newState(path: string, text: string, readOnly: boolean): EditorState {
    return createState({
      path,
      text,
      readOnly,
      extras: this.#extras(path),
      onChange: (next) => {
        this.#echoes.add(next);
        this.#listener.onChange(path, next);
      },
    });
  }

  #configureExtras() {
    this.view.dispatch({effects: later.reconfigure(this.#extras(this.#path))});
  }
}
