import path from 'node:path/posix';
import {exists, listPackageFiles, readText} from '../io.ts';
import type {CommandLine} from './shell.ts';

const packages = 'toolkit/node_modules/@remotion';

/** Where a command's program looks at its first word, and what it compares that word with. */
const dispatch = /(?:\bcommand|\bargs\[0\]) === (?:'([\w-]+)'|(\w+)\.(\w+))/g;

/** Commands that another package of the toolkit takes over, and where it goes on. */
const delegated: Record<string, string> = {
  lambda: `${packages}/lambda/dist/cli/index.js`,
  cloudrun: `${packages}/cloudrun/dist/cli/index.js`,
};

let commandLine: CommandLine | undefined;

/**
 * Reads from the pinned packages which commands and flags exist: the options carry the names of their
 * flags, and the programs compare their first word with the names of their commands.
 *
 * @throws If the toolkit isn't installed.
 */
export function readCommandLine(): CommandLine {
  commandLine ??= {commands: readCommands(`${packages}/cli/dist/index.js`, []), flags: readFlags()};
  return commandLine;
}

function readCommands(file: string, above: string[]): string[] {
  const source = readText(file);
  const commands = new Set<string>();
  for (const [, literal, variable = '', constant = ''] of source.matchAll(dispatch)) {
    const module = literal ? undefined : requiredFile(file, source, variable);
    const name = literal ?? (module && constantOf(module, constant));
    if (!name) continue;
    const next = (above.length === 0 && delegated[name]) || module;
    const inner = next && next !== file ? readCommands(next, [...above, name]) : [];
    for (const command of inner.length > 0 ? inner : [[...above, name].join(' ')]) {
      commands.add(command);
    }
  }
  return [...commands];
}

function requiredFile(from: string, source: string, variable: string): string | undefined {
  const required = new RegExp(`const ${variable} = require\\("(\\.[^"]+)"\\)`).exec(source)?.[1];
  if (!required) return undefined;
  const base = path.join(path.dirname(from), required);
  return [`${base}.js`, `${base}/index.js`].find(exists);
}

function constantOf(file: string, name: string): string | undefined {
  return new RegExp(`\\b${name} = '([^']+)'`).exec(readText(file))?.[1];
}

function readFlags(): string[] {
  const flags = new Set<string>();
  const collect = (files: string[], pattern: RegExp): void => {
    for (const file of files) {
      for (const match of readText(file).matchAll(pattern)) {
        const name = match.slice(1).find(Boolean);
        if (name) flags.add(name);
      }
    }
  };
  collect(
    listPackageFiles(`${packages}/renderer/dist/options`, ['.js']),
    /\bcliFlag(?: =|:) '([\w-]+)'/g,
  );
  const programs = ['cli/dist', 'lambda/dist/cli', 'cloudrun/dist/cli'].flatMap((folder) =>
    listPackageFiles(`${packages}/${folder}`, ['.js']),
  );
  collect(programs, /\bparsed\w*Cli(?:\.(\w+)|\['([\w-]+)'\])/g);
  // The list of flags without a value names some that are read elsewhere.
  collect([`${packages}/cli/dist/parsed-cli.js`], /^\s+'([\w-]+)',$/gm);
  return [...flags].sort();
}
