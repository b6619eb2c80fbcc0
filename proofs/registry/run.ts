/**
 * Adds blocks to projects as a reader does: `npm run proofs:registry [build folder]`.
 *
 * The built site is served; the real `shadcn` package adds blocks from it to a fresh Vite app with a
 * Player, and to a project of the Studio. Both are compiled; the app is built, the Studio's project draws
 * a still of each block. The outcome is in results.json.
 */
import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {z} from 'zod';
import {chromiumPath} from '../../commands/chromium.mjs';
import {identity} from '../../config/identity.ts';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {readJson} from '../../model/io.ts';
import {packageSchema} from '../../model/schema/reports.ts';
import {BLOCKS, registryProof, stampOf} from '../taken-home.ts';

const run = promisify(execFile);

/** The command line whose blocks these are. */
const SHADCN = '4.23.0';
const CHROMIUM = chromiumPath();

const itemSchema = z.object({
  title: z.string(),
  dependencies: z.array(z.string()),
  meta: z.record(z.unknown()).optional(),
  files: z.array(z.object({path: z.string(), content: z.string()})).min(1),
});

interface Project {
  name: string;
  packages: string[];
  files: Record<string, string>;
  /** What shows the blocks, from their names. */
  use: (blocks: {id: string; component: string}[]) => Record<string, string>;
  commands: string[][];
}

const tsconfig = JSON.stringify({
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    baseUrl: '.',
    paths: {'@/*': ['./src/*']},
  },
  include: ['src'],
});

const components = JSON.stringify({
  $schema: 'https://ui.shadcn.com/schema.json',
  style: 'new-york',
  rsc: false,
  tsx: true,
  tailwind: {config: '', css: 'src/index.css', baseColor: 'neutral', cssVariables: true},
  aliases: {
    components: '@/components',
    utils: '@/lib/utils',
    ui: '@/components/ui',
    lib: '@/lib',
    hooks: '@/hooks',
  },
});

const common = {
  'tsconfig.json': tsconfig,
  'components.json': components,
  'src/index.css': '',
  'src/lib/utils.ts': 'export const cn = (...names: string[]) => names.join(" ");\n',
  'src/css.d.ts': 'declare module "*.css";\n',
};

const TYPES = ['typescript@5.8.3', '@types/react@19.1.0', '@types/react-dom@19.1.0'];
const REACT = ['react@19.1.0', 'react-dom@19.1.0'];
const VIDEO = 'durationInFrames={120} fps={30}';

const importsOf = (blocks: {id: string; component: string}[]) =>
  blocks
    .map(
      ({id, component}) =>
        `import {${component}, defaultProps as ${component}Props} from '@/components/${id}';`,
    )
    .join('\n');

const projects: Project[] = [
  {
    name: 'Vite app with a Player',
    packages: [
      ...REACT,
      ...TYPES,
      'vite@7.3.8',
      '@vitejs/plugin-react@4.6.0',
      `@remotion/player@${identity.version}`,
    ],
    files: {
      ...common,
      'vite.config.ts': `import path from 'node:path';
import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: {alias: {'@': path.resolve('src')}},
});
`,
      'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
    },
    use: (blocks) => ({
      'src/main.tsx': `import {Player} from '@remotion/player';
import {createRoot} from 'react-dom/client';
${importsOf(blocks)}

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
${blocks.map(({component}) => `    <Player component={${component}} inputProps={${component}Props} compositionWidth={640} compositionHeight={360} ${VIDEO} />`).join('\n')}
  </>,
);
`,
    }),
    commands: [['tsc'], ['vite', 'build']],
  },
  {
    name: 'project of the Studio',
    packages: [
      ...REACT,
      ...TYPES,
      `remotion@${identity.version}`,
      `@remotion/cli@${identity.version}`,
    ],
    files: {
      ...common,
      'remotion.config.ts': `import path from 'node:path';
import {Config} from '@remotion/cli/config';

Config.overrideWebpackConfig((config) => ({
  ...config,
  resolve: {...config.resolve, alias: {...config.resolve?.alias, '@': path.resolve('src')}},
}));
`,
      'src/index.ts': `import {registerRoot} from 'remotion';
import {RemotionRoot} from './Root';

registerRoot(RemotionRoot);
`,
    },
    use: (blocks) => ({
      'src/Root.tsx': `import {Composition} from 'remotion';
${importsOf(blocks)}

export const RemotionRoot = () => (
  <>
${blocks.map(({id, component}) => `    <Composition id="${id}" component={${component}} defaultProps={${component}Props} width={640} height={360} ${VIDEO} />`).join('\n')}
  </>
);
`,
    }),
    commands: [
      ['tsc'],
      ...BLOCKS.map((id) => [
        'remotion',
        'still',
        'src/index.ts',
        id,
        `out/${id}.png`,
        '--frame=60',
        `--browser-executable=${CHROMIUM}`,
      ]),
    ],
  },
];

