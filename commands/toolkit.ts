// npm run toolkit: installs the toolkit the docs describe, unless it is installed as its lockfile says.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {exists, readText, root, writeText} from '../model/io.ts';

const STAMP = '.cache/toolkit.stamp';

/**
 * Makes sure that `toolkit/node_modules` is what `toolkit/package-lock.json` says.
 *
 * @throws If the installation fails.
 */
export function ensureToolkit(): void {
  const hash = createHash('sha256').update(readText('toolkit/package-lock.json')).digest('hex');
  const installed = exists('toolkit/node_modules/remotion/package.json');
  if (installed && exists(STAMP) && readText(STAMP) === hash) return;
  console.log('→ Installing the toolkit to check against (430 MB, about a minute, once)');
  const {status} = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'],
    {cwd: `${root}/toolkit`, stdio: 'inherit', shell: process.platform === 'win32'},
  );
  if (status !== 0) throw new Error('The toolkit could not be installed: npm failed in toolkit/.');
  writeText(STAMP, hash);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureToolkit();
