// npm run proofs:scripts [-- page …] [-- --again | --failed | --check]: starts the Node.js programs of the pages, on compositions of ten small frames, with
// AWS and the network replaced, and keeps what they print, ask for and write. Needs the packages of the guides.
import {spawn} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {printProblems} from '../../checks/print.ts';
import {root, writeText} from '../../model/io.ts';
import {addBrowser} from '../../tests/guides/project.ts';
import {requireGuidesOf, toolkitVersion} from '../versions.ts';
import {changes, everywhere, notHere} from './cases.ts';
import {idsIn} from './find.ts';
import {makeMedia} from './media.ts';
import {
  checkOutcomes,
  keyOf,
  type Outcome,
  type Program,
  RESULTS,
  readOutcomes,
  readScripts,
} from './records.ts';

const version = toolkitVersion();
const work = path.join(tmpdir(), `proofs-scripts-${process.pid}`);
const guides = path.join(root, 'tests/guides/node_modules');
const files = path.join(work, 'media');
const modules = path.join(work, 'node_modules');

/** Links the packages of the guides, and of the toolkit those that only have pages. */
function linkPackages(): void {
  for (const source of [guides, path.join(root, 'toolkit/node_modules')]) {
    for (const name of readdirSync(source)) {
      const inner = name.startsWith('@')
        ? readdirSync(path.join(source, name)).map((each) => `${name}/${each}`)
        : [name];
      for (const each of inner) {
        const place = path.join(modules, each);
        if (name.startsWith('.') || existsSync(place)) continue;
        mkdirSync(path.dirname(place), {recursive: true});
        symlinkSync(path.join(source, each), place);
      }
    }
  }
  addBrowser(modules);
}

const component = `import {AbsoluteFill, Composition, useCurrentFrame} from 'remotion';
const Picture = () => <AbsoluteFill style={{backgroundColor: '#246'}}>{useCurrentFrame()}</AbsoluteFill>;
const size = {component: Picture, durationInFrames: 10, fps: 30, width: 320, height: 180, defaultProps: {}};
export const Root = () => <>IDS</>;
`;
const ENTRY =
  // Pages name their root component as they like.
  "import {registerRoot} from 'remotion';\nimport * as all from './Root';\nregisterRoot(Object.values(all).find((one) => typeof one === 'function'));\n";

/** What the toolkit says of this machine and of its license. */
const NOISE =
  /differing memory|[Mm]emory reported|docker run|lower amount of|Some companies are required|acknowledgeRemotionLicense|dbus/;

/** Where a server of a program answers. */
const pathsIn = (code: string): string =>
  [
    ...new Set(
      [...code.matchAll(/(?:\.(?:get|post|all|use)\(|req\.url [!=]== )'(\/[^'*]*)'/g)].map(
        ([, address]) => address,
      ),
    ),
    '/',
  ].join(' ');

/** Writes a project with a composition for each id, and with further files by path. */
function writeProject(folder: string, ids: readonly string[], more: Record<string, string>): void {
  const compositions = ids.map((id) => `<Composition id="${id}" {...size} />`).join('');
  const all = {
    'package.json': '{"name": "proof"}',
    'tsconfig.json': '{"compilerOptions": {"jsx": "react-jsx"}}',
    'src/Root.tsx': component.replace('IDS', compositions),
    'src/index.ts': ENTRY,
    ...more,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
}

/** Puts a file of the right kind wherever programs look for the media that their texts name. */
function addMedia(folder: string, texts: string): void {
  for (const [name] of texts.matchAll(/(?<=['"/])[\w-]+\.(?:mp4|mov|webm|mp3|wav)(?=['"])/g)) {
    const sample = path.join(files, `sample${path.extname(name)}`);
    mkdirSync(path.join(folder, 'out'), {recursive: true});
    for (const place of ['', 'public', 'videos']) {
      mkdirSync(path.join(folder, place), {recursive: true});
      if (existsSync(sample)) copyFileSync(sample, path.join(folder, place, name));
    }
  }
}

/** A bundle with every composition that a program asks for. */
const site = path.join(work, 'site');
async function bundleSite(programs: readonly Program[]): Promise<void> {
  const folder = path.join(work, 'site-source');
  const ids = new Set(programs.flatMap(({script}) => idsIn(script.code)));
  writeProject(folder, [...ids], {
    'bundle.mts': `import {bundle} from '@remotion/bundler';\nawait bundle({entryPoint: './src/index.ts', outDir: '${site}'});\n`,
  });
  const {code, text} = await start(folder, 'bundle.mts', path.join(work, 'log.txt'), {});
  if (code !== 0) throw new Error(`The bundle can’t be made: ${text}`);
}

/** Every file below a folder, without packages and what was there before. */
const listed = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((item) => item.isFile() && !/node_modules|remotion-webpack/.test(item.parentPath))
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)));

function start(
  folder: string,
  name: string,
  log: string,
  extra: {env?: Record<string, string>; args?: string[]},
): Promise<{code: number | null; text: string}> {
  const tsx = pathToFileURL(path.join(root, 'node_modules/tsx/dist/loader.mjs')).href;
  const preload = pathToFileURL(path.join(root, 'proofs/scripts/preload.ts')).href;
  const child = spawn(
    process.execPath,
    ['--import', tsx, '--import', preload, name, ...(extra.args ?? [])],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: {
        PATH: process.env.PATH,
        HOME: work,
        TZ: 'UTC',
        CI: '1',
        FORCE_COLOR: '0',
        PROOF_LOG: log,
        PROOF_FILES: files,
        PROOF_SERVERS: 'ask',
        REMOTION_AWS_ACCESS_KEY_ID: 'AKIDPROOF',
        REMOTION_AWS_SECRET_ACCESS_KEY: 'secret',
        ...extra.env,
      },
    },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      text += part;
    });
  return new Promise((resolve) => {
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        /* It has ended. */
      }
    };
    const timer = setTimeout(() => {
      text += '\nSTILL RUNNING after 120 s';
      end();
    }, 120_000);
    child.once('close', (code) => {
      clearTimeout(timer);
      end();
      resolve({code, text});
    });
  });
}

