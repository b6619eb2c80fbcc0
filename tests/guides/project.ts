import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {z} from 'zod';
import {chromiumPath} from '../../commands/chromium.mjs';
import {parseJson} from '../../model/parse-json.ts';
import {type GuidePage, readPage, root} from './page.ts';
import {execute, type Result, type Server, serve} from './processes.ts';

/** The packages that guides install, from the lockfile. */
export const packagesFolder = path.join(root, 'tests/guides/node_modules');

// Outside of the repository, whose own packages would be found otherwise.
const work = path.join(tmpdir(), 'remotion-guides');

/** Texts to exchange, each of which must be there. */
export type Replacements = [from: string, to: string][];

/** What the reader has, and what differs on this kind of machine. */
interface GuideOptions {
  /** Files that the reader has before; those of the page come on top. */
  given?: Record<string, string>;
  /** Packages that the reader has before. */
  packages?: string[];
  /** Fences without a title that become a file, found by a text in them. */
  place?: Record<string, string>;
  /** Titled fences that are alternatives to what is carried out. */
  skip?: string[];
  /** By file: what has to differ from the page, mostly to render fewer and smaller frames. */
  replace?: Record<string, Replacements>;
  /** Packages of optional steps that are not carried out. */
  without?: string[];
  /** Name of the folder, if a page is carried out in several ways. */
  name?: string;
}

/** A page whose files lie in a folder. */
export interface Guide {
  page: GuidePage;
  folder: string;
  /** Makes a path of the project absolute. */
  file: (name: string) => string;
  has: (name: string) => boolean;
  read: (name: string) => string;
  size: (name: string) => number;
  write: (name: string, content: string | Uint8Array) => void;
  /** Runs a command that the page names; fails the test if it isn't there or exits with an error. */
  run: (line: string, options?: RunOptions) => Promise<Result>;
  /** Runs any command, for what a page describes without naming it; never fails by itself. */
  exec: (line: string) => Promise<Result>;
  /** Starts a server with any command. */
  start: (line: string, url: string) => Promise<Server>;
  /** Runs a script of the page that it gives no command for, as a module of Node.js or with tsx. */
  script: (name: string, options?: RunOptions) => Promise<Result>;
  /** Starts a server with a command that the page names. */
  serve: (line: string, url: string, options?: RunOptions) => Promise<Server>;
}

/** What differs from the line on the page. */
interface RunOptions {
  replace?: Replacements;
  env?: Record<string, string>;
  /** The command is to fail; its output is the subject of the test. */
  fails?: boolean;
}

/** What `npx create-video --blank` leaves, as far as renders are concerned. */
export const blank: Required<Pick<GuideOptions, 'given' | 'packages'>> = {
  packages: ['@remotion/cli', 'react', 'react-dom', 'remotion', '@types/react', 'typescript'],
  given: {
    'package.json': JSON.stringify({
      name: 'template-blank',
      version: '1.0.0',
      private: true,
      scripts: {dev: 'remotion studio', build: 'remotion bundle'},
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2018',
        module: 'commonjs',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        lib: ['es2015'],
        esModuleInterop: true,
        skipLibCheck: true,
      },
      exclude: ['remotion.config.ts'],
    }),
    'remotion.config.ts': `import {Config} from '@remotion/cli/config';

Config.setVideoImageFormat('jpeg');
Config.setOverwriteOutput(true);
`,
    'src/index.ts': `import {registerRoot} from 'remotion';
import {RemotionRoot} from './Root';

registerRoot(RemotionRoot);
`,
    'src/Root.tsx': `import {Composition} from 'remotion';
import {MyComposition} from './Composition';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="MyComp"
      component={MyComposition}
      durationInFrames={60}
      fps={30}
      width={320}
      height={180}
      defaultProps={{title: 'Blank'}}
    />
  );
};
`,
    'src/Composition.tsx': `import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const MyComposition: React.FC<{title: string}> = ({title}) => {
  return <AbsoluteFill style={{backgroundColor: '#0b84f3'}}>{title} {useCurrentFrame()}</AbsoluteFill>;
};
`,
  },
};

/**
 * Does what a reader does: lays the files of a page into a project, installs its packages.
 *
 * @param id Id of the page.
 * @param options What the reader has before, and what differs here.
 * @returns The project, in a folder of its own, to carry out the commands of the page.
 * @throws If a text to exchange is gone from the page, or a package isn't in the lockfile.
 */
