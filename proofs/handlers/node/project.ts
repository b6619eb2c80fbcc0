import {existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import {createRequire} from 'node:module';
import path from 'node:path';
import {zipSync} from 'fflate';
import {chromiumPath} from '../../../commands/chromium.mjs';
import {root} from '../../../model/io.ts';
import type {Loose} from '../../errors/case.ts';
import {openNotebook} from '../notebook.ts';

/** The packages of the guides. */
export const guides = path.join(root, 'tests/guides/node_modules');
const fromGuides = createRequire(path.join(guides, 'proof.cjs'));
const fromToolkit = createRequire(path.join(root, 'toolkit/proof.cjs'));

/** Loads a package as the guides install it, or as the pages pin it where the guides don't have it. */
export function load(name: string): Loose {
  const found: Loose = existsSync(path.join(guides, name.split('/').slice(0, 2).join('/')))
    ? fromGuides(name)
    : fromToolkit(name);
  return found;
}

const {PROOF_FOLDER = '.', PROOF_FILES = '.', PROOF_OUT = ''} = process.env;
/** Makes a path of the project absolute. */
export const file = (name: string): string => path.join(PROOF_FOLDER, name);
/** A made file of two seconds. */
export const media = (name: string): string => path.join(PROOF_FILES, name);

/** The notebook of this process. */
export const book = openNotebook();

/** Hands the notebook over, and ends: some packages keep a timer. */
export function finish(): never {
  writeFileSync(PROOF_OUT, JSON.stringify({seen: book.seen, told: book.told}));
  process.exit();
}

/** Serves the made files, as another machine does; returns its port. */
export async function serveFiles(): Promise<number> {
  const server = http.createServer(({url = '/'}, response) => {
    const place = media(path.basename(url));
    if (!existsSync(place)) return void response.writeHead(404).end();
    const bytes = readFileSync(place);
    response.writeHead(200, {
      'content-type': 'video/mp4',
      'content-length': bytes.length,
      'access-control-allow-origin': '*',
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A project with one composition of five frames: it draws, writes to the console, plays sound and emits a file. */
export function writeProject(port: number): void {
  const files: Record<string, string> = {
    'package.json': '{"name": "proof"}',
    'tsconfig.json': '{"compilerOptions": {"jsx": "react-jsx"}}',
    'public/note.txt': 'x',
    'src/index.ts':
      "import {registerRoot} from 'remotion';\nimport {Root} from './Root';\nregisterRoot(Root);\n",
    'src/Root.tsx': `import {AbsoluteFill, Artifact, Audio, Composition, OffthreadVideo, useCurrentFrame} from 'remotion';
const Clip = () => {
  const frame = useCurrentFrame();
  console.log('drawn', frame);
  return (
    <AbsoluteFill>
      <OffthreadVideo src="http://localhost:${port}/sample.mp4" />
      <Audio src="http://localhost:${port}/sample.mp3" />
      {frame === 0 ? <Artifact filename="note.txt" content="hello" /> : null}
    </AbsoluteFill>
  );
};
export const Root = () => (
  <Composition id="Clip" component={Clip} durationInFrames={5} fps={30} width={320} height={180}
    calculateMetadata={() => { console.log('measured'); return {}; }} />
);
`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file(name)), {recursive: true});
    writeFileSync(file(name), text);
  }
  writeFileSync(file('public/large.bin'), Buffer.alloc(25 * 1024 * 1024));
  symlinkSync(file('public/note.txt'), file('public/link.txt'));
  mkdirSync(file('node_modules'));
  for (const name of ['remotion', 'react', 'react-dom', '@remotion'])
    symlinkSync(path.join(guides, name), file(`node_modules/${name}`));
}

/** Where browsers are downloaded from, a zip lies whose program is the browser of this machine. */
export function serveBrowser(): void {
  const platform = process.arch === 'arm64' ? 'linux-arm64' : 'linux64';
  const program = process.arch === 'arm64' ? 'headless_shell' : 'chrome-headless-shell';
  const script = `#!/bin/sh\nexec ${chromiumPath()} "$@"\n`;
  const zip = zipSync({
    [`chrome-headless-shell-${platform}/${program}`]: [
      new TextEncoder().encode(script),
      {os: 3, attrs: (0o100755 << 16) >>> 0},
    ],
  });
  const server = http.createServer((_, response) => {
    response.writeHead(200, {'content-length': zip.length});
    response.end(zip);
  });
  server.listen(0);
  server.unref();
  const {get} = https;
  const replaced = (...args: unknown[]) => {
    const [url, options, answer] = args;
    if (!/storage\.googleapis\.com|azureedge/.test(String(url)))
      return Reflect.apply(get, https, args);
    const place = server.address();
    const port = typeof place === 'object' && place ? place.port : 0;
    return Reflect.apply(
      http.get,
      http,
      [`http://localhost:${port}/`, options, answer].filter(Boolean),
    );
  };
  Object.assign(https, {get: replaced});
}

/** As on a machine where nothing was rendered yet. */
export const removeBrowser = (): void =>
  rmSync(file('node_modules/.remotion'), {recursive: true, force: true});
