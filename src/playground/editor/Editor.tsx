import type {EditorState, Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {useEffect, useRef, useState} from 'react';
import type {Fault} from '../protocol';
import type {TypeProblem} from '../types/messages';
import {createState, later, wrapping} from './create-editor';
import {difference} from './difference';
import {markFaults} from './faults';
import type {TypeHelp} from './type-help';

type Extras = typeof import('./extras');

interface EditorProps {
  /** Path of the open file. */
  path: string;
  text: string;
  faults: Fault[];
  /** A place to go to; a new object goes there again. */
  goTo: {line: number} | null;
  /** True once the browser rests behind the first picture: what helps to write comes then, or with the focus. */
  settled?: boolean;
  readOnly?: boolean;
  /** Shows long lines in several. */
  wrap?: boolean;
  /** Help with types, once it is there. */
  types?: TypeHelp | null;
  /** Mistakes that the compiler found, of all files. */
  typeProblems?: readonly TypeProblem[];
  onChange: (path: string, text: string) => void;
  /** Told when the reader turns to the code for the first time. */
  onFocus?: () => void;
  /** Hands out the editor, for commands of a menu; null when it is gone. */
  onView?: (view: EditorView | null) => void;
}

const NO_PROBLEMS: readonly TypeProblem[] = [];

/** One editor for all files of a project; each keeps its selection and its history. */
export function Editor({
  path,
  text,
  faults,
  goTo,
  settled = false,
  readOnly = false,
  wrap = false,
  types = null,
  typeProblems = NO_PROBLEMS,
  onChange,
  onFocus,
  onView,
}: EditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const states = useRef(new Map<string, EditorState>());
  const open = useRef('');
  const extras = useRef<(path: string) => Extension>(() => []);
  /** Texts that were typed and haven't come back as the page's: one of them is older than what is shown. */
  const typed = useRef<string[]>([]);
  const [wanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState<Extras | null>(null);
  const hand = useRef(onView);
  hand.current = onView;
  const change = useRef(onChange);
  change.current = onChange;
  const turn = useRef(onFocus);
  turn.current = onFocus;

  useEffect(() => {
    if (!box.current) return;
    const made = new EditorView({parent: box.current});
    view.current = made;
    hand.current?.(made);
    const want = () => {
      setWanted(true);
      turn.current?.();
    };
    made.contentDOM.addEventListener('focus', want, {once: true});
    return () => {
      hand.current?.(null);
      made.destroy();
      view.current = null;
      open.current = '';
    };
  }, []);

  useEffect(() => {
    if (!wanted && !settled) return;
    let current = true;
    import('./extras').then(
      (module) => current && setLoaded(module),
      // Offline: what was written is run all the same.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, settled]);

  // Text that comes from typing is in the editor already, and must not set its state.
  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    if (open.current === path) {
      const shown = editor.state.doc.toString();
      const returned = shown === text ? typed.current.length : typed.current.indexOf(text) + 1;
      typed.current.splice(0, returned);
      if (shown === text || returned > 0) return;
      // Reset, or a rename in another file: it can be undone like anything else, and on its own, as changes
      // without a name are joined to what was typed just before.
      const changes = difference(shown, text);
      if (changes) editor.dispatch({changes, userEvent: 'replace'});
      typed.current = [];
      return;
    }
    if (open.current) states.current.set(open.current, editor.state);
    open.current = path;
    typed.current = [];
    const kept = states.current.get(path);
    const changes = kept && difference(kept.doc.toString(), text);
    editor.setState(
      kept
        ? kept.update({changes: changes ?? []}).state
        : createState({
            path,
            text,
            readOnly,
            extras: extras.current(path),
            onChange: (next) => {
              typed.current.push(next);
              change.current(path, next);
            },
          }),
    );
    // What has come since that file was open.
    editor.dispatch({effects: later.reconfigure(extras.current(path))});
  }, [path, text, readOnly]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has a state of its own
  useEffect(() => {
    const extension = wrap ? EditorView.lineWrapping : [];
    view.current?.dispatch({effects: wrapping.reconfigure(extension)});
  }, [wrap, path]);

  useEffect(() => {
    if (!loaded) return;
    extras.current = (opened) => loaded.extensions(types, opened);
    view.current?.dispatch({effects: later.reconfigure(extras.current(open.current))});
  }, [loaded, types]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has its own marks
  useEffect(() => {
    if (view.current) loaded?.markProblems(view.current, typeProblems);
  }, [loaded, typeProblems, path]);

  useEffect(() => {
    const here = faults.filter((fault) => fault.file === undefined || fault.file === path);
    view.current?.dispatch({effects: markFaults.of(here)});
  }, [faults, path]);

  useEffect(() => {
    const editor = view.current;
    if (!goTo || !editor) return;
    const {from} = editor.state.doc.line(Math.min(Math.max(1, goTo.line), editor.state.doc.lines));
    editor.dispatch({
      selection: {anchor: from},
      effects: EditorView.scrollIntoView(from, {y: 'center'}),
    });
    editor.focus();
  }, [goTo]);

  return <div ref={box} style={{height: '100%', minHeight: 0}} data-editor={path} />;
}
