import {existsSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {type Replacement, replacements} from './replacements/rows.ts';

const NAME = 'site-replacements';

interface Module {
  nameForCondition(): string | null;
}

interface Compilation {
  hooks: {
    finishModules: {
      tapPromise(name: string, fn: (modules: Iterable<Module>) => Promise<void>): void;
    };
  };
  moduleGraph: {getOutgoingConnections(module: Module): Iterable<{module: Module | null}>};
}

interface Compiler {
  hooks: {thisCompilation: {tap(name: string, fn: (compilation: Compilation) => void): void}};
}

const sentence = ({original, until, upstream}: Replacement) =>
  `plugins/replacements/rows.ts replaces ${original.join('/')}, which the framework no longer has or uses: follow it, or delete the row if this is true now: ${until}${upstream ? ` (${upstream})` : ''}.`;

/**
 * Finds what a row replaces, as the bundler's alias names it.
 *
 * @param root A file from which packages are found.
 * @throws {Error} If the framework no longer has it: the message names the row.
 */
export function originalOf(row: Replacement, root: string): string {
  const [name, file] = row.original;
  if (!file) return `${name}$`;
  // From where the framework finds its own packages; not all of them let themselves be asked.
  const core = createRequire(root).resolve('@docusaurus/core/package.json');
  const folder = (createRequire(core).resolve.paths(name) ?? [])
    .map((one) => path.join(one, name))
    .find((one) => existsSync(one));
  if (!folder) throw new Error(sentence(row));
  const original = path.join(folder, file);
  if (!existsSync(original)) throw new Error(sentence(row));
  return realpathSync(original);
}

/**
 * Counts who gets a replacement instead of the framework's own.
 *
 * @param isFramework Tells a module of the framework by its file; ours may import a replacement directly.
 * @throws {Error} While bundling, if nobody gets one of them.
 */
export class ReplacementsAreUsed {
  constructor(
    private readonly rows: readonly (Replacement & {file: string})[],
    private readonly isFramework: (file: string) => boolean,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tapPromise(NAME, async (modules) => {
        const used = new Set<string | null | undefined>();
        for (const module of modules) {
          if (!this.isFramework(module.nameForCondition() ?? '')) continue;
          for (const connection of compilation.moduleGraph.getOutgoingConnections(module)) {
            used.add(connection.module?.nameForCondition());
          }
        }
        const unused = this.rows.filter(({file}) => !used.has(file));
        if (unused.length > 0) throw new Error(unused.map(sentence).join('\n'));
      });
    });
  }
}

/** Swaps modules of the framework for the site's own, and ends the build when one isn't swapped. */
export default function replacementsPlugin({
  siteDir,
  generatedFilesDir,
}: {
  siteDir: string;
  generatedFilesDir: string;
}): Plugin {
  const rows = replacements.map((row) => ({...row, file: path.join(siteDir, row.by)}));
  const root = path.join(siteDir, 'package.json');
  const isFramework = (file: string) =>
    file.startsWith(generatedFilesDir) || file.startsWith(path.join(siteDir, 'node_modules'));
  return {
    name: NAME,
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: Object.fromEntries(rows.map((row) => [originalOf(row, root), row.file])),
      },
      plugins:
        isServer || process.env.NODE_ENV !== 'production'
          ? []
          : [new ReplacementsAreUsed(rows, isFramework)],
    }),
  };
}
