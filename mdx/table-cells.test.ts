import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import rehypeTableCells from './table-cells';

const cell = (tagName: string, value: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value}]}],
});

function classesOf(element: Element): unknown {
  const tree: Root = {type: 'root', children: [element]};
  rehypeTableCells()(tree);
  return element.properties.className;
}

test.each([
  ['a number', '15 + 1', ['cell-short']],
  ['a yes, with a footnote', 'yes ¹', ['cell-short', 'cell-yes']],
  ['a word that only begins like a no', 'node', ['cell-short']],
  ['a few words', 'the file as it is', undefined],
  ['a sentence', '10 seconds of animated text, 300 frames', ['cell-text']],
  ['several sentences', 'Everything is read. '.repeat(6), ['cell-long']],
])('a cell with %s says so', (_what, text, classes) => {
  expect(classesOf(cell('td', text))).toEqual(classes);
});

test('the head is left alone', () => {
  expect(classesOf(cell('th', 'MP4'))).toBeUndefined();
});
