import {undo} from '@codemirror/commands';
import {tsxLanguage} from '@codemirror/lang-javascript';
import {language} from '@codemirror/language';
import type {EditorState} from '@codemirror/state';
import {expect, it} from 'vitest';
import {createState, later} from './create-editor';
import {extensions} from './extras';

const open = (path: string): EditorState =>
  createState({path, text: 'a', extras: [], readOnly: false, onChange: () => undefined});

it('undoes what was typed before the rest of the editor came', () => {
  const typed = open('src/A.tsx').update({changes: {from: 1, insert: 'b'}}).state;
  let state = typed.update({effects: later.reconfigure(extensions(null, 'src/A.tsx'))}).state;
  expect(state.doc.toString()).toBe('ab');
  undo({
    state,
    dispatch: (transaction) => {
      ({state} = transaction);
    },
  });
  expect(state.doc.toString()).toBe('a');
});

it('has the whole language in the place of its colors, once the rest has come', () => {
  for (const [path, whole] of [
    ['src/A.tsx', tsxLanguage],
    ['data.json', null],
  ] as const) {
    const state = open(path);
    expect(state.facet(language) === null).toBe(whole === null);
    expect(state.facet(language)).not.toBe(tsxLanguage);
    const rest = later.reconfigure(extensions(null, path));
    expect(state.update({effects: rest}).state.facet(language)).toBe(whole);
  }
});
