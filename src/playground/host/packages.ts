import files from '@generated/site-playground/default/frame.json';
import {fetchText} from '../../outside/fetch-json';
import {loadOnce} from '../../outside/load-once';

/** Address of the document that the page embeds. */
export const frameAddress = files.frame;

/** Versions that work together, for projects that are taken home. */
export const {versions} = files;

/** Typefaces that code may import as a style sheet. */
export const fontFiles = files.fonts;

/** Where the worker that knows types is, with its parts. */
export const {types: typesFiles} = files;

/** What the frame itself needs before it can show a composition. */
export const RUNTIME = 'playground';

/** Names of all packages that code in the playground may import. */
export const packageNames = Object.keys(files.libraries).filter((name) => name !== RUNTIME);

const hasStandIn = (name: string) =>
  name === 'react/jsx-dev-runtime' ||
  Object.hasOwn(fontFiles, name) ||
  /^@remotion\/google-fonts(?:\/\w+)?$/.test(name);

/** Tells whether code in the playground may import a package. */
export function isAvailable(name: string): boolean {
  return hasStandIn(name) || packageNames.includes(name);
}

/**
 * Lists packages with all that they need, each behind what it needs itself.
 * Takes names; those that are no package are left out.
 */
export function closureOf(names: Iterable<string>): string[] {
  const found = new Set<string>();
  const visit = (name: string, path: string[]) => {
    // A text may ask for “constructor”, which every object has.
    const library = Object.hasOwn(files.libraries, name) && files.libraries[name];
    if (!library || found.has(name) || path.includes(name)) return;
    for (const needed of library.needs) visit(needed, [...path, name]);
    found.add(name);
  };
  for (const name of names) visit(name, []);
  return [...found];
}

/**
 * Fetches the code of a package; once for all frames of a visit.
 * Throws if it can't be fetched, or nothing more of it comes; the next call tries again.
 */
export const fetchPackage = loadOnce((name) => fetchText(files.libraries[name]?.file ?? ''));

/** Fetches what every frame needs, so that it is there when the editor is. */
export function preloadRuntime(): void {
  for (const name of closureOf([RUNTIME])) fetchPackage(name).catch(() => undefined);
}
