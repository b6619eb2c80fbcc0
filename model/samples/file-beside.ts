import path from 'node:path/posix';

const FILE_TITLE = /^(?!\/)[\w@()[\].-]+(?:\/[\w@()[\].-]+)*\.(?:tsx?|json|css)$/;

/** Tells whether the title of a fence names a file, which other fences of the page can import. */
export const isFileTitle = (title: string | undefined): title is string =>
  title !== undefined && FILE_TITLE.test(title);

/**
 * Finds the file that a relative import means, as a bundler would.
 *
 * @param has Whether there is a file of that name.
 * @param folders Where the import may start from, most likely first.
 * @param specifier What is imported: `./Title`, `../lib/size.js`.
 * @returns Its name; undefined if no folder has it.
 */
export function fileBeside(
  has: (name: string) => boolean,
  folders: Iterable<string>,
  specifier: string,
): string | undefined {
  for (const folder of folders) {
    const base = path.join(folder, specifier);
    const stem = base.replace(/\.jsx?$/, '');
    const found = [base, `${stem}.tsx`, `${stem}.ts`, `${stem}/index.tsx`, `${stem}/index.ts`].find(
      has,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The folders of some files: where an untitled sample, which has no place of its own, may import from. */
export const foldersOf = (files: Iterable<string>): Set<string> =>
  new Set([...files].map((file) => path.dirname(file)));