/**
 * Stands in for shadcn's own registry, from which the command also fetches the base colors of a project; this
 * machine may not reach it. The blocks come from the built site.
 */
const colors = createServer((request, response) => {
  const isColor = request.url?.includes('/colors/') === true;
  const none = {light: {}, dark: {}};
  response.writeHead(isColor ? 200 : 404, {'Content-Type': 'application/json'});
  response.end(
    JSON.stringify(
      isColor
        ? {inlineColors: none, cssVars: none, inlineColorsTemplate: '', cssVarsTemplate: ''}
        : {error: 'not found'},
    ),
  );
});
const colorPort = await listen(colors, 0);

async function npx(folder: string, args: string[]): Promise<void> {
  try {
    const env = {...process.env, CI: '1', REGISTRY_URL: `http://127.0.0.1:${colorPort}/r`};
    await run('npx', ['--no-install', ...args], {cwd: folder, env});
  } catch (error) {
    const {stdout, stderr} = error as {stdout?: string; stderr?: string};
    throw new Error(`${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
  }
}

/** The component that a block exports. Throws if it exports none. */
function componentOf(id: string, code: string): string {
  const name = /^export const ([A-Z]\w*)\s*=/m.exec(code)?.[1];
  if (!name) throw new Error(`${id} exports no component`);
  return name;
}

async function carryOut({name, packages, files, use, commands}: Project, origin: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  try {
    write('package.json', JSON.stringify({name: 'app', private: true, type: 'module'}));
    for (const [file, text] of Object.entries(files)) write(file, text);
    const quiet = ['--save-exact', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', ...quiet, ...packages, `shadcn@${SHADCN}`], {cwd: folder});
    const addresses = BLOCKS.map((id) => `${origin}/r/${id}.json`);
    await npx(folder, ['shadcn', 'add', '--yes', ...addresses]);
    const blocks = await Promise.all(
      BLOCKS.map(async (id, index) => {
        const item = itemSchema.parse(await (await fetch(addresses[index] ?? '')).json());
        const file = `src/components/${id}.tsx`;
        if (!existsSync(path.join(folder, file))) throw new Error(`${name}: ${file} isn’t there`);
        const added = readFileSync(path.join(folder, file), 'utf8');
        const {dependencies} = readJson(path.join(folder, 'package.json'), packageSchema);
        const missing = item.dependencies.filter((dependency) => {
          const at = dependency.lastIndexOf('@');
          return (
            dependencies[dependency.slice(0, at)]?.replace(/^[~^]/, '') !== dependency.slice(at + 1)
          );
        });
        if (missing.length > 0) throw new Error(`${name}: ${id} lacks ${missing.join(', ')}`);
        return {id, component: componentOf(id, added), asIs: added === item.files[0]?.content};
      }),
    );
    for (const [file, text] of Object.entries(use(blocks))) write(file, text);
    for (const command of commands) await npx(folder, command);
    console.log(`${name}: ${BLOCKS.join(', ')}`);
    const stills = BLOCKS.filter((id) => existsSync(path.join(folder, `out/${id}.png`)));
    return {
      name,
      blocks,
      ran: commands.map((command) => command.filter((word) => !word.startsWith('--')).join(' ')),
      stills,
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const [build = 'build'] = parseArgs({allowPositionals: true}).positionals;
const server = createSiteServer(path.resolve(build));
const origin = `http://localhost:${await listen(server, 4620)}`;
const outcomes = [];
try {
  for (const project of projects) outcomes.push(await carryOut(project, origin));
} finally {
  server.close();
  server.closeAllConnections();
  colors.close();
  colors.closeAllConnections();
}
const seen = new Date().toISOString().slice(0, 10);
writeFileSync(
  registryProof.file,
  `${JSON.stringify({seen, ...stampOf(registryProof), node: process.version, shadcn: SHADCN, outcomes}, null, 2)}\n`,
);