export function openGuide(id: string, options: GuideOptions = {}): Guide {
  const page = readPage(id);
  const folder = path.join(work, options.name ?? id.replaceAll('/', '-'));
  rmSync(folder, {recursive: true, force: true});
  const file = (name: string): string => path.join(folder, name);
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(path.dirname(file(name)), {recursive: true});
    writeFileSync(file(name), content);
  };

  const files = new Map(Object.entries(options.given ?? {}));
  for (const [name, code] of page.files) {
    if (options.skip?.includes(name)) continue;
    // A page shows of package.json what is to be added.
    const before = name === 'package.json' ? files.get(name) : undefined;
    files.set(name, before ? merged(before, code) : code);
  }
  for (const [name, text] of Object.entries(options.place ?? {})) {
    const code = page.fences.find((fence) => fence.includes(text));
    if (code === undefined) throw new Error(`${id} has no fence with ${text}`);
    files.set(name, code);
  }
  for (const [name, pairs] of Object.entries(options.replace ?? {})) {
    files.set(name, exchange(files.get(name) ?? '', pairs, `${id}, ${name}`));
  }
  if (!files.has('package.json')) files.set('package.json', '{"private": true}');
  for (const [name, code] of files) write(name, code.endsWith('\n') ? code : `${code}\n`);
  const wanted = page.packages.filter((name) => !options.without?.includes(name));
  install(folder, [...(options.packages ?? []), ...wanted]);

  const line = (command: string, {replace}: RunOptions): string => {
    if (!page.commands.has(command)) throw new Error(`${id} doesn't tell to run: ${command}`);
    return exchange(command, replace ?? [], `${id}, ${command}`);
  };
  const run = async (command: string, shell: string, options: RunOptions): Promise<Result> => {
    const result = await execute(shell, {cwd: folder, env: options.env});
    if ((result.code !== 0) !== (options.fails ?? false)) {
      throw new Error(`${command} exited with ${result.code}:\n${result.output}`);
    }
    return result;
  };
  return {
    page,
    folder,
    file,
    write,
    has: (name) => existsSync(file(name)),
    read: (name) => readFileSync(file(name), 'utf8'),
    size: (name) => statSync(file(name)).size,
    run: (command, options = {}) => run(command, line(command, options), options),
    exec: (command) => execute(command, {cwd: folder}),
    script: (name, options = {}) =>
      run(name, `${/\.m?js$/.test(name) ? 'node' : tsx} ${name}`, options),
    start: (command, url) => serve(command, url, {cwd: folder}),
    serve: (command, url, options = {}) =>
      serve(line(command, options), url, {cwd: folder, env: options.env}),
  };
}

const tsx = path.join(packagesFolder, '.bin/tsx');

const manifest = z.object({scripts: z.record(z.string()).optional()}).passthrough();
const installed = z.object({bin: z.union([z.string(), z.record(z.string())]).optional()});

function merged(before: string, added: string): string {
  const [old, more] = [before, added].map((text) => parseJson('package.json', text, manifest));
  return JSON.stringify({...old, ...more, scripts: {...old?.scripts, ...more?.scripts}});
}

function exchange(text: string, pairs: Replacements, where: string): string {
  return pairs.reduce((current, [from, to]) => {
    if (!current.includes(from)) throw new Error(`${where}: nothing to replace: ${from}`);
    return current.replaceAll(from, to);
  }, text);
}

/** Links what the reader installs and nothing else, so that a package which the page forgot is missed. */
function install(folder: string, packages: string[]): void {
  const modules = path.join(folder, 'node_modules');
  const link = (target: string, name: string): void => {
    const place = path.join(modules, name);
    if (existsSync(place)) return;
    mkdirSync(path.dirname(place), {recursive: true});
    symlinkSync(target, place);
  };
  for (const name of packages) {
    const home = path.join(packagesFolder, name);
    if (!existsSync(home)) throw new Error(`tests/guides/package.json has no ${name}`);
    link(home, name);
    const own = path.join(home, 'package.json');
    const {bin} = parseJson(own, readFileSync(own, 'utf8'), installed);
    const bins = typeof bin === 'string' ? {[path.basename(name)]: bin} : (bin ?? {});
    for (const [command, script] of Object.entries(bins)) {
      link(path.join(home, script), `.bin/${command}`);
    }
  }
  addBrowser(modules);
}

/** Puts the system's Chromium where the toolkit would download a browser to: pages run as they are. */
export function addBrowser(modules: string): void {
  const arm = process.arch === 'arm64';
  const platform = arm ? 'linux-arm64' : 'linux64';
  const place = path.join(
    modules,
    `.remotion/chrome-headless-shell/${platform}/chrome-headless-shell-${platform}`,
    arm ? 'headless_shell' : 'chrome-headless-shell',
  );
  mkdirSync(path.dirname(place), {recursive: true});
  symlinkSync(chromiumPath(), place);
}
