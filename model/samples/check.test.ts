import {afterAll, expect, it} from 'vitest';
import {readText, removeFolder} from '../io.ts';
import {checkSources} from './check.ts';
import {typesFile} from './identifier-types.ts';

/** Checks a page of these lines, and gives what a writer would see. */
async function check(...lines: string[]): Promise<string> {
  const source = {file: 'content/docs/planted.mdx', text: lines.join('\n')};
  const {problems} = await checkSources([source], {cache: false});
  return problems
    .map(({line, column, rule, message, hint}) => `${line}:${column} ${rule} ${message}\n  ${hint}`)
    .join('\n');
}

const fence = (head: string, ...code: string[]) => [`\`\`\`${head}`, ...code, '```', ''];

it('passes correct samples: own modules, projects, hidden lines, removed lines, results', async () => {
  const problems = await check(
    ...fence(
      'tsx',
      "import {spring} from 'remotion';",
      'export const a = spring({frame: 1, fps: 30});',
    ),
    ...fence('tsx', "import {AbsoluteFill} from 'remotion';", 'export const a = <AbsoluteFill />;'),
    ...fence('ts title="src/size.ts"', 'export const size: number = 1;'),
    ...fence('ts title="src/size.ts"', 'export const size: number = 1;', 'export const depth = 2;'),
    ...fence(
      'tsx title="src/Root.tsx"',
      "import {depth} from './size';",
      "import video from './a.mp4';",
    ),
    ...fence('ts', "import {depth} from './src/size';", 'const twice: number = depth * 2;'),
    ...fence('ts', "import {size} from './size';", 'size.toFixed();'),
    ...fence('ts', 'declare const video: string;', '// ---cut---', 'video.trim();'),
    ...fence('ts', 'const a: number = 1; // [!code --]', "const a: string = ''; // [!code ++]"),
    ...fence('ts run', "import {size} from './size';", 'size + 1; // → 2'),
    ...fence('json', '{"a": 1}'),
    ...fence('ts title="src/styles.d.ts"', "declare module '*.scss';"),
  );
  expect(problems).toBe('');
});

it('reports a wrong option name and a wrong type on the line of the page', async () => {
  expect(
    await check(
      '- item',
      '',
      '  ```tsx',
      "  import {spring} from 'remotion';",
      '  spring({frame: 1, fsp: 30});',
      "  spring({frame: '1', fps: 30});",
      '  ```',
    ),
  ).toMatchInlineSnapshot(`
    "5:21 samples/type-error TS2353: Object literal may only specify known properties, and 'fsp' does not exist in type '{ frame: number; fps: number; config?: Partial<SpringConfig> | undefined; from?: number | undefined; to?: number | undefined; durationInFrames?: number | undefined; durationRestThreshold?: number | undefined; delay?:…
      Did you mean "fps"?
    6:11 samples/type-error TS2322: Type 'string' is not assignable to type 'number'.
      If the mistake is what the sample shows: expect-error=2322."
  `);
});

