import type {SearchHit} from '../engine/engine';
import type {Visit} from '../history';
import {plain} from './Text';

/** One line of the list: a hit, or a visit of the start screen. */
export type Item =
  /** A section that leads stands before its page, and has to name it. */
  | {kind: 'hit'; url: string; hit: SearchHit; isLead: boolean; [key: string]: unknown}
  | {kind: 'recent' | 'favorites'; url: string; visit: Visit; [key: string]: unknown};

export interface Group {
  label: string;
  items: Item[];
}

const pathOf = (url: string) => url.replace(/#.*$/, '');

/** Hits in groups, in the order of each group's best hit, so that the best hit comes first. */
export function groupHits(hits: SearchHit[]): Group[] {
  const groups = new Map<string, Item[]>();
  for (const hit of hits) {
    const items = groups.get(hit.section) ?? [];
    const last = items.at(-1);
    const isLead = hit.kind !== 'page' && (!last || pathOf(last.url) !== pathOf(hit.url));
    items.push({kind: 'hit', url: hit.url, hit, isLead});
    groups.set(hit.section, items);
  }
  return [...groups].map(([label, items]) => ({label, items}));
}

/** The start screen's groups; empty ones are left out. */
export function groupVisits(lists: {recent: Visit[]; favorites: Visit[]}): Group[] {
  const group = (label: string, kind: 'recent' | 'favorites'): Group => ({
    label,
    items: lists[kind].map((visit) => ({kind, url: visit.url, visit})),
  });
  return [group('Recent', 'recent'), group('Favorite', 'favorites')].filter(
    ({items}) => items.length > 0,
  );
}

/** What is kept of an opened item. */
export function visitOf(item: Item): Visit {
  if (item.kind !== 'hit') return item.visit;
  const {hit} = item;
  return {url: hit.url, title: plain(hit.title), heading: plain(hit.heading), section: hit.section};
}
