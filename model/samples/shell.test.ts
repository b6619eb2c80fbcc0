import {describe, expect, it} from 'vitest';
import {readCommandLine} from './command-line.ts';
import {readSamples} from './read.ts';
import {checkShell} from './shell.ts';
import {parseShell} from './shell-commands.ts';

const commandLine = {
  commands: ['render', 'studio', 'lambda sites create', 'lambda sites ls', 'lambda render'],
  flags: ['codec', 'log', 'props', 'open'],
};

function check(...lines: string[]): string[] {
  const {samples} = readSamples('content/docs/a.mdx', ['```sh', ...lines, '```'].join('\n'));
  return samples
    .flatMap((sample) => checkShell(sample, () => commandLine))
    .map(({line, column, rule, message, hint}) => `${line}:${column} ${rule} ${message} ${hint}`);
}

describe('parseShell', () => {
  it.each([
    ['a b # c', [['a', 'b']]],
    ['a && b; c | d', [['a'], ['b'], ['c'], ['d']]],
    ['a \\\n  --b', [['a', '--b']]],
    [`a --props='{"b": "c;d"}' "e f"`, [['a', '--props={b: c;d}', 'e f']]],
    ['# only a comment', []],
  ])('splits %j', (code, expected) => {
    expect(parseShell(code).map(({words}) => words.map(({text}) => text))).toEqual(expected);
  });
});

describe('checkShell', () => {
  it.each([
    'npx remotion render --codec=h264 src/index.ts MyComp out.mp4',
    'npx remotion render MyComp',
    'NODE_ENV=production npx remotion studio --no-open',
    'yarn remotion lambda sites create src/index.ts --log=verbose',
    'npx remotion',
    'npm run render -- --anything',
    'npx remotion@4.0.311 render',
  ])('accepts %s', (command) => expect(check(command)).toEqual([]));

  it('reports what the toolkit does not have', () => {
    expect(
      check(
        'npx remotion rendr MyComp',
        'npx remotion lambda sites creat',
        'cd app && bunx remotionb render \\',
        '  --codek=h264',
        '$ npx remotion studio',
      ),
    ).toMatchInlineSnapshot(`
      [
        "2:14 samples/unknown-command The toolkit has no command "rendr". Did you mean "render"?",
        "3:27 samples/unknown-command The toolkit has no command "lambda sites creat". Did you mean "create"?",
        "5:3 samples/unknown-flag The toolkit has no flag "--codek". Did you mean "--codec"?",
        "6:1 samples/shell-prompt The command starts with a prompt, which readers would copy. Remove "$ ".",
      ]
    `);
  });
});

describe('readCommandLine', () => {
  it('finds the commands of the pinned toolkit, two levels down', () => {
    expect(readCommandLine().commands).toMatchInlineSnapshot(`
      [
        "studio",
        "preview",
        "bundle",
        "compositions",
        "lambda policies user",
        "lambda policies role",
        "lambda policies validate",
        "lambda regions",
        "lambda render",
        "lambda still",
        "lambda compositions",
        "lambda functions ls",
        "lambda functions rm",
        "lambda functions rmall",
        "lambda functions deploy",
        "lambda quotas increase",
        "lambda sites ls",
        "lambda sites rm",
        "lambda sites rmall",
        "lambda sites create",
        "lambda upload",
        "lambda deploy",
        "lambda ls",
        "lambda rm",
        "cloudrun help",
        "cloudrun render",
        "cloudrun still",
        "cloudrun services ls",
        "cloudrun services rm",
        "cloudrun services rmall",
        "cloudrun services deploy",
        "cloudrun sites ls",
        "cloudrun sites rm",
        "cloudrun sites rmall",
        "cloudrun sites create",
        "cloudrun regions",
        "cloudrun permissions",
        "cloudrun deploy",
        "render",
        "still",
        "ffmpeg",
        "gpu",
        "ffprobe",
        "upgrade",
        "versions",
        "browser ensure",
        "benchmark",
        "help",
      ]
    `);
  });

  it.each(['codec', 'props', 'log', 'memory', 'no-open', 'site-name', 'concurrency', 'crf'])(
    'finds the flag %s',
    (flag) => expect(readCommandLine().flags).toContain(flag),
  );
});
