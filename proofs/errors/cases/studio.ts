// The Studio: its functions outside of it, its forms, and what its server does to files of a project.
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../../../model/io.ts';
import {load, loadFile, table} from '../case.ts';

const {z} = createRequire(path.join(root, 'package.json'))('zod');

const server = (name: string) => loadFile(`@remotion/studio-server/dist/${name}.js`);
const studio = (name: string) => loadFile(`@remotion/studio/dist/${name}.js`);
const call =
  (action: ((...args: unknown[]) => unknown) | undefined, ...args: unknown[]) =>
  () =>
    action?.(...args);

/** Throws the reason that a handler or a form returns. */
const reason = (action: () => unknown) => async (): Promise<void> => {
  const result = Object(await action());
  const error: unknown = result.error ?? result.reason;
  if (error) throw error;
};

const tracks = (count: unknown) => call(server('max-timeline-tracks').setMaxTimelineTracks, count);

/** A project with these files. */
function project(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'provoked-studio-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return folder;
}

const manager = (folder: string, name?: string) =>
  call(server('preview-server/get-package-manager').getPackageManager, folder, name, 0);
const install = (folder: string, ...packageNames: string[]) =>
  call(server('preview-server/routes/install-dependency').handleInstallPackage, {
    logLevel: 'error',
    remotionRoot: folder,
    input: {packageNames},
  });
const locked = project({'package-lock.json': '{}'});
const deep = project({'a/b/c/package.json': '{}'});

const tag = (attributes: string) =>
  `export const Root = () => <Composition id="Clip" ${attributes}/>;`;
const save = (attributes: string) =>
  call(server('codemods/update-default-props').updateDefaultProps, {
    input: tag(attributes),
    compositionId: 'Clip',
    newDefaultProps: {a: 2},
    enumPaths: [],
  });
const duplicate = (input: string) =>
  call(server('codemods/duplicate-composition').parseAndApplyCodemod, {
    input,
    codeMod: {type: 'delete-composition', idToDelete: 'Clip'},
  });
const edit = (files: Record<string, string>) =>
  reason(
    call(server('preview-server/routes/can-update-default-props').canUpdateDefaultPropsHandler, {
      input: {compositionId: 'Clip'},
      remotionRoot: project(files),
    }),
  );
const component = (code: string) => project({'src/Title.tsx': code});
const control = (code: string, fileName = 'src/Title.tsx') =>
  call(server('preview-server/routes/apply-visual-control-change').applyVisualControlHandler, {
    input: {
      fileName,
      changes: [{id: 'speed', newValueSerialized: '5', enumPaths: []}],
    },
    remotionRoot: component(code),
  });
const source = (file: string) =>
  call(server('helpers/get-file-source').getFileSource, project({'a.ts': ''}), file);
const remove = (relativePath: string) =>
  call(server('preview-server/routes/delete-static-file').deleteStaticFileHandler, {
    input: {relativePath},
    publicDir: project({'a.txt': ''}),
  });

const output = (own: Record<string, unknown>) =>
  reason(
    call(studio('components/RenderModal/out-name-checker').validateOutnameGui, {
      outName: 'out/clip.mp4',
      codec: 'h264',
      audioCodec: 'aac',
      renderMode: 'video',
      stillImageFormat: 'png',
      separateAudioTo: null,
      ...own,
    }),
  );
const sound = (separateAudioTo: string) =>
  call(studio('components/RenderModal/out-name-checker').isValidSeparateAudioName, {
    audioCodec: 'mp3',
    separateAudioTo,
  });
const value = (schema: unknown) =>
  call(
    studio('components/RenderModal/SchemaEditor/create-zod-values').createZodValues,
    schema,
    z,
    null,
  );
const folders = (...names: string[]) =>
  call(
    studio('helpers/create-folder-tree').createFolderTree,
    [],
    names.map((name) => {
      const parts = name.split('/');
      return {name: parts.at(-1), parent: parts.slice(0, -1).join('/') || null};
    }),
    {},
  );
const primitive = (given: unknown) =>
  call(studio('api/get-zod-schema-from-primitive').getZodSchemaFromPrimitive, given, z);
const {
  saveDefaultProps,
  deleteStaticFile,
  restartStudio,
  watchPublicFolder,
  watchStaticFile,
  visualControl,
} = load('@remotion/studio');

