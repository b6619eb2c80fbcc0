import type {Compiled, CompiledFile} from '../../../shared/compile/compiled';

/** Files of the site in all sizes; what is older than these is compiled again. */
const MOST_KEPT = 200;

const known = new Map<string, Compiled>();

const keyOf = (path: string, text: string) => `${path}\n${text}`;

function keep(path: string, text: string, result: Compiled): Compiled {
  const key = keyOf(path, text);
  // The newest is the last one.
  known.delete(key);
  known.set(key, result);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  return result;
}

/**
 * Remembers what the build has compiled: code that nobody has changed runs before the compiler is there.
 * Takes texts by path, and the compiled files.
 */
export function rememberCompiled(
  files: Readonly<Record<string, string>>,
  compiled: readonly CompiledFile[],
): void {
  for (const file of compiled) {
    const text = files[file.path];
    if (text !== undefined) keep(file.path, text, {file});
  }
}

/** Fetches the compiler, 40 KB, so that it is there at the first key. */
export const loadCompiler = () => import('../../../shared/compile/compile');

/**
 * Compiles files; one whose text has been compiled before isn't compiled again.
 * Takes texts by path; returns each, in their order. Throws if the compiler is needed and can't be fetched.
 */
export async function compileFiles(files: Readonly<Record<string, string>>): Promise<Compiled[]> {
  const texts = Object.entries(files);
  const isKnown = texts.every(([path, text]) => known.has(keyOf(path, text)));
  const compiler = isKnown ? undefined : await loadCompiler();
  return texts.map(([path, text]) => {
    const result = known.get(keyOf(path, text)) ?? compiler?.compileFile(path, text);
    if (!result) throw new Error(`${path} has not been compiled`);
    return keep(path, text, result);
  });
}
