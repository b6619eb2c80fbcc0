import {expect, test} from 'vitest';
import {changeProgress, NO_PROGRESS, parseProgress, readProgress, saveProgress} from './progress';

function storageWith(initial: string | null, full = false) {
  let value = initial;
  const storage = {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      value = next;
    },
  } as unknown as Storage;
  return () => storage;
}

test('what was kept is read again, and a change adds to it', () => {
  const storage = storageWith(null);
  expect(readProgress(storage)).toEqual(NO_PROGRESS);
  changeProgress((before) => ({...before, done: {...before.done, clamp: true}}), storage);
  changeProgress((before) => ({...before, last: 'seconds'}), storage);
  expect(readProgress(storage)).toEqual({...NO_PROGRESS, done: {clamp: true}, last: 'seconds'});
});

test('what is no progress counts as none, and a file with it is refused', () => {
  for (const text of [
    '',
    'null',
    '{"version":2}',
    '{"version":1,"done":{"a":1},"code":{},"last":null}',
  ]) {
    expect(readProgress(storageWith(text))).toEqual(NO_PROGRESS);
    expect(() => parseProgress(text)).toThrow();
  }
});

test('a full or blocked storage is told, not thrown', () => {
  expect(saveProgress(NO_PROGRESS, storageWith(null, true))).toBe(false);
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(saveProgress(NO_PROGRESS, blocked)).toBe(false);
  expect(readProgress(blocked)).toEqual(NO_PROGRESS);
});
