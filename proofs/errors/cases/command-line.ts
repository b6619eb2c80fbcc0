// The command line in a project of its own: what is printed before it gives up.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {identity} from '../../../config/identity.ts';
import {root} from '../../../model/io.ts';
import {load, table} from '../case.ts';

/** A project with an entry point, and what a case needs besides. */
function makeProject(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'provoked-project-'));
  const all = {
    'package.json': '{"name": "provoked"}',
    'tsconfig.json': '{}',
    'index.ts': 'export {};\n',
    'broken.json': '{title: 1}',
    'full/notes.txt': 'not a bundle',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Runs the toolkit's command; its output is thrown, as a failed command shows nothing else. */
function run(cwd: string, words: string[], variables: Record<string, string> = {}): void {
  const bin = path.join(root, 'toolkit/node_modules/@remotion/cli/remotion-cli.js');
  const {stdout, stderr, status} = spawnSync(process.execPath, [bin, ...words], {
    cwd,
    encoding: 'utf8',
    timeout: 60_000,
    env: {PATH: process.env.PATH, HOME: cwd, CI: 'true', NO_COLOR: '1', ...variables},
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}

const project = makeProject();
const cli =
  (...words: string[]) =>
  () =>
    run(project, words);
/** The command with a flag, on a composition that it doesn't get to. */
const render = (...flags: string[]) => cli('render', 'index.ts', 'Clip', ...flags);
const {Config} = load('@remotion/cli/config');
/** Calls a setter as a config file does. */
const set = (name: string, value: unknown) => () => {
  const setter: unknown = Reflect.get(Object(Config), name);
  if (typeof setter === 'function') setter(value);
};

/** Cases of the command line and the configuration file. */
export const commandLine = table([
  ['No entry point found', cli('bundle')],
  ['requires you to specify a entry point', cli('compositions')],
  ['Entry point was specified as', cli('bundle', 'missing.ts')],
  ['Command rendre not found', cli('rendre'), cli('help')],
  ['Invalid `--log` value passed', cli('render', 'index.ts', 'Clip', '--log=loud')],
  ['is not a valid GL backend', cli('render', 'index.ts', 'Clip', '--gl=fast')],
  [
    '--frames flag was passed to the `still` command',
    cli('still', 'index.ts', 'Clip', '--frames=0-5'),
  ],
  ['Invalid `--chrome-mode` value passed', cli('render', 'index.ts', 'Clip', '--chrome-mode=x')],
  [
    'neither valid JSON nor a file path to a valid JSON file',
    cli('render', 'index.ts', 'Clip', '--props=broken.json'),
  ],
  ['No Remotion packages found', cli('versions')],
  ['Remotion Lambda is not installed', cli('lambda', 'sites', 'ls')],
  ['must be in the format of key=value', cli('render', 'index.ts', 'Clip', '--metadata=a')],
  ['must be in the format of key=value', render('--metadata=url=https://example.com/?a=b')],
  ['--number-of-gif-loops flag must be a number', render('--number-of-gif-loops')],
  ["2 numbers separated by '-', instead got 3 numbers", render('--frames=0-5-9')],
  ['The second number of the --frames flag number should be greater', render('--frames=9-0')],
  ['The second number of the --frames flag number should be greater', render('--frames=30-')],
  ['--frames flag must be a single number', render('--frames=start-10')],
  ['--frame flag was passed to the `render` command', render('--frame=3')],
  ['The --png flag has been removed', render('--png')],
  ['The --quality flag has been renamed to --jpeg-quality', render('--quality=101')],
  ['Value rgb is not valid as a pixel format', render('--pixel-format=rgb')],
  [
    'You specified a config file location of "missing.ts"',
    cli('help', '--config=missing.ts'),
    cli('help'),
  ],
  [
    'Could not find a tsconfig.json file in your project',
    () => {
      const bare = mkdtempSync(path.join(tmpdir(), 'provoked-bare-'));
      writeFileSync(path.join(bare, 'package.json'), '{}');
      writeFileSync(path.join(bare, 'remotion.config.ts'), '');
      run(bare, ['help']);
    },
  ],
  [
    'However, it does not look like the folder was created by `npx remotion bundle`',
    cli('bundle', 'index.ts', '--out-dir=full'),
  ],
  ['No lockfile was found in your project', cli('upgrade', `--version=${identity.version}`)],
  [
    'The environment variable "npm_config_log" is set to "verbose"',
    () => run(project, ['rendre'], {npm_config_log: 'verbose'}),
  ],
  [
    'but you are executing this command from',
    () => run(path.join(project, 'full'), ['rendre']),
    () => run(project, ['help']),
  ],
  ['Remotion Cloud Run is not installed', cli('cloudrun', 'sites', 'ls')],
  ['No entry file passed', cli('benchmark')],
  ['No Remotion entrypoint was found', cli('studio')],
  ['Change `Config.Rendering.*()` calls', () => Reflect.get(Object(Config), 'Rendering')],
  ['setQuality() has been renamed', set('setQuality', 80), set('setJpegQuality', 80)],
  [
    'Config.setImageFormat() has been renamed',
    set('setImageFormat', 'png'),
    set('setVideoImageFormat', 'png'),
  ],
  [
    'Value jpg is not valid as an image format. Did you mean "jpeg"?',
    set('setStillImageFormat', 'jpg'),
    set('setStillImageFormat', 'jpeg'),
  ],
  [
    'Value jpg is not valid as a video image format. Did you mean "jpeg"?',
    set('setVideoImageFormat', 'jpg'),
    set('setVideoImageFormat', 'jpeg'),
  ],
  [
    'Expected a boolean, got string (true)',
    set('setShouldOpenBrowser', 'no'),
    set('setShouldOpenBrowser', false),
  ],
  [
    'Studio server port should be a number. Got string ("3000")',
    set('setStudioPort', '3000'),
    set('setStudioPort', 3000),
  ],
  [
    'Studio server port should be a number between 1 and 65535',
    set('setStudioPort', 70000),
    set('setStudioPort', 3000),
  ],
  [
    'setDelayRenderTimeoutInMilliseconds() must be a number',
    set('setDelayRenderTimeoutInMilliseconds', '9000'),
    set('setDelayRenderTimeoutInMilliseconds', 9000),
  ],
  [
    'Caching flag must be a boolean',
    set('setCachingEnabled', 'false'),
    set('setCachingEnabled', false),
  ],
  [
    'overwriteExisting must be a boolean',
    set('setOverwriteOutput', 'false'),
    set('setOverwriteOutput', false),
  ],
  [
    'setImageSequence accepts a Boolean Value',
    set('setImageSequence', 'true'),
    set('setImageSequence', true),
  ],
  [
    'Polling must be a number or null',
    set('setWebpackPollingInMilliseconds', '500'),
    set('setWebpackPollingInMilliseconds', 500),
  ],
  [
    'outputLocation must be a string',
    set('setOutputLocation', 1),
    set('setOutputLocation', 'out/film.mp4'),
  ],
  ['outputLocation must not be an empty string', set('setOutputLocation', ' ')],
]);
