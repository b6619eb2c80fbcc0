import {plainText} from '../../../shared/marked';
import type {Place, SearchHit} from '../engine/engine';
import type {Visit} from '../history';
import {explainAddress, isMessage} from '../message';

/** One line of the list: a page, another place of it, or a visit of the start screen. */
export type Item =
  | {kind: 'hit'; url: string; hit: SearchHit; isOpen: boolean; [key: string]: unknown}
  | {kind: 'place'; url: string; hit: SearchHit; place: Place; [key: string]: unknown}
  | {kind: 'explain'; url: string; [key: string]: unknown}
  | {kind: 'recent' | 'favorites'; url: string; visit: Visit; [key: string]: unknown};

export interface Group {
  label: string;
  items: Item[];
}

/** Position of the offer to explain a message: in sight, and below what Enter opens. */
const EXPLAIN_AT = 3;

/**
 * The lines of an answer, one for each page, and the offer to explain what looks like a message.
 *
 * @param open Addresses of the hits whose other places are listed below them.
 */
export function listHits(
  hits: readonly SearchHit[],
  open: ReadonlySet<string>,
  query: string,
): Group[] {
  const lines = hits.map((hit): Item[] => {
    const isOpen = open.has(hit.url);
    const line: Item = {kind: 'hit', url: hit.url, hit, isOpen};
    if (!isOpen) return [line];
    return [line, ...hit.more.map((place): Item => ({kind: 'place', url: place.url, hit, place}))];
  });
  if (isMessage(query)) {
    lines.splice(EXPLAIN_AT, 0, [{kind: 'explain', url: explainAddress(query)}]);
  }
  return lines.length > 0 ? [{label: 'Results', items: lines.flat()}] : [];
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

const visitTo = (url: string, {title, section}: SearchHit, {heading}: Place): Visit => ({
  url,
  title: plainText(title),
  heading: plainText(heading),
  section,
});

/** What is kept of an opened item. */
export function visitOf(item: Item): Visit | undefined {
  if (item.kind === 'hit') return visitTo(item.url, item.hit, item.hit);
  if (item.kind === 'place') return visitTo(item.url, item.hit, item.place);
  return item.kind === 'explain' ? undefined : item.visit;
}