/** Starts a program in a project of its own, which goes afterwards, and tells what came of it. */
async function run({script, titled, hash}: Program): Promise<Outcome> {
  const key = `${script.page}:${script.name}`;
  const outcome: Outcome = {
    page: script.page,
    script: script.name,
    version,
    hash,
    result: '',
    prints: [],
    asks: [],
    writes: [],
  };
  const reason = notHere(key, script.code);
  if (reason) return {...outcome, result: `not started: ${reason}`};
  const folder = path.join(work, key.replaceAll(/[^\w.-]/g, '_'));
  const {replace = [], given = {}, as = script.name, ...extra} = changes[key] ?? {};
  const code = everywhere.reduce(
    (text, [from, to]) => text.replace(from, to.replace('FOLDER', folder)),
    replace.reduce((text, [from, to]) => text.replaceAll(from, to), script.code),
  );
  const own = {...given, ...Object.fromEntries(titled), [as]: code};
  writeProject(folder, idsIn(script.code), own);
  addMedia(folder, [code, ...titled.values()].join('\n'));
  const [, bundled] = /['"](?:\.\/)?(build|video-bundle)['"]/.exec(code) ?? [];
  if (bundled && !code.includes('@remotion/bundler'))
    cpSync(site, path.join(folder, bundled), {recursive: true});
  addBrowser(path.join(folder, 'node_modules'));
  const before = new Set(listed(folder));
  const log = path.join(work, 'log.txt');
  writeFileSync(log, '');
  const {code: exit, text} = await start(folder, as, log, {
    ...extra,
    env: {PROOF_PATHS: pathsIn(code), ...extra.env},
  });
  const lines = text
    .replaceAll(folder, '.')
    .replaceAll(work, '..')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !NOISE.test(line));
  outcome.result = exit === 0 ? 'ends' : `fails with ${exit}`;
  outcome.prints =
    exit === 0
      ? lines.slice(0, 6).map((line) => line.slice(0, 160))
      : lines
          .filter((line) => /error|STILL|not |Cannot/i.test(line))
          .slice(0, 4)
          .map((line) => line.slice(0, 240));
  outcome.asks = [...new Set(readFileSync(log, 'utf8').trim().split('\n'))]
    .filter((line) => line !== '')
    .slice(0, 12);
  outcome.writes = listed(folder)
    .filter((name) => !before.has(name))
    .slice(0, 6);
  rmSync(folder, {recursive: true, force: true});
  return outcome;
}

const {values, positionals} = parseArgs({
  options: {
    again: {type: 'boolean', default: false},
    failed: {type: 'boolean', default: false},
    check: {type: 'boolean', default: false},
  },
  allowPositionals: true,
});
const scripts = readScripts();
const known = new Map(readOutcomes().map((outcome) => [keyOf(outcome), outcome]));
/** What earlier runs saw stays, as long as the program is what it was. */
const isSeen = ({script, hash}: Program): boolean => {
  const old = known.get(keyOf({page: script.page, script: script.name}));
  const isFailure = old?.result.startsWith('fails') === true;
  const isAsItIs = old?.hash === hash && old.version === version;
  return isAsItIs && !values.again && !(values.failed && isFailure);
};
for (const start of positionals) {
  if (!scripts.some(({script}) => script.page.startsWith(start)))
    throw new Error(`No page with a program begins with ${start}.`);
}
const waiting = scripts.filter(
  (program) =>
    (positionals.length === 0 ||
      positionals.some((start) => program.script.page.startsWith(start))) &&
    !isSeen(program),
);
if (!values.check && waiting.length > 0) {
  requireGuidesOf(version);
  linkPackages();
  await makeMedia(files);
  await bundleSite(scripts);
  for (const program of waiting) {
    const outcome = await run(program);
    known.set(keyOf(outcome), outcome);
    // Records of programs that are no more go.
    const kept = scripts.flatMap(({script: {page, name}}) => {
      const one = known.get(keyOf({page, script: name}));
      return one ? [one] : [];
    });
    writeText(RESULTS, `${JSON.stringify(kept, null, 1)}\n`);
    console.log(`${keyOf(outcome)} ${outcome.result} ${outcome.prints.join(' | ')}`);
  }
  rmSync(work, {recursive: true, force: true});
}
const outcomes = readOutcomes();
const count = (start: string): number =>
  outcomes.filter(({result}) => result.startsWith(start)).length;
printProblems(
  checkOutcomes(scripts, outcomes, version),
  `${scripts.length} programs: ${count('ends')} end, ${count('not')} not started, each with a reason`,
);
