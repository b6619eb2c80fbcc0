import type {EditorState, Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {useEffect, useRef, useState} from 'react';
import type {Fault} from '../protocol';
import type {TypeProblem} from '../types/messages';
import {createState, later} from './create-editor';
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
  readOnly?: boolean;
  /** Help with types, once it is there. */
  types?: TypeHelp | null;
  /** Mistakes that the compiler found, of all files. */
  typeProblems?: readonly TypeProblem[];
  onChange: (path: string, text: string) => void;
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
  readOnly = false,
  types = null,
  typeProblems = NO_PROBLEMS,
  onChange,
  onView,
}: EditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const states = useRef(new Map<string, EditorState>());
  const open = useRef('');
  const extras = useRef<Extension>([]);
  const [loaded, setLoaded] = useState<Extras | null>(null);
  const hand = useRef(onView);
  hand.current = onView;
  const change = useRef(onChange);
  change.current = onChange;

  useEffect(() => {
    if (!box.current) return;
    const made = new EditorView({parent: box.current});
    view.current = made;
    hand.current?.(made);
    let current = true;
    const load = async () => {
      const module = await import('./extras');
      if (current) setLoaded(module);
    };
    // What helps to write is for those who do: the first picture comes first.
    made.contentDOM.addEventListener('focus', () => void load().catch(() => undefined), {
      once: true,
    });
    return () => {
      current = false;
      hand.current?.(null);
      made.destroy();
      view.current = null;
      open.current = '';
    };
  }, []);

  // Text that comes from typing is in the editor already, and must not set its state.
  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const isOpen = open.current === path;
    if (isOpen && editor.state.doc.toString() === text) return;
    if (!isOpen && open.current) states.current.set(open.current, editor.state);
    const kept = isOpen ? undefined : states.current.get(path);
    open.current = path;
    editor.setState(
      kept && kept.doc.toString() === text
        ? kept
        : createState({
            path,
            text,
            readOnly,
            extras: extras.current,
            onChange: (next) => change.current(path, next),
          }),
    );
    // What has come since that file was open.
    editor.dispatch({effects: later.reconfigure(extras.current)});
  }, [path, text, readOnly]);

  useEffect(() => {
    if (!loaded) return;
    extras.current = loaded.extensions(types);
    view.current?.dispatch({effects: later.reconfigure(extras.current)});
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
