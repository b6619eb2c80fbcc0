import {readStored, store} from '../outside/storage';

/** A page a reader opened from the search, kept as text. */
export interface Visit {
  url: string;
  title: string;
  heading: string;
  section: string;
}

/** Limits of the specification, section 9. */
const LIMITS = {recent: 7, recentWithFavorites: 4, favorites: 10} as const;

type List = 'recent' | 'favorites';

// The version keeps an older or newer site on the same origin from reading foreign shapes.
const keyOf = (list: List) => `docs-search-${list}-v1`;

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false;
  const {url, title, heading, section} = value as Record<string, unknown>;
  const texts = [url, title, heading, section];
  // Only addresses of this site: a stored value must not become a link elsewhere.
  return (
    texts.every((text) => typeof text === 'string' && text.length < 500) &&
    /^\/(?!\/)/.test(url as string)
  );
}

/** Reads a list; storage that is off, full or corrupt counts as empty. */
export function readVisits(list: List): Visit[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(list)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisit).slice(0, LIMITS.favorites) : [];
  } catch {
    return [];
  }
}

// Without storage there is no history; searching goes on.
const writeVisits = (list: List, visits: Visit[]) => store(keyOf(list), JSON.stringify(visits));

const without = (visits: Visit[], url: string) => visits.filter((visit) => visit.url !== url);

/** Notes an opened hit as the most recent one; favorites are not repeated there. */
export function addRecent(visit: Visit): void {
  const favorites = readVisits('favorites');
  if (favorites.some(({url}) => url === visit.url)) return;
  const limit = favorites.length > 0 ? LIMITS.recentWithFavorites : LIMITS.recent;
  writeVisits('recent', [visit, ...without(readVisits('recent'), visit.url)].slice(0, limit));
}

/** Moves a visit to the favorites; the oldest of more than ten goes. */
export function addFavorite(visit: Visit): void {
  writeVisits('recent', without(readVisits('recent'), visit.url));
  writeVisits(
    'favorites',
    [visit, ...without(readVisits('favorites'), visit.url)].slice(0, LIMITS.favorites),
  );
}

/** Takes a visit out of a list. */
export function removeVisit(list: List, url: string): void {
  writeVisits(list, without(readVisits(list), url));
}

/** What the start screen shows: all favorites, and fewer recent ones where there are favorites. */
export function startLists(): {recent: Visit[]; favorites: Visit[]} {
  const favorites = readVisits('favorites');
  const limit = favorites.length > 0 ? LIMITS.recentWithFavorites : LIMITS.recent;
  return {favorites, recent: readVisits('recent').slice(0, limit)};
}
