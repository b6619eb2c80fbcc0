import {expect, it, vi} from 'vitest';
import {
  type Draft,
  draftOfEvent,
  draftStorage,
  findDraftOf,
  listDrafts,
  newId,
  readDraft,
  removeDraft,
  saveDraft,
} from './drafts';
import {isSame} from './is-same';

const project = {
  title: 'a',
  files: {'a.tsx': ''},
  video: {width: 1, height: 1, fps: 30, durationInFrames: 1},
};
const draft = (id: string, changed: number): Draft => ({
  id,
  changed,
  tab: 'one',
  project,
  original: project,
});

/** The part of a browser's storage that drafts use. */
function memory(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

it('keeps drafts, the last changed first', () => {
  const storage = memory();
  const [first, second] = [newId(), newId()];
  storage.setItem('something else', '{}');
  expect(saveDraft(draft(first, 1), storage)).toBe('saved');
  expect(saveDraft(draft(second, 2), storage)).toBe('saved');
  expect(listDrafts(storage).map(({id}) => id)).toEqual([second, first]);
  expect(readDraft(first, storage)?.project).toEqual(project);
  removeDraft(first, storage);
  expect(readDraft(first, storage)).toBeUndefined();
});

it('says so when nothing can be kept, and passes over what it can’t read', () => {
  expect(saveDraft(draft(newId(), 1), memory(10))).toBe('full');
  const storage = memory();
  storage.setItem('playground:draft:12345678', '{"id":');
  storage.setItem('playground:draft:12345679', '{"id":"12345679"}');
  expect(listDrafts(storage)).toEqual([]);
  const event = {key: 'playground:draft:x', newValue: 'x'} as StorageEvent;
  expect(draftOfEvent(event)).toBeUndefined();
});

it('keeps nothing where storage is blocked, and doesn’t throw', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  const storage = draftStorage();
  expect(storage).toBeUndefined();
  expect(saveDraft(draft(newId(), 1), storage)).toBe('full');
  expect(listDrafts(storage)).toEqual([]);
  expect(readDraft('0123456789abcdef', storage)).toBeUndefined();
  expect(() => removeDraft('x', storage)).not.toThrow();
  vi.unstubAllGlobals();
});

it('keeps nothing that it could not read again, and says so', () => {
  const storage = memory();
  const long = {...project, files: {'a.tsx': 'x'.repeat(1_000_001)}};
  expect(saveDraft({...draft('11111111', 1), project: long}, storage)).toBe('large');
  expect(listDrafts(storage)).toEqual([]);
});

it('finds the newest draft of a project by what it was begun with', () => {
  const storage = memory();
  const changed = {...project, files: {'a.tsx': 'mine'}};
  saveDraft({...draft('11111111', 1), project: changed}, storage);
  saveDraft({...draft('22222222', 2), project: changed}, storage);
  expect(findDraftOf(project, storage)?.id).toBe('22222222');
  expect(findDraftOf({...project, title: 'b'}, storage)).toBeUndefined();
  expect(findDraftOf({...project, props: {a: 1}}, storage)).toBeUndefined();
  expect(isSame(project, {...project, props: {}})).toBe(true);
});
