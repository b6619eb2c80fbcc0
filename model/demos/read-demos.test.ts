import {expect, it, vi} from 'vitest';
import {parseDemo} from './parse-demo.ts';
import {readDemo} from './read-demos.ts';

vi.mock('./parse-demo.ts', () => ({parseDemo: vi.fn()}));

it('names a demo of which a file is missing', () => {
  expect(readDemo('nothing-of-this-name').problems).toMatchObject([
    {file: 'demos/nothing-of-this-name', rule: 'demos/files'},
  ]);
});

it('doesn’t take a fault of the parser for a missing file', () => {
  vi.mocked(parseDemo).mockImplementation(() => {
    throw new TypeError('node is undefined');
  });
  expect(() => readDemo('spring')).toThrow('node is undefined');
});
