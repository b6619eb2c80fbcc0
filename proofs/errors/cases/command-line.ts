// The command line in a project of its own: what is printed before it gives up.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../../../model/io.ts';
import {table} from '../case.ts';

const project = mkdtempSync(path.join(tmpdir(), 'provoked-project-'));
writeFileSync(path.join(project, 'package.json'), '{"name": "provoked"}');
writeFileSync(path.join(project, 'index.ts'), 'export {};\n');
writeFileSync(path.join(project, 'broken.json'), '{title: 1}');

/** Runs the toolkit's command; its output is thrown, as a failed command shows nothing else. */
const cli =
  (...words: string[]) =>
  () => {
    const bin = path.join(root, 'toolkit/node_modules/@remotion/cli/remotion-cli.js');
    const {stdout, stderr, status} = spawnSync(process.execPath, [bin, ...words], {
      cwd: project,
      encoding: 'utf8',
      timeout: 60_000,
      env: {PATH: process.env.PATH, HOME: project, CI: 'true', NO_COLOR: '1'},
    });
    if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  };

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
]);
