const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts'];

/** Joins a folder and a relative specifier: `src` and `../a` give `a`. */
function join(folder: string, specifier: string): string {
  const parts = folder ? folder.split('/') : [];
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Finds the file of a project that a relative import means, as a bundler would.
 *
 * @param has Whether the project has a file at a path.
 * @param from Path of the file that imports it.
 * @param specifier What is imported: `./Title`, `../lib/size.js`, which may stand for `lib/size.ts`.
 * @returns Its path; undefined if there is none.
 */
export function resolveLocal(
  has: (path: string) => boolean,
  from: string,
  specifier: string,
): string | undefined {
  const base = join(from.split('/').slice(0, -1).join('/'), specifier);
  const stem = base.replace(/\.jsx?$/, '');
  return [base, stem].flatMap((start) => ENDINGS.map((ending) => start + ending)).find(has);
}
