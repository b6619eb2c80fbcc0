import type {CompiledFile} from '../../../shared/compile/compiled';
import {escapeText} from '../../../shared/escape-html';
import type {FrameFiles, PlaygroundProject} from '../../../shared/playground';
import type {Video} from '../protocol';
import {readExports} from './exports';

interface TakeHome {
  project: PlaygroundProject;
  compiled: CompiledFile[];
  packages: string[];
  versions: FrameFiles['versions'];
  /** Size and length of what was shown last. */
  video: Video;
  props: Record<string, unknown>;
}

/** Every project needs these, whatever it imports. */
const ALWAYS = ['@remotion/cli', 'react', 'react-dom', 'remotion'];
const FOR_TYPES = ['@types/react', '@types/react-dom', 'typescript'];

/** `@remotion/transitions/fade` is a part of `@remotion/transitions`. */
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** A name for a folder: `Title & text` becomes `title-text`. */
export function folderName(title: string): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return name.slice(0, 60) || 'my-video';
}

const README_NODE = 'Needs Node.js 20.19 or newer.';

/** An id that `<Composition>` takes: letters, digits and hyphens. */
const compositionId = (component: string) => (component === 'default' ? 'Main' : component);

/** A prop's name as a literal has it: that of a link can be any text, even code. */
const keyOf = (name: string) =>
  /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : `[${JSON.stringify(name)}]`;

/** Writes the composition that plays a component. Takes the path of the new file, and the component's. */
export function writeRoot(
  home: Pick<TakeHome, 'project' | 'video' | 'props'>,
  from: string,
  entry: string,
): string {
  const {
    component = 'default',
    schema,
    defaultProps,
  } = readExports(home.project.files[entry] ?? '');
  const id = compositionId(component);
  const names = [
    ...(component === 'default' ? [] : [component]),
    ...(defaultProps ? ['defaultProps'] : []),
    ...(schema ? ['schema'] : []),
  ];
  const clause = [
    ...(component === 'default' ? [id] : []),
    ...(names.length > 0 ? [`{${names.join(', ')}}`] : []),
  ].join(', ');
  const changed = Object.keys(home.props).length > 0;
  const given = `${defaultProps ? '...defaultProps, ' : ''}${Object.entries(home.props)
    .map(([name, value]) => `${keyOf(name)}: ${JSON.stringify(value)}`)
    .join(', ')}`;
  const props = changed ? `{{${given}}}` : '{defaultProps}';
  const {width, height, fps, durationInFrames} = home.video;
  return `import {Composition} from 'remotion';
import ${clause} from '${relative(from, entry)}';

export const RemotionRoot = () => (
  <Composition
    id="${id}"
    component={${component === 'default' ? id : component}}
    width={${width}}
    height={${height}}
    fps={${fps}}
    durationInFrames={${durationInFrames}}${schema ? '\n    schema={schema}' : ''}${
      defaultProps || changed ? `\n    defaultProps=${props}` : ''
    }
  />
);
`;
}

function relative(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  const parts = to.replace(/\.[jt]sx?$/, '').split('/');
  while (folders.length > 0 && folders[0] === parts[0]) {
    folders.shift();
    parts.shift();
  }
  return `${folders.length > 0 ? '../'.repeat(folders.length) : './'}${parts.join('/')}`;
}

/** A path that is still free. */
function free(files: Record<string, string>, path: string): string {
  let found = path;
  for (let count = 1; Object.hasOwn(files, found); count += 1)
    found = path.replace(/(\.\w+)$/, `-${count}$1`);
  return found;
}

/** What a package expects beside it. */
const BESIDE: Record<string, string[]> = {
  '@remotion/three': ['three', '@react-three/fiber', '@types/three'],
  three: ['@types/three'],
  '@remotion/lottie': ['lottie-web'],
  '@remotion/zod-types': ['zod'],
};

