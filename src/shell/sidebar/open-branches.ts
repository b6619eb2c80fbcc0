/** Which branches of the sidebar are open, by their path; the text comes from the session's storage. */
export type OpenBranches = Map<string, boolean>;

/**
 * Reads what was stored. Other projects on the same origin may use the key, too, so that anything can
 * stand there.
 *
 * @returns What fits; the rest is as if it had never been stored.
 */
export function readOpenBranches(text: string | null): OpenBranches {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return new Map();
  }
  if (typeof stored !== 'object' || stored === null) return new Map();
  return new Map(
    Object.entries(stored).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    ),
  );
}

/** Writes them for the storage. */
export const writeOpenBranches = (open: OpenBranches): string =>
  JSON.stringify(Object.fromEntries(open));
