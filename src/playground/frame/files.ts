import type {CompiledFile} from '../../../shared/compile/compiled';
import {guard} from './guard';
import type {Require} from './libraries';
import {resolveLocal} from './resolve-local';

type Compiled = (
  require: Require,
  module: {exports: unknown},
  exports: unknown,
  __guard: (line: number) => void,
) => Promise<void> | undefined;

// biome-ignore lint/security/noGlobalEval: what the frame is there for; nothing of the page is within its reach
const indirectEval = eval;

/** The styles that the reader's files import, one element each; gone with the next run. */
const STYLE = 'data-reader-style';

/**
 * Makes the modules of the reader's project; none of them has run yet.
 * Takes the compiled files and the way to packages; returns a function that gives a module's exports
 * by its path; for a script, `.mts`, a promise of its end. It throws what the module throws, and a sentence for a file that isn't there.
 */
export function loadFiles(
  files: Pick<CompiledFile, 'path' | 'code'>[],
  packages: Require,
): (path: string) => unknown {
  for (const style of document.querySelectorAll(`[${STYLE}]`)) style.remove();
  const sources = new Map(files.map((file) => [file.path, file.code]));
  const loaded = new Map<string, {exports: unknown}>();

  const load = (path: string): unknown => {
    const known = loaded.get(path);
    if (known) return known.exports;
    const code = sources.get(path) ?? '';
    const module = {exports: {} as unknown};
    loaded.set(path, module);
    if (path.endsWith('.json')) module.exports = JSON.parse(code);
    else if (path.endsWith('.css')) addStyle(code);
    else {
      // A script for Node.js may wait outside of functions.
      const kind = /\.m[jt]s$/.test(path) ? 'async function' : 'function';
      const compiled = indirectEval(
        `(${kind}(require,module,exports,__guard){${code}\n})\n//# sourceURL=${path}`,
      ) as Compiled;
      const done = compiled(requireFrom(path), module, module.exports, (line) => guard(path, line));
      if (done instanceof Promise) module.exports = done;
    }
    return module.exports;
  };

  const requireFrom =
    (from: string): Require =>
    (name) => {
      if (!name.startsWith('.')) return packages(name);
      const path = resolveLocal((at) => sources.has(at), from, name);
      if (path === undefined) {
        throw new Error(`${from} imports "${name}", but there is no such file in this project.`);
      }
      return load(path);
    };

  return load;
}

function addStyle(css: string): void {
  const style = document.createElement('style');
  style.setAttribute(STYLE, '');
  style.textContent = css;
  document.head.append(style);
}
