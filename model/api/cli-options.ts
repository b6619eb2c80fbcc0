import {createRequire} from 'node:module';
import type {z} from 'zod';
import {listFiles, readText, root} from '../io.ts';
import type {cliSchema} from '../schema/reports.ts';

/** What the toolkit's command line accepts, from its own definitions. */
export type CliOptions = z.infer<typeof cliSchema>;

interface OptionDefinition {
  cliFlag: string;
  ssrName: string | null;
  type: unknown;
}

const MODULES = 'toolkit/node_modules/@remotion';
/** Files of the command line's own commands; all others are shared. */
const COMMAND_FILES: Record<string, string[]> = {
  benchmark: ['benchmark'],
  'browser ensure': ['browser/ensure'],
  bundle: ['bundle'],
  compositions: ['compositions'],
  ffmpeg: ['ffmpeg'],
  ffprobe: ['ffmpeg'],
  gpu: ['gpu'],
  render: ['render', 'render-flows/render'],
  still: ['still', 'render-flows/still'],
  studio: ['studio'],
};
/** Packages with commands of their own, and the word that leads to them. */
const COMMAND_PACKAGES = [
  ['lambda', 'lambda'],
  ['cloudrun', 'cloudrun'],
] as const;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');

/** Ends where the toolkit's compiled code no longer looks as it did: less would be reported, and nobody told. */
function required<T>(file: string, found: T[]): T[] {
  if (found.length > 0) return found;
  throw new Error(`${file} isn't written as it was: model/api/cli-options.ts finds nothing in it.`);
}

/** The flags a file reads from the parsed command line. */
export function flagsIn(source: string): string[] {
  const parsed = String.raw`\b\w*(?:parsedCli|parsedLambdaCli|parsedCloudrunCli)`;
  const unpacked = matches(source, new RegExp(`\\{([^{}]+)\\}\\s*=\\s*[\\w.]*${parsed}\\b`, 'g'));
  return [
    ...matches(source, new RegExp(`${parsed}\\.([a-zA-Z][\\w]*)`, 'g')),
    ...matches(source, new RegExp(`${parsed}\\[\\s*['"]([\\w-]+)['"]`, 'g')),
    ...unpacked.flatMap((names) =>
      names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
    ),
  ].filter((name) => /^[a-zA-Z][\w-]*$/.test(name));
}

/**
 * The flags a file reads: from the parsed command line, or as options that look there themselves.
 *
 * @param options Flags by the names of their definitions: `crfOption` is `crf`.
 */
