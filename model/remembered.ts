/**
 * Makes a function that reads anew only after a while: files may be edited while the dev server runs, and a build,
 * in which they stay, asks a thousand times.
 *
 * @param ms How old an answer may be.
 */
export function remembered<T>(read: () => T, ms = 2000): () => T {
  let last: {at: number; value: T} | undefined;
  return () => {
    const isBuild = process.env.NODE_ENV === 'production';
    if (!last || (!isBuild && Date.now() - last.at > ms)) {
      const value = read();
      // From its end: on a slow machine, reading takes as long as an answer is good for.
      last = {at: Date.now(), value};
    }
    return last.value;
  };
}

interface Parsed<T> {
  source: string;
  value: T;
}

/**
 * All that was parsed, by the name of the parser. It outlives a module: Docusaurus loads the file of the sidebars
 * anew for each edit, with all that it imports.
 */
const memory: Map<string, Map<string, Parsed<unknown>>> = (() => {
  const key = Symbol.for('what-files-were-parsed-to');
  const shared = globalThis as {[key]?: Map<string, Map<string, Parsed<unknown>>>};
  shared[key] ??= new Map();
  return shared[key];
})();

/**
 * Parses a file, unless its text is what it was the last time: several plugins of one build read the same files, and
 * the dev server reads all of them for each edit of one. What it returns is only read.
 *
 * @param parser Its name; each has files of its own.
 * @param file What is parsed.
 * @param source Its text as it is now.
 */
export function parsedOnce<T>(parser: string, file: string, source: string, parse: () => T): T {
  const known = (memory.get(parser) ?? new Map()) as Map<string, Parsed<T>>;
  memory.set(parser, known);
  const last = known.get(file);
  if (last?.source === source) return last.value;
  const value = parse();
  known.set(file, {source, value});
  return value;
}
