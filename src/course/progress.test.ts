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

test('a text that is too long is not kept, and takes nothing else with it', () => {
  const storage = storageWith(null);
  const done = {clamp: true} as const;
  changeProgress((before) => ({...before, done, code: {clamp: 'short'}}), storage);
  const long = 'x'.repeat(50_001);
  expect(changeProgress((before) => ({...before, code: {clamp: long}}), storage)).toBe(false);
  expect(readProgress(storage)).toEqual({...NO_PROGRESS, done, code: {clamp: 'short'}});
});

test('any value that the browser may hold is read without an error', () => {
  for (const value of [
    'true',
    '0',
    '"text"',
    '[]',
    '{}',
    '{"version":1}',
    '{"version":"1","done":{},"code":{},"last":null}',
    '{"version":1,"done":[],"code":[],"last":[]}',
    '{"version":1,"done":{"a":"true"},"code":{},"last":null}',
    '{"version":1,"done":{},"code":{"a":null},"last":null}',
    '{"version":1,"done":{},"code":{},"last":5}',
    `{"version":1,"done":{},"code":{"a":"${'x'.repeat(50_001)}"},"last":null}`,
    `{"version":1,"done":{},"code":{},"last":"${'x'.repeat(61)}"}`,
    '{"version":1,"done":{},"code":{},"last":null',
    '[[[['.repeat(20_000),
  ]) {
    expect(readProgress(storageWith(value)), value.slice(0, 60)).toEqual(NO_PROGRESS);
  }
  const named = '{"version":1,"done":{"__proto__":true,"constructor":true},"code":{},"last":null}';
  expect(Object.keys(readProgress(storageWith(named)).done)).toEqual(['constructor']);
});
