import {createRequire} from 'node:module';
import {z} from 'zod';
import {listFiles, readText, root} from '../io.ts';
import type {cliSchema} from '../schema/reports.ts';
import {type ModuleFacts, readModule} from './command-line-code.ts';

/** What the toolkit's command line accepts, from its own definitions. */
export type CliOptions = z.infer<typeof cliSchema>;

const optionSchema = z.object({
  cliFlag: z.string(),
  ssrName: z.string().nullable(),
  type: z.unknown(),
  setConfig: z.unknown(),
});
type OptionDefinition = z.infer<typeof optionSchema>;

// What the packages export, so that a version that has it elsewhere is noticed here.
const rendererSchema = z.object({BrowserSafeApis: z.object({options: z.record(optionSchema)})});
const configSchema = z.object({Config: z.custom<object>((value) => typeof value === 'object')});
const parsedSchema = z.object({BooleanFlags: z.array(z.string())});

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

/** Ends where the toolkit's compiled code no longer looks as it did: less would be reported, and nobody told. */
function required<T>(file: string, found: T[]): T[] {
  if (found.length > 0) return found;
  throw new Error(`${file} isn't written as it was: model/api/cli-options.ts finds nothing in it.`);
}

/** Each module is asked by several of the functions below. */
type ReadFacts = (file: string) => ModuleFacts;

function rememberFacts(): ReadFacts {
  const known = new Map<string, ModuleFacts>();
  return (file) => {
    const facts = known.get(file) ?? readModule(readText(file));
    known.set(file, facts);
    return facts;
  };
}

/**
 * The flags a module reads: from the arguments, or through options that look there themselves.
 *
 * @param options Flags by the names of their definitions: `crfOption` is `crf`.
 */
export function flagsRead(
  {flags, options: asked}: Pick<ModuleFacts, 'flags' | 'options'>,
  options: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...flags, ...asked.flatMap((name) => options.get(name) ?? [])])].sort();
}

/** Reads of a package's command files, by command. */
function packageReads(
  name: string,
  word: string,
  options: ReadonlyMap<string, string>,
  factsOf: ReadFacts,
): [string, string[]][] {
  const folder = `${MODULES}/${name}/dist/cli/commands`;
  return listFiles(folder, ['.js']).map((file) => {
    const [group = '', part = 'index'] = file.slice(folder.length + 1, -'.js'.length).split('/');
    const isOwn = part === 'index' || part === group || group === 'render';
    return [
      isOwn ? `${word} ${group}` : `${word} ${group} ${part}`,
      flagsRead(factsOf(file), options),
    ];
  });
}

function commandReads(
  options: ReadonlyMap<string, string>,
  factsOf: ReadFacts,
): Record<string, string[]> {
  const reads = new Map<string, Set<string>>();
  const add = (command: string, flags: readonly string[]) =>
    reads.set(command, new Set([...(reads.get(command) ?? []), ...flags]));
  const dist = `${MODULES}/cli/dist`;
  for (const file of listFiles(dist, ['.js'])) {
    const name = file.slice(dist.length + 1, -'.js'.length);
    const commands = Object.keys(COMMAND_FILES).filter((key) => COMMAND_FILES[key]?.includes(name));
    const flags = flagsRead(factsOf(file), options);
    for (const command of commands.length > 0 ? commands : ['*']) add(command, flags);
  }
  for (const [name, word] of COMMAND_PACKAGES) {
    for (const [command, flags] of packageReads(name, word, options, factsOf)) add(command, flags);
    const dist = `${MODULES}/${name}/dist/cli`;
    const shared = listFiles(dist, ['.js']).filter((file) => !file.includes('/commands/'));
    for (const file of shared) add(word, flagsRead(factsOf(file), options));
  }
  return Object.fromEntries(
    [...reads]
      .filter(([, flags]) => flags.size > 0)
      .map(([command, flags]): [string, string[]] => [command, [...flags].sort()])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * The setters that the package exports (the removed groups are getters that throw), each with the flag
 * that sets the same: by the option that both belong to, else by what the command line does with the flag.
 */
function configSetters(
  config: object,
  definitions: readonly OptionDefinition[],
  factsOf: ReadFacts,
): CliOptions['setters'] {
  const parser = `${MODULES}/cli/dist/parse-command-line.js`;
  const byName = new Map(required(parser, factsOf(parser).setters));
  const byFunction = new Map(definitions.map(({setConfig, cliFlag}) => [setConfig, cliFlag]));
  return Object.entries(Object.getOwnPropertyDescriptors(config))
    .filter(([, {get}]) => !get)
    .map(([name, {value}]) => ({name, flag: byFunction.get(value) ?? byName.get(name) ?? null}))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The words that a package's command files are called by, with their parents. */
function subcommands(name: string, word: string, factsOf: ReadFacts): string[] {
  const folder = `${MODULES}/${name}/dist/cli/commands`;
  return listFiles(folder, ['.js']).flatMap((file) => {
    const parts = file.slice(folder.length + 1).split('/');
    const isGroup = parts.length === 1 || parts.at(-1) === 'index.js';
    const parent = parts.length > 1 ? parts[0] : undefined;
    return factsOf(file).commands.map((own) =>
      isGroup || parent === undefined || parent === own
        ? `${word} ${own}`
        : `${word} ${parent} ${own}`,
    );
  });
}

function allCommands(factsOf: ReadFacts): string[] {
  const dist = `${MODULES}/cli/dist`;
  const index = `${dist}/index.js`;
  const ofPackages = COMMAND_PACKAGES.map(([name, word]): [string, string[]] => [
    name,
    subcommands(name, word, factsOf),
  ]);
  return [
    ...required(index, factsOf(index).compared),
    ...['versions.js', 'browser/index.js'].flatMap((name) => {
      const file = `${dist}/${name}`;
      return required(file, factsOf(file).commands);
    }),
    'browser ensure',
    ...ofPackages.flatMap(([name, found]) => required(`${MODULES}/${name}/dist/cli`, found)),
  ];
}

/**
 * Reads flags and commands from the installed toolkit.
 *
 * @throws If the toolkit is not installed, or its code no longer names them as it did.
 */
export function extractCliOptions(): CliOptions {
  const require = createRequire(`${root}/toolkit/package.json`);
  const {BrowserSafeApis} = rendererSchema.parse(require('@remotion/renderer/client'));
  const {Config} = configSchema.parse(require('@remotion/cli/config'));
  // No entry of the package leads to it.
  const {BooleanFlags} = parsedSchema.parse(require(`${root}/${MODULES}/cli/dist/parsed-cli.js`));
  const definitions = Object.values(BrowserSafeApis.options);
  const byName = new Map(
    Object.entries(BrowserSafeApis.options).map(([name, {cliFlag}]) => [name, cliFlag]),
  );
  const factsOf = rememberFacts();
  const modules = ['cli', 'lambda', 'cloudrun'].flatMap((name) =>
    listFiles(`${MODULES}/${name}/dist`, ['.js']),
  );
  const flags = [
    ...definitions.map(({cliFlag}) => cliFlag),
    ...BooleanFlags,
    ...modules.flatMap((file) => factsOf(file).flags),
  ];
  return {
    commands: [...new Set(allCommands(factsOf))].sort(),
    flags: [...new Set(flags)].sort(),
    options: definitions
      .map(({cliFlag, ssrName, type}) => ({flag: cliFlag, node: ssrName, type: typeof type}))
      .sort((a, b) => (a.flag < b.flag ? -1 : 1)),
    setters: configSetters(Config, definitions, factsOf),
    reads: commandReads(byName, factsOf),
  };
}
