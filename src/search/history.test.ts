import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {addFavorite, addRecent, readVisits, removeVisit, startLists, type Visit} from './history';

const visit = (number: number): Visit => ({
  url: `/docs/page-${number}`,
  title: `Page ${number}`,
  heading: '',
  section: 'API',
});
const urls = (visits: Visit[]) => visits.map(({url}) => url);

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a reader opened', () => {
  it('is kept for seven pages, the last one first and each once', () => {
    for (let number = 1; number <= 9; number += 1) addRecent(visit(number));
    addRecent(visit(5));
    expect(urls(startLists().recent)).toEqual([5, 9, 8, 7, 6, 4, 3].map((n) => visit(n).url));
  });

  it('is kept for four pages beside favorites, of which there are ten', () => {
    for (let number = 1; number <= 12; number += 1) addFavorite(visit(number));
    for (let number = 21; number <= 29; number += 1) addRecent(visit(number));
    const {recent, favorites} = startLists();
    expect(recent).toHaveLength(4);
    expect(urls(favorites)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => visit(n).url));
  });

  it('is in one list only, and can be taken out', () => {
    addRecent(visit(1));
    addFavorite(visit(1));
    addRecent(visit(1));
    expect(startLists()).toEqual({recent: [], favorites: [visit(1)]});
    removeVisit('favorites', visit(1).url);
    expect(readVisits('favorites')).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"url":"/docs/a"}'],
    ['addresses of other sites', JSON.stringify([{...visit(1), url: '//evil.example'}])],
    ['scripts', JSON.stringify([{...visit(1), url: 'javascript:alert(1)'}])],
  ])('counts as nothing if it holds %s', (_what, text) => {
    stored.set('docs-search-recent-v1', text);
    expect(readVisits('recent')).toEqual([]);
  });

  it('is not kept where storage is off, and nothing fails', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    addRecent(visit(1));
    addFavorite(visit(2));
    expect(startLists()).toEqual({recent: [], favorites: []});
  });
});
