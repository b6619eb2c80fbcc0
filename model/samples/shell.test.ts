import {describe, expect, it} from 'vitest';
import {readCommandLine} from './command-line.ts';
import {readSamples} from './read.ts';
import {checkShell} from './shell.ts';
import {parseShell} from './shell-commands.ts';

const commandLine = {
  commands: ['render', 'studio', 'lambda sites create', 'lambda sites ls', 'lambda render'],
  flags: ['codec', 'log', 'props', 'open', 'memory'],
  reads: {
    '*': ['log', 'props'],
    render: ['codec'],
    studio: ['open'],
    'lambda functions deploy': ['memory'],
  },
  createFlags: ['tiktok', 'hello-world'],
  version: '4.0.311',
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
    'npx create-video@latest --tiktok my-video',
    'bunx create-video',
    'npm i -D --save-exact @remotion/shapes@4.0.311 zod',
    'npm i remotion-plugin',
  ])('accepts %s', (command) => expect(check(command)).toEqual([]));

  it('reports a template that does not exist', () => {
    expect(check('npx create-video@latest --tictok')).toMatchInlineSnapshot(`
      [
        "2:25 samples/unknown-flag create-video has no flag "--tictok". Did you mean "--tiktok"?",
      ]
    `);
  });

  it('reports packages of the toolkit in another version', () => {
    expect(
      check(
        'npm i @remotion/shapes@4.0.311',
        'pnpm add remotion',
        'npm install --save-exact zod @remotion/noise@latest',
      ),
    ).toMatchInlineSnapshot(`
      [
        "2:7 samples/toolkit-version @remotion/shapes can get another version here than the other packages of a project. Write npm i --save-exact @remotion/shapes@4.0.311.",
        "3:10 samples/toolkit-version remotion can get another version here than the other packages of a project. Write npm i --save-exact remotion@4.0.311.",
        "4:30 samples/toolkit-version @remotion/noise can get another version here than the other packages of a project. Write npm i --save-exact @remotion/noise@4.0.311.",
      ]
    `);
  });

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

  it('reports a flag that another command reads', () => {
    expect(check('npx remotion render MyComp --memory=3009 --log=info')).toMatchInlineSnapshot(`
      [
        "2:28 samples/unknown-flag npx remotion render has no flag "--memory". It has no flag with a name like this.",
      ]
    `);
  });
});

describe('readCommandLine', () => {
  it('finds the commands of the pinned toolkit, two levels down', () => {
    expect(readCommandLine().commands).toMatchInlineSnapshot(`
      [
        "benchmark",
        "browser",
        "browser ensure",
        "bundle",
        "cloudrun",
        "cloudrun permissions",
        "cloudrun regions",
        "cloudrun render",
        "cloudrun services",
        "cloudrun services deploy",
        "cloudrun services ls",
        "cloudrun services rm",
        "cloudrun services rmall",
        "cloudrun sites",
        "cloudrun sites create",
        "cloudrun sites ls",
        "cloudrun sites rm",
        "cloudrun sites rmall",
        "cloudrun still",
        "compositions",
        "ffmpeg",
        "ffprobe",
        "gpu",
        "help",
        "lambda",
        "lambda compositions",
        "lambda functions",
        "lambda functions deploy",
        "lambda functions ls",
        "lambda functions rm",
        "lambda functions rmall",
        "lambda policies",
        "lambda policies role",
        "lambda policies user",
        "lambda policies validate",
        "lambda quotas",
        "lambda quotas increase",
        "lambda regions",
        "lambda render",
        "lambda sites",
        "lambda sites create",
        "lambda sites ls",
        "lambda sites rm",
        "lambda sites rmall",
        "lambda still",
        "preview",
        "render",
        "still",
        "studio",
        "upgrade",
        "versions",
      ]
    `);
  });

  it.each(['codec', 'props', 'log', 'memory', 'no-open', 'site-name', 'concurrency', 'crf'])(
    'finds the flag %s',
    (flag) => expect(readCommandLine().flags).toContain(flag),
  );
});
