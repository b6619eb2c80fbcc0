// @vitest-environment happy-dom
import {undo} from '@codemirror/commands';
import {expect, it, vi} from 'vitest';
import {FileEditor} from './file-editor';

function makeEditor() {
  const onChange = vi.fn();
  const editor = new FileEditor(document.body, {onChange, onFocus: () => undefined});
  const text = () => editor.view.state.doc.toString();
  const type = (insert: string) =>
    editor.view.dispatch({changes: {from: text().length, insert}, userEvent: 'input.type'});
  return {editor, text, type, onChange};
}

it('keeps what is typed when an older text comes back from the page', () => {
  const {editor, text, type, onChange} = makeEditor();
  editor.show('a.ts', 'x', false);
  type('y');
  type('z');
  expect(onChange.mock.calls).toEqual([
    ['a.ts', 'xy'],
    ['a.ts', 'xyz'],
  ]);
  editor.show('a.ts', 'xy', false);
  expect(text()).toBe('xyz');
  editor.show('a.ts', 'reset', false);
  expect(text()).toBe('reset');
});

it('has the history of each file when it is open again, with what was changed meanwhile', () => {
  const {editor, text, type} = makeEditor();
  editor.show('a.ts', 'a', false);
  type('b');
  editor.show('b.ts', 'other', false);
  expect(text()).toBe('other');
  editor.show('a.ts', '// moved\nab', false);
  expect(text()).toBe('// moved\nab');
  undo(editor.view);
  expect(text()).not.toContain('moved');
});

it('goes to the last line where there are fewer', () => {
  const {editor} = makeEditor();
  editor.show('a.ts', 'one\ntwo', false);
  editor.goTo(9);
  expect(editor.view.state.selection.main.head).toBe(4);
});