/** What the files import, with what that expects, and the versions that work together. */
function dependenciesOf({packages, versions}: TakeHome, always: readonly string[]) {
  const names = new Set([...always, ...packages.map(packageOf)]);
  for (const name of [...names]) for (const other of BESIDE[name] ?? []) names.add(other);
  const pick = (wanted: Iterable<string>) =>
    Object.fromEntries(
      [...wanted].sort().flatMap((name) => {
        const version = versions.dependencies[name];
        return version ? [[name, version]] : [];
      }),
    );
  return {dependencies: pick(names), devDependencies: pick(FOR_TYPES)};
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const TSCONFIG = json({
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
});

const readme = (title: string, commands: string[]) => `# ${title.replaceAll(/\s+/g, ' ')}

${README_NODE}

\`\`\`sh
${['npm install', ...commands].join('\n')}
\`\`\`
`;

/** The file that is looked at: its component is played, or is the page. */
const entryOf = ({project, compiled}: TakeHome): string =>
  project.entry ?? compiled.find(({path}) => /\.tsx$/.test(path))?.path ?? '';

/**
 * Makes a project of the reader's files that installs and renders.
 * Takes the project, what its files import, and the versions; returns texts by path.
 */
export function projectFiles(home: TakeHome): Record<string, string> {
  const {project, compiled, versions} = home;
  const files = {...project.files};
  const registers = Object.values(files).some((text) => /\bregisterRoot\(/.test(text));
  let index = Object.keys(files).find((path) => /\bregisterRoot\(/.test(files[path] ?? ''));
  if (!registers) {
    const declaring = compiled.find(({declares}) => declares)?.path;
    let root = declaring;
    if (!root) {
      root = free(files, 'src/Root.tsx');
      files[root] = writeRoot(home, root, entryOf(home));
    }
    const {component = 'RemotionRoot'} = readExports(files[root] ?? '');
    index = free(files, 'src/index.ts');
    const clause = component === 'default' ? 'Root' : `{${component}}`;
    files[index] = `import {registerRoot} from 'remotion';
import ${clause} from '${relative(index, root)}';

registerRoot(${component === 'default' ? 'Root' : component});
`;
  }
  files['package.json'] = json({
    name: folderName(project.title),
    version: '1.0.0',
    private: true,
    scripts: {
      dev: `remotion studio ${index}`,
      render: `remotion render ${index}`,
    },
    ...dependenciesOf(home, ALWAYS),
    overrides: versions.overrides,
  });
  files['tsconfig.json'] = TSCONFIG;
  files['.gitignore'] = 'node_modules\nout\n';
  files['README.md'] = readme(project.title, ['npx remotion studio', 'npx remotion render']);
  return files;
}

/** Files that npm and bundlers look for beside the project's own `package.json`. */
const TOOL_FILES =
  /^(?:(?:package|package-lock|npm-shrinkwrap|tsconfig|jsconfig|deno)\.json|.*\.config\.[cm]?[jt]sx?|.*\.(?:gyp|ya?ml|lockb?|toml))$/i;

/**
 * Tells whether installing or starting a project obeys a file outside of the browser, where the code in here
 * has no hold. A link of somebody else may contain such files.
 */
export const isForTools = (path: string): boolean =>
  TOOL_FILES.test(path) ? !path.includes('/') : /(?:^|\/)node_modules\//i.test(path);

/** What a page needs that shows a Player. */
const FOR_PAGES = ['@remotion/player', 'react', 'react-dom', 'remotion', 'vite'];

/**
 * Makes a small site of files that show a Player of their own: they are a page, no composition.
 * Takes the project, what its files import, and the versions; returns texts by path.
 */
export function pageFiles(home: TakeHome): Record<string, string> {
  const {project, versions} = home;
  const entry = entryOf(home);
  const {component = 'default'} = readExports(project.files[entry] ?? '');
  const main = free(project.files, 'src/main.tsx');
  const clause = component === 'default' ? 'Page' : `{${component} as Page}`;
  return {
    ...project.files,
    [main]: `import {createRoot} from 'react-dom/client';
import ${clause} from '${relative(main, entry)}';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
`,
    'index.html': `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>${escapeText(project.title)}</title>
  <div id="root"></div>
  <script type="module" src="/${main}"></script>
</html>
`,
    'package.json': json({
      name: folderName(project.title),
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: {dev: 'vite', build: 'vite build'},
      ...dependenciesOf(home, FOR_PAGES),
      overrides: versions.overrides,
    }),
    'vite.config.ts': `export default {esbuild: {jsx: 'automatic' as const}};\n`,
    'tsconfig.json': TSCONFIG,
    '.gitignore': 'node_modules\ndist\n',
    'README.md': readme(project.title, ['npm run dev', 'npm run build']),
  };
}