/** Cases of the Studio. */
export const studios = table([
  ['saveDefaultProps() is only available in the Studio', call(saveDefaultProps, {})],
  ['deleteStaticFile() is only available in the Studio', call(deleteStaticFile, 'a.png')],
  ['restartStudio() is only available in the Studio', call(restartStudio)],
  [
    'installPackages() is only available in the Studio',
    call(studio('api/install-package').installPackages, []),
  ],
  [
    'saveDefaultProps can only be called in the Remotion Studio',
    call(studio('api/helpers/calc-new-props').calcNewProps, 'Clip', () => ({})),
  ],
  ['The watchPublicFolder() API is only available', call(watchPublicFolder, () => undefined)],
  ['watchStaticFile() is only available', call(watchStaticFile, 'a.png', () => undefined)],
  ['visualControlRef is not set', call(visualControl, 'speed', 4)],
  ['visualControl(): Specify a schema for this value', primitive(true), primitive(4)],
  ['Need to pass a number to Config.setMaxTimelineTracks()', tracks('60'), tracks(60)],
  ['Config.setMaxTimelineTracks(), got NaN', tracks(Number.NaN), tracks(60)],
  ['Config.setMaxTimelineTracks(), got Infinity', tracks(Number.POSITIVE_INFINITY), tracks(60)],
  ['Need to pass a non-negative number to Config.setMaxTimelineTracks()', tracks(-1), tracks(0)],
  [
    'Found multiple lockfiles',
    manager(project({'package-lock.json': '{}', 'yarn.lock': ''})),
    manager(locked),
  ],
  ['The package manager npx is not supported', manager(locked, 'npx'), manager(locked, 'npm')],
  ['Package left-pad is not allowed to be installed', install(locked, 'left-pad')],
  ['No lockfile was found in your project', install(path.join(deep, 'a/b/c'), '@remotion/shapes')],
  ['No `defaultProps` prop found in the <Composition/> tag', save('')],
  [
    '`defaultProps` prop must be a hardcoded value in the <Composition/> tag with the ID',
    save('defaultProps={props}'),
  ],
  [
    '`defaultProps` prop must be a hardcoded value in the <Composition/> tag, but it is',
    save('defaultProps="a"'),
  ],
  [
    'Unable to calculate the changes needed for this file',
    duplicate(tag('')),
    duplicate('export const Root = () => <><Composition id="Clip" /></>;'),
  ],
  ['Cannot find root file in project', edit({'package.json': '{}'})],
  ['Cannot update Root file if not using TypeScript', edit({'src/Root.jsx': tag('')})],
  [
    'must use a static identifier',
    control(['visualControl(`a$', '{b}`, 4);'].join('')),
    control("visualControl('speed', 4);"),
  ],
  [
    'Expected a string literal',
    control('visualControl(name, 4);'),
    control("visualControl('speed', 4);"),
  ],
  [
    'No changes were made to the file',
    control("visualControl('size', 4);"),
    control("visualControl('speed', 4);"),
  ],
  [
    'Cannot apply visual control change to a file outside the project',
    control('', '../Title.tsx'),
    control("visualControl('speed', 4);"),
  ],
  ['Not allowed to open', source('../secret.ts')],
  ['Not allowed to write to', remove('../a.txt'), remove('a.txt')],
  ['The prefix must be at least 1 character long', output({outName: '.mp4'}), output({})],
  ['The output name must not start with a dot', output({outName: '../a.mp4'}), output({})],
  ["Filename can't contain the following characters", output({outName: 'C:/a.mp4'}), output({})],
  [
    'The extension mp4 is not supported for still image format png',
    output({renderMode: 'still'}),
    output({renderMode: 'still', outName: 'a.png'}),
  ],
  [
    'Folder names must not contain a dot',
    output({renderMode: 'sequence', outName: 'out/a.b'}),
    output({renderMode: 'sequence', outName: 'out/a'}),
  ],
  ['Audio codec opus is not supported for codec h264', output({audioCodec: 'opus'}), output({})],
  ['Expected extension: .mp3', sound('out/a.wav'), sound('out/a.mp3')],
  ['Cannot create a value for type z.any()', value(z.any()), value(z.any().default(null))],
  ['Cannot create a value for type z.unknown()', value(z.unknown()), value(z.string())],
  ['Cannot create a value for type z.never()', value(z.never()), value(z.string())],
  ['Cannot create a value for type function', value(z.function()), value(z.string())],
  [
    'Cannot create value for type z.intersection: Left side is not an object',
    value(z.string().and(z.object({}))),
    value(z.object({}).and(z.object({}))),
  ],
  [
    'Cannot create value for type z.intersection: Right side is not an object',
    value(z.object({}).and(z.string())),
    value(z.object({}).merge(z.object({}))),
  ],
  ['Invalid zod schema', value(undefined), value(z.string())],
  [
    'Multiple folders with the name Clips exist. Folder names must be unique',
    folders('Clips', 'Clips'),
    folders('Clips', 'Titles'),
  ],
  [
    'Multiple folders with the name Old inside the folder Clips exist',
    folders('Clips', 'Clips/Old', 'Clips/Old'),
    folders('Clips', 'Titles', 'Clips/Old', 'Titles/Old'),
  ],
]);
