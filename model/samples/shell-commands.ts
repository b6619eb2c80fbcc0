/** A command of a shell sample, as the shell would split it. */
interface ShellCommand {
  words: ShellWord[];
}

/** A word of a command and where it starts in the code. */
export interface ShellWord {
  text: string;
  /** 0-based. */
  line: number;
  /** 0-based. */
  column: number;
}

const separator = /^(?:&&|\|\||[;|&])/;

/**
 * Splits a shell script into its commands: quotes, comments, continued lines, `&&` and pipes. It is no
 * shell: loops and substitutions come out as words nobody looks for.
 */
export function parseShell(code: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  let words: ShellWord[] = [];
  const endCommand = (): void => {
    if (words.length > 0) commands.push({words});
    words = [];
  };
  code.split('\n').forEach((text, line) => {
    const isContinued = /\\\s*$/.test(text);
    const source = isContinued ? text.replace(/\\\s*$/, '') : text;
    let column = 0;
    while (column < source.length) {
      const rest = source.slice(column);
      const space = /^\s+/.exec(rest)?.[0];
      const cut = separator.exec(rest)?.[0];
      if (space) column += space.length;
      else if (rest.startsWith('#')) break;
      else if (cut) {
        endCommand();
        column += cut.length;
      } else {
        const raw = /^(?:"(?:[^"\\]|\\.)*"?|'[^']*'?|\\.|[^\s"';|&\\])+/.exec(rest)?.[0] ?? rest;
        words.push({text: raw.replace(/["']/g, ''), line, column});
        column += raw.length;
      }
    }
    if (!isContinued) endCommand();
  });
  endCommand();
  return commands;
}

const runners = [
  ['npx'],
  ['bunx'],
  ['pnpx'],
  ['bun', 'x'],
  ['pnpm', 'exec'],
  ['pnpm', 'dlx'],
  ['yarn', 'dlx'],
  ['npm', 'exec'],
  ['yarn'],
  ['pnpm'],
];

/**
 * Finds the words behind the name of a binary, however the package manager runs it.
 *
 * @param binaries Names without version: `remotion`.
 * @returns The words after the binary, or undefined if the command runs something else.
 */
export function argumentsOf(
  {words}: ShellCommand,
  binaries: readonly string[],
): ShellWord[] | undefined {
  // `FOO=bar npx …` sets a variable for the command.
  const first = words.findIndex(({text}) => !/^\w+=/.test(text));
  const texts = words.map(({text}) => text);
  for (const runner of runners) {
    if (!runner.every((word, index) => texts[first + index] === word)) continue;
    let next = first + runner.length;
    while (/^-/.test(texts[next] ?? '') && next < words.length) next++;
    if (binaries.includes((texts[next] ?? '').replace(/@.*$/, ''))) return words.slice(next + 1);
  }
  return undefined;
}
