import {toolkitPackageOf} from '../../shared/toolkit-packages.ts';
import {listFiles, readText} from '../io.ts';

/** Addresses of the documentation, each with the packages that print it or name it in a comment. */
type PackageLinks = Record<string, string[]>;

/** Where the addresses are kept: to collect them from the packages takes seconds. */
export const LINKS_FILE = 'toolkit/api/links.json';

const SCOPE = 'toolkit/node_modules/@remotion';
const CORE = 'toolkit/node_modules/remotion';
const ADDRESS = /remotion\.dev(\/[\w./#%-]*)(\$\{)?/g;
/** Endpoints of the server and media files aren't pages. */
const NO_PAGE = /^\/api\/|^\/$|\.(?:png|svg|jpe?g|mp4|webm|json|js|wasm|mp3|wav)$/;
/** One font stands for the 1,700 modules of the same shape. */
const FONT = /\/google-fonts\/dist\/(?:cjs|esm)\/[A-Z](?!nter\.)/;

/**
 * @param text A file of a package: code, declarations or a bundle.
 * @returns The site paths it names, with anchors, without host; each once.
 */
export function linksIn(text: string): string[] {
  // An address that goes on with a variable isn't known here; a full stop ends the sentence.
  const paths = [...text.matchAll(ADDRESS)].map(([, path = '', variable]) =>
    variable ? '/' : path.replace(/\.+$/, ''),
  );
  return [...new Set(paths)].filter((path) => !NO_PAGE.test(path));
}

/** Collects the addresses from the installed packages. */
export function extractPackageLinks(): PackageLinks {
  const names = new Map<string, Set<string>>();
  const kinds = ['.js', '.mjs', '.d.ts'];
  for (const file of [...listFiles(CORE, kinds), ...listFiles(SCOPE, kinds)]) {
    if (FONT.test(file)) continue;
    const name = toolkitPackageOf(file) ?? file;
    for (const link of linksIn(readText(file))) {
      names.set(link, (names.get(link) ?? new Set()).add(name));
    }
  }
  const sorted = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([link, from]) => [link, [...from].sort()]));
}

/** Text of the addresses, as it is committed. */
export const printPackageLinks = (links: PackageLinks): string =>
  `${JSON.stringify(links, null, 1)}\n`;
