import {expect, it} from 'vitest';
import {plainName} from './use-own-files';

it('gives a file a name that code can write, with its ending', () => {
  expect(plainName('My clip (2).mp4')).toBe('My-clip-2.mp4');
  expect(plainName('海.png')).toBe('file.png');
  expect(plainName('../a/b.png')).toBe('a-b.png');
  expect(plainName('.env')).toBe('file.env');
  expect(plainName('')).toBe('file');
});
