import type {Problem} from '../../shared/problem.ts';
import {flagsFor} from '../api/check-commands.ts';
import {didYouMean} from '../nearest.ts';
import type {PlacedSample} from './read.ts';
import {argumentsOf, parseShell, type ShellWord} from './shell-commands.ts';

/** What the toolkit's command line accepts. */
export interface CommandLine {
  /** Commands with all their sub-commands: `render`, `lambda sites create`. */
  commands: readonly string[];
  /** Flags without dashes: `codec`. */
  flags: readonly string[];
  /** Flags by the command that reads them; `*` are those of code that commands share. */
  reads: Record<string, string[]>;
  /** Flags of `create-video`, without dashes: one for each template. */
  createFlags: readonly string[];
  /** The version that the site describes. */
  version: string;
}

const binaries = ['remotion', 'remotionb', 'remotiond'];
const installers = /^(?:npm (?:i|install)|(?:pnpm|yarn|bun) add)$/;
const toolkitPackage = /^(remotion|@remotion\/[\w-]+)(?:@(.+))?$/;
const passThrough = new Set(['ffmpeg', 'ffprobe']);
const languages = new Set(['sh', 'bash', 'shell', 'zsh', 'console']);

/** Tells whether fences of this language hold commands. */
export function isShell(sample: {language: string}): boolean {
  return languages.has(sample.language);
}

/**
 * @param commandLine Asked only if the sample runs the toolkit.
 * @returns A Problem for each prompt, unknown command, unknown flag and package of the toolkit in
 *   another version of a shell sample.
 */
export function checkShell(sample: PlacedSample, commandLine: () => CommandLine): Problem[] {
  return parseShell(sample.code).flatMap((command) => {
    const {words} = command;
    const [first] = words;
    if (first?.text === '$') {
      return [
        problem(sample, first, {
          rule: 'samples/shell-prompt',
          message: 'The command starts with a prompt, which readers would copy.',
          hint: 'Remove "$ ".',
        }),
      ];
    }
    if (
      installers.test(
        words
          .map(({text}) => text)
          .slice(0, 2)
          .join(' '),
      )
    ) {
      return checkInstalled(sample, words, commandLine);
    }
    const toolkitWords = argumentsOf(command, binaries);
    if (toolkitWords) return checkArguments(sample, toolkitWords, commandLine());
    const createWords = argumentsOf(command, ['create-video']);
    if (!createWords) return [];
    return checkFlags(sample, createWords, commandLine().createFlags, 'create-video');
  });
}

/** Packages of the toolkit work together only in one and the same version. */
function checkInstalled(
  sample: PlacedSample,
  words: ShellWord[],
  commandLine: () => CommandLine,
): Problem[] {
  const isExact = words.some(({text}) => ['--save-exact', '--exact', '-E'].includes(text));
  return words.flatMap((word) => {
    const [, name, version] = toolkitPackage.exec(word.text) ?? [];
    if (name === undefined) return [];
    const wanted = commandLine().version;
    if (version === wanted && isExact) return [];
    return [
      problem(sample, word, {
        rule: 'samples/toolkit-version',
        message: `${name} can get another version here than the other packages of a project.`,
        hint: `Write npm i --save-exact ${name}@${wanted}.`,
      }),
    ];
  });
}

function checkArguments(
  sample: PlacedSample,
  words: ShellWord[],
  {commands, flags, reads}: CommandLine,
): Problem[] {
  const problems: Problem[] = [];
  const firstFlag = words.findIndex(({text}) => text.startsWith('-'));
  const plain = firstFlag === -1 ? words : words.slice(0, firstFlag);
  const {path, unknown} = followCommands(plain, commands);
  if (unknown) {
    const {word, known} = unknown;
    problems.push(
      problem(sample, word, {
        rule: 'samples/unknown-command',
        message: `The toolkit has no command "${[...path, word.text].join(' ')}".`,
        hint: didYouMean(word.text, known, `Known: ${known.join(', ')}.`),
      }),
    );
  }
  // These hand all their words on to a program that isn't the toolkit's.
  if (passThrough.has(words[0]?.text ?? '')) return problems;
  const nowhere = checkFlags(sample, words, flags, 'The toolkit');
  const command = path.join(' ');
  if (nowhere.length > 0 || unknown || command === '') return [...problems, ...nowhere];
  const read = [...flagsFor(command, {reads})];
  return checkFlags(sample, words, read, `npx remotion ${command}`);
}

function checkFlags(
  sample: PlacedSample,
  words: ShellWord[],
  flags: readonly string[],
  owner: string,
): Problem[] {
  return words.flatMap((word) => {
    const name = /^--(?:no-)?([\w-]+)/.exec(word.text)?.[1];
    const whole = /^--([\w-]+)/.exec(word.text)?.[1];
    if (!name || !whole || flags.includes(name) || flags.includes(whole)) return [];
    return [
      problem(sample, word, {
        rule: 'samples/unknown-flag',
        message: `${owner} has no flag "--${whole}".`,
        hint: didYouMean(
          `--${whole}`,
          flags.map((flag) => `--${flag}`),
          'It has no flag with a name like this.',
        ),
      }),
    ];
  });
}

/** Follows the words down the commands; words behind a complete command are its arguments. */
function followCommands(
  words: ShellWord[],
  commands: readonly string[],
): {path: string[]; unknown?: {word: ShellWord; known: string[]}} {
  const path: string[] = [];
  for (const word of words) {
    const prefix = path.length === 0 ? '' : `${path.join(' ')} `;
    const known = [
      ...new Set(
        commands
          .filter((command) => command.startsWith(prefix))
          .map((command) => command.slice(prefix.length).split(' ')[0] ?? '')
          .filter(Boolean),
      ),
    ];
    const isComplete = path.length > 0 && commands.includes(path.join(' '));
    if (known.includes(word.text)) path.push(word.text);
    else return {path, ...(known.length === 0 || isComplete ? {} : {unknown: {word, known}})};
  }
  return {path};
}

function problem(
  sample: PlacedSample,
  word: ShellWord,
  what: Pick<Problem, 'rule' | 'message' | 'hint'>,
): Problem {
  return {
    file: sample.file,
    line: sample.line + word.line,
    column: (sample.indents[word.line] ?? 0) + word.column + 1,
    ...what,
  };
}
