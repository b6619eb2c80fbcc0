import type {Change} from './messages';

/**
 * Applies changes to files.
 * Takes the files and the changes, all counted in the texts before; returns the changed files.
 */
export function applyChanges(
  files: Readonly<Record<string, string>>,
  changes: readonly Change[],
): Record<string, string> {
  const result: Record<string, string> = {};
  // From the end, so that places before it stay right.
  for (const {path, from, to, text} of [...changes].sort((a, b) => b.from - a.from)) {
    const before = result[path] ?? files[path];
    if (before === undefined) continue;
    result[path] = before.slice(0, from) + text + before.slice(to);
  }
  return result;
}
