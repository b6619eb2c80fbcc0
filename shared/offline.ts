/** `/offline.json`: what a copy of the site for reading offline consists of. */
export interface OfflineManifest {
  /** Changes when any file does. */
  build: string;
  /** Bytes to download, compressed. */
  download: number;
  /** Bytes in the reader's browser, where files lie unpacked. */
  stored: number;
  /** Address and `sha256-…` of each file. */
  files: [path: string, integrity: string][];
}

/** What the service worker tells all open pages. */
export interface OfflineProgress {
  build: string;
  done: number;
  total: number;
}

/** What a page asks of a service worker: to give up saving, or to take the place of an older one. */
export type OfflineRequest = 'stop' | 'take over';

/** Name of the channel for `OfflineProgress`. */
export const OFFLINE_CHANNEL = 'offline-copy';
/** What the names of all caches of copies begin with. */
export const OFFLINE_CACHE = 'offline-copy-';
