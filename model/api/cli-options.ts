import {createRequire} from 'node:module';
import {listFiles, readText, root} from '../io.ts';

/** What the toolkit's command line accepts, from its own definitions. */
export interface CliOptions {
  /** Commands with all their sub-commands: `render`, `lambda sites create`. */
  commands: string[];
  /** All flags, without dashes. */
  flags: string[];
  /** The options that also have a Node name. */
  options: {flag: string; node: string | null; type: string}[];
}

interface OptionDefinition {
  cliFlag: string;
  ssrName: string | null;
  type: unknown;
}

const MODULES = 'toolkit/node_modules/@remotion';
/** Packages with commands of their own, and the word that leads to them. */
const COMMAND_PACKAGES = [
  ['lambda', 'lambda'],
  ['cloudrun', 'cloudrun'],
] as const;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');

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
  const definitions = Object.values(BrowserSafeApis.options);
  const sources = ['cli', 'lambda', 'cloudrun'].flatMap((name) =>
    listFiles(`${MODULES}/${name}/dist`, ['.js']).map(readText),
  );
  const booleans = /BooleanFlags = \[([\s\S]*?)\];/.exec(
    readText(`${MODULES}/cli/dist/parsed-cli.js`),
  )?.[1];
  const flags = [
    ...definitions.map(({cliFlag}) => cliFlag),
    ...matches(booleans ?? '', /'([\w-]+)'/g),
    ...sources.flatMap(flagsIn),
  ];
  const index = readText(`${MODULES}/cli/dist/index.js`);
  const constants = ['versions', 'browser/index'].flatMap((file) =>
    listFiles(`${MODULES}/cli/dist`, [`${file}.js`]).flatMap((path) =>
      matches(readText(path), /exports\.[A-Z]+_COMMAND = '([a-z-]+)'/g),
    ),
  );
  const commands = [
    ...matches(index, /command === '([a-z-]+)'/g),
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
  };
}
