import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeText} from '../../model/io.ts';

const FILE = '.cache/bench-search.json';
const SOURCES = ['benchmarks/search', 'src/search/engine'];

/** What all measurements depend on: the index, the queries, the engines and the build. */
export function keyOf(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  for (const folder of SOURCES) {
    for (const name of readdirSync(folder).sort()) {
      if (/\.(?:ts|tsv)$/.test(name)) hash.update(readFileSync(path.join(folder, name)));
    }
  }
  return hash.digest('hex');
}

/** The measurements of a run; each is kept, so that a run that was stopped goes on where it was. */
export class Parts {
  readonly #key: string;
  readonly #done: Record<string, unknown>;
  readonly failed: string[] = [];

  /** @param fresh Measures all again. */
  constructor(key: string, fresh: boolean) {
    this.#key = key;
    if (fresh) rmSync(FILE, {force: true});
    const stored = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
    this.#done = stored.key === key ? stored.done : {};
  }

  /**
   * Measures one part, unless that was done already.
   *
   * @param seconds How long it may take.
   * @param measure Gives what is kept, as JSON.
   * @returns What was measured, or undefined if it failed or took too long.
   */
  async run<T>(name: string, seconds: number, measure: () => Promise<T>): Promise<T | undefined> {
    if (name in this.#done) {
      console.log(`${name}: kept from the last run`);
      return this.#done[name] as T;
    }
    const started = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`took longer than ${seconds} s`)), seconds * 1000);
    });
    try {
      const result = await Promise.race([measure(), limit]);
      this.#done[name] = result;
      writeText(FILE, JSON.stringify({key: this.#key, done: this.#done}));
      console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
      return result;
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      console.log(`${name}: ${reason}`);
      this.failed.push(`${name}: ${reason}`);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}
