/** Files that a project may have, and letters that one of them may. */
export const MOST_FILES = 50;
export const LONGEST_FILE = 1_000_000;

/**
 * Tells whether a file of a project may have this path: an archive is unpacked with it on any system, and
 * commands name it, which would take a hyphen at its beginning for an option.
 */
export const isPath = (path: string): boolean =>
  /^[\w@][\w@./-]{0,199}$/.test(path) &&
  path.split('/').every((part) => part !== '' && !/^\.+$/.test(part));

/** Files that a reader writes; pictures, sound and film are picked, and stay outside. */
const ENDINGS = /\.(?:[jt]sx?|m[jt]s|json|css|md|txt|svg|srt|vtt|csv)$/;

/**
 * Says why a project can't have a file of this name.
 * Takes the path and those that are there; returns a sentence, or null if there is nothing against it.
 */
export function refusal(path: string, files: readonly string[]): string | null {
  if (!isPath(path))
    return 'Write letters, digits, hyphens and dots, with a slash between folders: src/Clock.tsx.';
  if (!ENDINGS.test(path)) return 'Its ending says what it is: .tsx, .ts, .css or .json.';
  // On many computers “Clock.tsx” and “clock.tsx” are one file.
  const lower = path.toLowerCase();
  const same = files.find((file) => file.toLowerCase() === lower);
  if (same) return `There is a file ${same}.`;
  const folder = files.find((file) => path.startsWith(`${file}/`) || file.startsWith(`${path}/`));
  if (folder) return `${folder} is there: a name can’t be a file and a folder.`;
  return files.length >= MOST_FILES ? `A project has at most ${MOST_FILES} files.` : null;
}
