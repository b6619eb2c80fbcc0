import type {WatchRecord} from './record.ts';

/** For tests: what is seen of a film that moves, with nothing odd in it, but for what a test says. */
export const testRecord = (more: Partial<WatchRecord> = {}): WatchRecord => ({
  page: 'content/docs/a.mdx:7',
  frames: [0, 15, 45, 119],
  moves: true,
  isEmpty: false,
  flickers: [],
  says: [],
  twice: [],
  abandoned: [],
  refused: [],
  reloads: [],
  cut: [],
  clipped: [],
  changed: null,
  ...more,
});
