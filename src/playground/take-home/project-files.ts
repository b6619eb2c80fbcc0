import type {FrameFiles, PlaygroundProject} from '../../../shared/playground';
import type {CompiledFile} from '../compile/compile';
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

/** An id that `<Composition>` takes: letters, digits and hyphens. */
const compositionId = (component: string) => (component === 'default' ? 'Main' : component);

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
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
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
const free = (files: Record<string, string>, path: string): string =>
  path in files ? path.replace(/(\.\w+)$/, '-1$1') : path;

/**
 * Makes a project of the reader's files that installs and renders.
 * Takes the project, what its files import, and the versions; returns texts by path.
 */
export function projectFiles(home: TakeHome): Record<string, string> {
  const {project, compiled, packages, versions} = home;
  const files = {...project.files};
  const entry = project.entry ?? compiled.find(({path}) => /\.tsx$/.test(path))?.path ?? '';
  const registers = Object.values(files).some((text) => /\bregisterRoot\(/.test(text));
  let index = Object.keys(files).find((path) => /\bregisterRoot\(/.test(files[path] ?? ''));
  if (!registers) {
    const declaring = compiled.find(({declares}) => declares)?.path;
    let root = declaring;
    if (!root) {
      root = free(files, 'src/Root.tsx');
      files[root] = writeRoot(home, root, entry);
    }
    const {component = 'RemotionRoot'} = readExports(files[root] ?? '');
    index = free(files, 'src/index.ts');
    const clause = component === 'default' ? 'Root' : `{${component}}`;
    files[index] = `import {registerRoot} from 'remotion';
import ${clause} from '${relative(index, root)}';

registerRoot(${component === 'default' ? 'Root' : component});
`;
  }
  const names = new Set([...ALWAYS, ...packages.map(packageOf)]);
  // What a package expects beside it.
  if (names.has('@remotion/three'))
    for (const name of ['three', '@react-three/fiber']) names.add(name);
  if (names.has('three')) names.add('@types/three');
  if (names.has('@remotion/lottie')) names.add('lottie-web');
  if (names.has('@remotion/zod-types')) names.add('zod');
  const pick = (wanted: Iterable<string>) =>
    Object.fromEntries(
      [...wanted].sort().flatMap((name) => {
        const version = versions.dependencies[name];
        return version ? [[name, version]] : [];
      }),
    );
  files['package.json'] = `${JSON.stringify(
    {
      name: folderName(project.title),
      version: '1.0.0',
      private: true,
      scripts: {
        dev: `remotion studio ${index}`,
        render: `remotion render ${index}`,
      },
      dependencies: pick(names),
      devDependencies: pick(FOR_TYPES),
      overrides: versions.overrides,
    },
    null,
    2,
  )}\n`;
  files['tsconfig.json'] = `${JSON.stringify(
    {
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
    },
    null,
    2,
  )}\n`;
  files['.gitignore'] = 'node_modules\nout\n';
  files['README.md'] = `# ${project.title}

Needs Node.js 18 or newer.

\`\`\`sh
npm install
npx remotion studio
npx remotion render
\`\`\`
`;
  return files;
}
