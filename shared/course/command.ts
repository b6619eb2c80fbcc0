/** Reads commands of the toolkit out of a project's `package.json`, as its command line would. */
import {z} from 'zod';
import cli from '../../toolkit/api/cli-options.json';
import type {Goal, Miss} from './step.ts';
import type {FilmView} from './view.ts';

/** A call of the toolkit's command line. */
interface Command {
  /** `render`, `still` and so on. */
  command: string | undefined;
  composition: string | undefined;
  /** The file it makes. */
  output: string | undefined;
  flags: Record<string, string>;
}

/** Flags that have no value behind them. */
const SWITCHES = new Set(['muted', 'overwrite', 'quiet', 'force', 'repro', 'sequence']);

const FLAGS: ReadonlySet<string> = new Set(cli.flags);

const manifest = z.object({scripts: z.record(z.string()).default({})});

/** Splits a line as a shell does: quotation marks keep words together, a backslash takes a letter literally. */
export function splitWords(line: string): string[] {
  const words: string[] = [];
  const parts = /"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)|([^\s"'\\]+)|(\s+)/g;
  let word: string | null = null;
  for (const [, double, single, escaped, plain, space] of line.matchAll(parts)) {
    if (space !== undefined) {
      if (word !== null) words.push(word);
      word = null;
    } else {
      word = `${word ?? ''}${double?.replace(/\\(.)/g, '$1') ?? single ?? escaped ?? plain ?? ''}`;
    }
  }
  return word === null ? words : [...words, word];
}

/** Takes a line apart. Returns null if it doesn't call the toolkit. */
export function parseCommand(line: string): Command | null {
  const words = splitWords(line);
  if (words[0] === 'npx') words.shift();
  if (words.shift() !== 'remotion') return null;
  const flags: Record<string, string> = {};
  const names: string[] = [];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const flag = /^--([^=]+)(?:=(.*))?$/s.exec(word);
    if (!flag) {
      names.push(word);
      continue;
    }
    const [, name = '', value] = flag;
    const follows = words[0] !== undefined && !words[0].startsWith('-') && !SWITCHES.has(name);
    flags[name] = value ?? (follows ? (words.shift() ?? '') : 'true');
  }
  const [command, ...rest] = names;
  if (/\.[jt]sx?$/.test(rest[0] ?? '')) rest.shift();
  const [composition, output = flags.output] = rest;
  return {command, composition, output, flags};
}

/** The line behind a name, or why there is none. */
function lineOf(film: FilmView, script: string): string | Miss {
  const read = manifest.safeParse(JSON.parse(film.files['package.json'] ?? '{}'));
  const line = read.success ? read.data.scripts[script] : undefined;
  return (
    line ?? {
      seen: `There is no script “${script}” in package.json.`,
      hint: `"scripts" has a line "${script}": "remotion …".`,
    }
  );
}

/**
 * A script of `package.json` calls the toolkit as wanted.
 * Takes what it says, the script's name, and the test of the command; flags that don't exist never pass.
 */
export function commands(
  says: string,
  script: string,
  test: (command: Command, film: FilmView) => Miss | null,
): Goal {
  return {
    says,
    test: (film) => {
      const line = lineOf(film, script);
      if (typeof line !== 'string') return line;
      const command = parseCommand(line);
      if (!command)
        return {seen: `“${script}” is “${line}”.`, hint: 'The command begins with “remotion”.'};
      const unknown = Object.keys(command.flags).find((flag) => !FLAGS.has(flag));
      if (unknown !== undefined)
        return {
          seen: `There is no flag --${unknown}.`,
          hint: 'The command’s page lists its flags.',
        };
      return test(command, film);
    },
  };
}

/** The props that a command hands over: of a file of the project, or written out. */
export function propsOf(
  {flags}: Command,
  files: Record<string, string>,
): {values: Record<string, unknown>} | Miss {
  const {props} = flags;
  if (props === undefined)
    return {seen: 'It hands over no props.', hint: '--props=nora.json takes those of the file.'};
  const isText = props.trim().startsWith('{');
  const text = isText ? props : files[props.replace(/^\.\//, '')];
  if (text === undefined)
    return {seen: `There is no file ${props}.`, hint: 'Its path begins where package.json is.'};
  try {
    return {values: z.record(z.unknown()).parse(JSON.parse(text))};
  } catch {
    return {
      seen: `${props} isn’t a JSON object.`,
      hint: 'Inside of package.json each quotation mark of it is written \\".',
    };
  }
}