export function readsIn(source: string, options: ReadonlyMap<string, string>): string[] {
  const asked = [
    ...matches(source, /\b(\w+)\.getValue\(/g),
    ...matches(source, /(?:parsed\w*Cli\[\s*|=\s*)[\w.]*?(\w+)\.cliFlag\b/g),
  ].flatMap((name) => options.get(name) ?? []);
  return [...new Set([...flagsIn(source), ...asked])].sort();
}

/** Which flag leads to which setter: `if (parsedCli.width) Config.overrideWidth(…)`. */
export function settersIn(source: string): [setter: string, flag: string][] {
  const pattern = /parsedCli(?:\.(\w+)|\['([\w-]+)'\])[^{}]*\{\s*[\w.]*\bConfig\.(\w+)\(/g;
  return [...source.matchAll(pattern)].map(([, name, quoted, setter = '']) => [
    setter,
    name ?? quoted ?? '',
  ]);
}

/** Reads of a package's command files, by command. */
function packageReads(
  name: string,
  word: string,
  options: ReadonlyMap<string, string>,
): [string, string[]][] {
  const folder = `${MODULES}/${name}/dist/cli/commands`;
  return listFiles(folder, ['.js']).map((file) => {
    const [group = '', part = 'index'] = file.slice(folder.length + 1, -'.js'.length).split('/');
    const isOwn = part === 'index' || part === group || group === 'render';
    return [
      isOwn ? `${word} ${group}` : `${word} ${group} ${part}`,
      readsIn(readText(file), options),
    ];
  });
}

function commandReads(options: ReadonlyMap<string, string>): Record<string, string[]> {
  const reads = new Map<string, Set<string>>();
  const add = (command: string, flags: readonly string[]) =>
    reads.set(command, new Set([...(reads.get(command) ?? []), ...flags]));
  const dist = `${MODULES}/cli/dist`;
  for (const file of listFiles(dist, ['.js'])) {
    const name = file.slice(dist.length + 1, -'.js'.length);
    const commands = Object.keys(COMMAND_FILES).filter((key) => COMMAND_FILES[key]?.includes(name));
    const flags = readsIn(readText(file), options);
    for (const command of commands.length > 0 ? commands : ['*']) add(command, flags);
  }
  for (const [name, word] of COMMAND_PACKAGES) {
    for (const [command, flags] of packageReads(name, word, options)) add(command, flags);
    const dist = `${MODULES}/${name}/dist/cli`;
    const shared = listFiles(dist, ['.js']).filter((file) => !file.includes('/commands/'));
    for (const file of shared) add(word, readsIn(readText(file), options));
  }
  return Object.fromEntries(
    [...reads]
      .filter(([, flags]) => flags.size > 0)
      .map(([command, flags]): [string, string[]] => [command, [...flags].sort()])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Names of the setters, as the package exports them: the removed groups are getters that throw. */
function configSetters(
  config: object,
  options: ReadonlyMap<string, string>,
): CliOptions['setters'] {
  const definitions = `${MODULES}/cli/dist/config/index.js`;
  const parser = `${MODULES}/cli/dist/parse-command-line.js`;
  const flags = new Map([
    ...required(parser, settersIn(readText(parser))),
    ...required(definitions, [
      ...readText(definitions).matchAll(/^ {4}(\w+): (\w+)\.setConfig,$/gm),
    ]).map(([, setter = '', option = '']): [string, string] => [setter, options.get(option) ?? '']),
  ]);
  return Object.entries(Object.getOwnPropertyDescriptors(config))
    .filter(([, {get}]) => !get)
    .map(([name]) => ({name, flag: flags.get(name) || null}))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The words that a package's command files are called by, with their parents. */
function subcommands(name: string, word: string): string[] {
  const folder = `${MODULES}/${name}/dist/cli/commands`;
  return listFiles(folder, ['.js']).flatMap((file) => {
    const parts = file.slice(folder.length + 1).split('/');
    const isGroup = parts.length === 1 || parts.at(-1) === 'index.js';
    const parent = parts.length > 1 ? parts[0] : undefined;
    return matches(readText(file), /exports\.[A-Z_]*COMMAND = '([a-z-]+)'/g).map((own) =>
      isGroup || parent === undefined || parent === own
        ? `${word} ${own}`
        : `${word} ${parent} ${own}`,
    );
  });
}

/**
 * Reads flags and commands from the installed toolkit.
 *
 * @throws If the toolkit is not installed.
 */
export function extractCliOptions(): CliOptions {
  const require = createRequire(`${root}/toolkit/package.json`);
  const {BrowserSafeApis} = require('@remotion/renderer/client') as {
    BrowserSafeApis: {options: Record<string, OptionDefinition>};
  };
  const {Config} = require('@remotion/cli/config') as {Config: object};
  const definitions = Object.values(BrowserSafeApis.options);
  const byName = new Map(
    Object.entries(BrowserSafeApis.options).map(([name, {cliFlag}]) => [name, cliFlag]),
  );
  const sources = ['cli', 'lambda', 'cloudrun'].flatMap((name) =>
    listFiles(`${MODULES}/${name}/dist`, ['.js']).map(readText),
  );
  const parsed = `${MODULES}/cli/dist/parsed-cli.js`;
  const booleans = /BooleanFlags = \[([\s\S]*?)\];/.exec(readText(parsed))?.[1] ?? '';
  const flags = [
    ...definitions.map(({cliFlag}) => cliFlag),
    ...required(parsed, matches(booleans, /'([\w-]+)'/g)),
    ...sources.flatMap(flagsIn),
  ];
  const index = `${MODULES}/cli/dist/index.js`;
  const constants = ['versions', 'browser/index'].flatMap((file) =>
    listFiles(`${MODULES}/cli/dist`, [`${file}.js`]).flatMap((path) =>
      matches(readText(path), /exports\.[A-Z]+_COMMAND = '([a-z-]+)'/g),
    ),
  );
  const commands = [
    ...required(index, matches(readText(index), /command === '([a-z-]+)'/g)),
    ...constants,
    'browser ensure',
    ...COMMAND_PACKAGES.flatMap(([name, word]) => subcommands(name, word)),
  ];
  return {
    commands: [...new Set(commands)].sort(),
    flags: [...new Set(flags)].sort(),
    options: definitions
      .map(({cliFlag, ssrName, type}) => ({flag: cliFlag, node: ssrName, type: typeof type}))
      .sort((a, b) => (a.flag < b.flag ? -1 : 1)),
    setters: configSetters(Config, byName),
    reads: commandReads(byName),
  };
}