it('reports names and modules that are not there', async () => {
  expect(
    await check(
      ...fence('ts title="src/a.ts"', 'export const a = 1;'),
      ...fence(
        'ts',
        "import {b} from './b';",
        "import x from 'no-such-package';",
        'nowhere();',
        'useCurrentFrame();',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "6:17 samples/type-error TS2307: Cannot find module './b' or its corresponding type declarations.
      Titled fences of this page: src/a.ts.
    7:15 samples/type-error TS2307: Cannot find module 'no-such-package' or its corresponding type declarations.
      Only packages of toolkit/package.json are installed: check=off reason="…" if another one is meant.
    8:1 samples/type-error TS2304: Cannot find name 'nowhere'.
      Import the name, or declare it above "// ---cut---".
    9:1 samples/type-error TS2304: Cannot find name 'useCurrentFrame'.
      import {useCurrentFrame} from 'remotion';"
  `);
});

it('reports a declared error that does not occur, and accepts one that does', async () => {
  expect(
    await check(
      ...fence('ts expect-error=2322', 'const a: number = 1;'),
      ...fence('ts expect-error=2322', "const a: number = '';"),
      ...fence('ts expect-error=2345', "const a: number = '';"),
    ),
  ).toMatchInlineSnapshot(`
    "1:1 samples/stale-expect-error The sample compiles without the declared error TS2322.
      Remove expect-error, or show the mistake again.
    10:7 samples/type-error TS2322: Type 'string' is not assignable to type 'number'.
      If the mistake is what the sample shows: expect-error=2322.
    9:1 samples/stale-expect-error The sample compiles without the declared error TS2345.
      It has TS2322."
  `);
});

it('reports wrong results, missing errors and code that fails', async () => {
  expect(
    await check(
      ...fence(
        'ts run',
        "import {interpolate} from 'remotion';",
        'interpolate(1, [0, 2], [0, 1]); // → 0.4',
        "const o = {a: [1, 'x']}; // → {a: [1]}",
        'interpolate(1, [0, 1], [0]); // → throws "same size"',
        'interpolate(1, [0, 1], [0, 1]); // → throws "x"',
        'const never = () => {',
        '  o.a.pop(); // → 1',
        '};',
        '',
        '// → 5',
      ),
      ...fence('ts run', '', "throw new Error('planted');"),
      ...fence('ts', '1 + 1; // → 2'),
    ),
  ).toMatchInlineSnapshot(`
    "20:1 samples/unchecked-result The sample says what comes out, but is not executed.
      Add the word run to the fence, or write the comment without an arrow.
    11:1 samples/wrong-result No expression or declaration ends on the line of this result, or on the one above.
      Put the comment behind the semicolon of the statement it speaks about, or below it.
    3:33 samples/wrong-result The result is 0.5, not 0.4.
      // → 0.5
    4:26 samples/wrong-result The result is {a: [1, 'x']}, not {a: [1]}.
      // → {a: [1, 'x']}
    5:30 samples/wrong-result It throws "inputRange (2) and outputRange (1) must have the same length", not throws "same size".
      // → throws "inputRange (2) and outputRange (1) must have the same length"
    6:33 samples/wrong-result The result is 1, not throws "x".
      // → 1
    8:14 samples/wrong-result The line of this result is never executed.
      Call the code around it.
    16:1 samples/run-failed Executing the sample failed: planted
      If the error is the point: // → throws "part of the message"."
  `);
});

it('gives run fences no network, no disk and no processes', async () => {
  expect(
    await check(
      ...fence('ts run', "await fetch('https://example.com');"),
      ...fence('ts run', "import {writeFileSync} from 'node:fs';", "writeFileSync('/tmp/x', '');"),
      ...fence('ts run', "import {execSync} from 'node:child_process';", "execSync('ls');"),
    ),
  ).toMatchInlineSnapshot(`
    "2:1 samples/run-failed Executing the sample failed: Samples run without network
      If the error is the point: // → throws "part of the message".
    7:1 samples/run-failed Executing the sample failed: Access to this API has been restricted
      If the error is the point: // → throws "part of the message".
    12:1 samples/run-failed Executing the sample failed: Access to this API has been restricted
      If the error is the point: // → throws "part of the message"."
  `);
});

it('reports bad JSON and opt-outs without a reason', async () => {
  expect(
    await check(
      ...fence('json', '{', '  "a": 1,', '}'),
      ...fence('ts check=off', 'nonsense('),
      ...fence('ts check=off reason="pseudo code"', 'nonsense('),
    ),
  ).toMatchInlineSnapshot(`
    "4:1 samples/bad-json The sample isn't JSON: Expected double-quoted property name in JSON at position 12
      No comments, no trailing commas, double quotes; for JSON with comments use \`\`\`jsonc.
    7:1 samples/opt-out-without-reason The sample is not checked and does not say why.
      check=off reason="…", or better: make it compile."
  `);
});

it('counts opt-outs over the whole site', async () => {
  const good = fence('ts', 'export {};').join('\n');
  const off = fence('ts check=off reason="x"', '(').join('\n');
  const all = (offs: number) =>
    checkSources(
      [{file: 'content/docs/planted.mdx', text: good.repeat(245 - offs) + off.repeat(offs)}],
      {cache: false, isAll: true},
    );
  expect(await all(4)).toMatchObject({problems: [], optOuts: 4});
  expect((await all(5)).problems.map(({message}) => message)).toMatchInlineSnapshot(`
    [
      "5 of 245 samples are not checked; less than 2 % may be.",
    ]
  `);
});

afterAll(() => removeFolder(typesFile('content/docs/planted.mdx')));

it('gives a page that is again what it was the types that it had', async () => {
  const types = async (code: string) => {
    const source = {file: 'content/docs/planted.mdx', text: fence('ts', code).join('\n')};
    await checkSources([source], {cache: true, writesTypes: true});
    return readText(typesFile(source.file));
  };
  const before = await types('export const a = 1;');
  expect(await types('export const b = 2;')).not.toBe(before);
  expect(await types('export const a = 1;')).toBe(before);
});

it('holds commands against the pinned command line', async () => {
  expect(
    await check(
      ...fence('sh pm', 'npx remotion render Video out.mp4 --codek=h264', 'npx remotion rendr'),
      ...fence('bash', 'npx remotion lambda sites create --site-name=a --force-path-style'),
    ),
  ).toMatchInlineSnapshot(`
    "2:35 samples/unknown-flag The toolkit has no flag "--codek".
      Did you mean "--codec"?
    3:14 samples/unknown-command The toolkit has no command "rendr".
      Did you mean "render"?"
  `);
});

const NETWORK = [
  ["import {Resolver} from 'node:dns';", "new Resolver().resolve4('a.example', () => {});"],
  ["import {promises} from 'node:dns';", "await promises.resolve('a.example');"],
  ["import {lookup} from 'node:dns';", "lookup('a.example', () => {});"],
  [
    "import {createSocket} from 'node:dgram';",
    "createSocket({type: 'udp4', lookup: (_name, _options, done) => done(null, '127.0.0.1', 4)}).send('x', 9, '127.0.0.1');",
  ],
  ["import {connect} from 'node:net';", "connect(9, '127.0.0.1');"],
  ["import {connect} from 'node:tls';", "connect(9, '127.0.0.1');"],
  ["import {get} from 'node:http';", "get('http://127.0.0.1:9/');"],
  ["import {connect} from 'node:http2';", "connect('http://127.0.0.1:9/');"],
  ["import {createServer} from 'node:http';", 'createServer().listen(0);'],
  ["import {createServer} from 'node:net';", 'createServer().listen(0);'],
  ["await fetch('http://127.0.0.1:9/');"],
  ["new WebSocket('ws://127.0.0.1:9/');"],
  ["// @ts-expect-error: not typed\nprocess.binding('udp_wrap');"],
].map((code) => ['// @ts-nocheck', ...code]);

it.each(NETWORK)('refuses a run fence every way to the network: %#', async (...code) => {
  expect(await check(...fence('ts run', ...code))).toMatch(
    /samples\/run-failed Executing the sample failed: (?:Samples run without network|Access to this API)/,
  );
});

it('names the sample that ends the process, takes all memory or sends results of its own', async () => {
  const problems = await check(
    ...fence('ts run', '// @ts-nocheck', '', 'process.exit(3);'),
    ...fence(
      'ts run',
      '// @ts-nocheck',
      'const all = [];',
      'for (;;) all.push(new Array(1e6).fill(1.5));',
    ),
    ...fence(
      'ts run',
      '// @ts-nocheck',
      'const all = [];',
      'for (;;) all.push(Buffer.alloc(1e8, 1));',
    ),
    ...fence(
      'ts run',
      '// @ts-nocheck',
      "process.send({type: 'end', id: 4, seen: {0: {value: '42'}}});",
    ),
    ...fence('ts run', '1 + 1; // → 2'),
  );
  expect(problems).toMatchInlineSnapshot(`
    "4:1 samples/run-failed Executing the sample failed: Samples may not end the process
      If the error is the point: // → throws "part of the message".
    8:1 samples/run-failed Executing the sample failed: takes more than 1024 MB of memory
      If the error is the point: // → throws "part of the message".
    14:1 samples/run-failed Executing the sample failed: takes more than 2048 MB of memory
      If the error is the point: // → throws "part of the message".
    21:1 samples/run-failed Executing the sample failed: process.send is not a function
      If the error is the point: // → throws "part of the message"."
  `);
}, 60_000);
