/**
 * Number of single-character edits that turn one text into the other. A library for it is faster, and would be
 * 0.8 KB of every docs page, which brings the page for what isn't there.
 */
export function editDistance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Farther behind the best path than this, another isn't a plausible guess. */
const WORTH_SHOWING = 0.3;

/** Nobody mistypes an address of this length, and comparing it with all others takes seconds. */
const MAX_PATH = 200;

/** A stray percent sign is no reason to fail on the page that catches mistakes. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const simplify = (path: string) =>
  decoded(path)
    .toLowerCase()
    .replace(/(index)?\.html$/, '')
    .replace(/\/+$/, '');

const lastSegment = (path: string) =>
  path.slice(path.lastIndexOf('/') + 1).replace(/[^a-z0-9]/g, '');

/**
 * The existing paths that are most like the one asked for.
 *
 * The last segment weighs most: people mistype or remember the name of a page, and pages move
 * between folders.
 *
 * @returns At most five paths, best first; none that has nothing in common.
 */
export function nearestPaths(wanted: string, paths: string[]): string[] {
  if (wanted.length > MAX_PATH) return [];
  const target = simplify(wanted);
  const name = lastSegment(target);
  if (!name) return [];
  const scored = paths.flatMap((path) => {
    const candidate = simplify(path);
    const other = lastSegment(candidate);
    if (!other) return [];
    const byName = editDistance(name, other) / Math.max(name.length, other.length);
    const byPath = editDistance(target, candidate) / Math.max(target.length, candidate.length);
    const contained = other.includes(name) || name.includes(other) ? 0.15 : 0;
    const score =
      byName * 0.7 + byPath * 0.3 - (Math.min(other.length, name.length) > 3 ? contained : 0);
    return score < 0.5 ? [{path, score}] : [];
  });
  scored.sort((a, b) => a.score - b.score);
  const worst = (scored[0]?.score ?? 0) + WORTH_SHOWING;
  return scored
    .filter(({score}) => score <= worst)
    .slice(0, 5)
    .map(({path}) => path);
}

/** What a search may make of an address: its last segment, in words. */
export const wordsOf = (path: string): string =>
  path.length > MAX_PATH
    ? ''
    : simplify(path)
        .replace(/^.*\//, '')
        .replace(/[-_.+%]+/g, ' ')
        .trim();
