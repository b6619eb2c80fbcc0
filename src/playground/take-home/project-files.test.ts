import {expect, it} from 'vitest';
import {compileAll} from '../../../shared/compile/compile';
import {scenes} from '../templates/scenes';
import {title} from '../templates/title';
import {projectFiles} from './project-files';

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
