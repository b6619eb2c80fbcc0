/**
 * `npm run build [folder]`: builds the site into `build`, or another folder.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {DOCUSAURUS} from './docusaurus.mjs';

const root = path.resolve(import.meta.dirname, '..');
const folder = process.argv.slice(2, 3);

/** @param {string[]} args Of Node; ends the command if it fails. */
function run(...args) {
  const {status} = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    // Minifying hundreds of pages for four scripts takes a quarter of the time; `finish.ts` does only those.
    env: {...process.env, SKIP_HTML_MINIFICATION: 'true'},
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(path.join(root, '.cache', 'static', 'types'))) {
  console.warn(
    'Samples of this build show no types on hover: "npm run check:samples" reads them, before the build.',
  );
}
// The mark of a finished build (file-list.ts): from here on it isn't one. Nor is it what `npm start` noted of it
// (setup.mjs): other settings, or an edit that is taken back, make another site in the same folder.
const out = path.resolve(root, folder[0] ?? 'build');
rmSync(path.join(out, '_files.txt'), {force: true});
if (out === path.join(root, 'build')) rmSync(path.join(root, '.cache/build.stamp'), {force: true});
run(...DOCUSAURUS, 'build', ...folder.flatMap((out) => ['--out-dir', out]));
run('--import', 'tsx', 'build-steps/finish.ts', ...folder);
