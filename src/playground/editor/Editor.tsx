import type {EditorView} from '@codemirror/view';
import {useEffect, useRef, useState} from 'react';
import type {Fault} from '../protocol';
import type {TypeProblem} from '../types/messages';
import {FileEditor} from './file-editor';
import type {TypeHelp} from './type-help';
import {useExtras} from './use-extras';

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

/** The editor of a project, as its page says: which file is open, what is wrong with it, where to go. */
export function Editor(props: EditorProps) {
  const {path, text, faults, goTo, settled = false, readOnly = false, wrap = false} = props;
  const {types = null, typeProblems = NO_PROBLEMS} = props;
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<FileEditor | null>(null);
  const [isFocused, setFocused] = useState(false);
  const extras = useExtras(isFocused || settled);
  const page = useRef(props);
  page.current = props;

  useEffect(() => {
    if (!box.current) return;
    const made = new FileEditor(box.current, {
      onChange: (changed, next) => page.current.onChange(changed, next),
      onFocus: () => {
        setFocused(true);
        page.current.onFocus?.();
      },
    });
    editor.current = made;
    page.current.onView?.(made.view);
    return () => {
      page.current.onView?.(null);
      made.destroy();
      editor.current = null;
    };
  }, []);

  useEffect(() => editor.current?.show(path, text, readOnly), [path, text, readOnly]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has a state of its own
  useEffect(() => editor.current?.setWrap(wrap), [wrap, path]);

  useEffect(() => {
    if (extras) editor.current?.setExtras((opened) => extras.extensions(types, opened));
  }, [extras, types]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has its own marks
  useEffect(() => {
    if (editor.current) extras?.markProblems(editor.current.view, typeProblems);
  }, [extras, typeProblems, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has its own marks
  useEffect(() => editor.current?.markFaults(faults), [faults, path]);

  useEffect(() => {
    if (goTo) editor.current?.goTo(goTo.line);
  }, [goTo]);

  return <div ref={box} style={{height: '100%', minHeight: 0}} data-editor={path} />;
}
