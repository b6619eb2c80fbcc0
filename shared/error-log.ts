/** What a log says besides its messages: versions of packages, and places in the reader's own code. */

/** A version of the toolkit that a text mentions. */
export interface SeenVersion {
  package: string;
  version: string;
}

/** A line of a stack trace that is in the reader's code. */
export interface OwnFrame {
  file: string;
  line: number;
  column?: number;
  /** Where the line is in the text. */
  start: number;
}

const NUMBER = String.raw`(\d+\.\d+\.\d+(?:-[a-z0-9.]+)?)`;

/** Forms in which versions appear; the first group is the package, where it is known, the last the version. */
const FORMS = [
  // package.json, yarn.lock, npm ls, pnpm's folders, `npx remotion versions`
  new RegExp(
    String.raw`(@remotion[/+][a-z0-9-]+|\bremotion)["']?(?:\s*:\s*["']?[\^~]?|@)v?${NUMBER}`,
    'g',
  ),
  // "On version: 4.0.311" is followed by names; the number alone is what counts.
  new RegExp(`On version: ()${NUMBER}`, 'g'),
  new RegExp(`Multiple versions of ()Remotion detected: ${NUMBER}`, 'g'),
  new RegExp(String.raw`Multiple versions of ()Remotion detected: [\d.]+ and ${NUMBER}`, 'g'),
];
/** Names of Lambda functions and of folders for temporary files: remotion-render-4-0-248-mem2048mb. */
const FOLDERS = /\bremotion-(?:render|v)-?(\d+)-(\d+)-(\d+)(?=[-\w])/g;

/**
 * @param text A log.
 * @returns Each package and version once, in the order of the text; the package is "" where only a
 *   version of the toolkit is named.
 */
export function seenVersions(text: string): SeenVersion[] {
  const seen = new Map<string, SeenVersion>();
  const add = (name: string, version: string) =>
    seen.set(`${name}@${version}`, {package: name, version});
  for (const form of FORMS) {
    for (const [, name = '', version = ''] of text.matchAll(form))
      add(name.replace('+', '/'), version);
  }
  for (const [, major = '', minor = '', patch = ''] of text.matchAll(FOLDERS))
    add('', `${major}.${minor}.${patch}`);
  return [...seen.values()];
}

/** Different versions among those seen, which is an error by itself; empty if there is one at most. */
export function mixedVersions(seen: readonly SeenVersion[]): string[] {
  const versions = [...new Set(seen.map(({version}) => version))];
  return versions.length > 1 ? versions : [];
}

// No question mark within a query: where each could begin one, a long line would take seconds.
const FRAME =
  /(?:^|[\s(])(?:at\s+)?((?:file:\/\/\/?|webpack:\/\/\/?(?:[\w.-]+\/)?|webpack-internal:\/\/\/(?:\([\w-]+\)\/)?|https?:\/\/[^\s/]+\/)?(?:[A-Za-z]:)?[^\s():'"`<>|]*\.(?:[cm]?[jt]sx?|vue|svelte))(?:\?[^\s:)?]*)?:(\d+)(?::(\d+))?/gm;
/** Code of packages, of Node.js, of browsers and of what builds and hosts made of the reader's. */
const FOREIGN =
  /node_modules|^node:|^internal\/|\/var\/task\/|\.next\/|\/\.vite\/|webpack-runtime|webpack\/|webpack\.js|chunk-|react-dom|\/assets\/[^/]*\.js$|\.bundle\.js$|^index\.mjs$|remotion\/dist/;

/**
 * @param text A log.
 * @returns Places in the reader's own files, nearest to the error first, each once.
 */
export function ownFrames(text: string): OwnFrame[] {
  const frames = new Map<string, OwnFrame>();
  for (const match of text.matchAll(FRAME)) {
    const [, written = '', line = '', column] = match;
    if (FOREIGN.test(written.replaceAll('\\', '/'))) continue;
    const file = written.replace(
      /^(?:file:\/\/|webpack(?:-internal)?:\/\/\/?(?:\([\w-]+\)\/)?|https?:\/\/[^/]+\/)/,
      '',
    );
    const key = `${file}:${line}`;
    if (frames.has(key) || file === '') continue;
    frames.set(key, {
      file,
      line: Number(line),
      ...(column === undefined ? {} : {column: Number(column)}),
      start: match.index,
    });
  }
  return [...frames.values()];
}

const ASIDE = /^\s*at\s|^\s*\d+\s*[|│]|^[\s>|^~─-]*$/;

/** Whether a line says nothing of what happened: one of a stack, of code with its number, of a frame, an empty one. */
export const isAside = (line: string): boolean => ASIDE.test(line);
