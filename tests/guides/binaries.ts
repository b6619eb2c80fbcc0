import {chmodSync, existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../model/io.ts';

/**
 * The folder with the toolkit's `ffmpeg` and `ffprobe` for this system; libraries are in it, too.
 *
 * @throws {Error} If the packages of the guides aren't installed.
 */
export function toolkitBinaries(): string {
  const packages = path.join(root, 'tests/guides/node_modules/@remotion');
  const names = existsSync(packages) ? readdirSync(packages) : [];
  const platform = names.find((name) => name.startsWith('compositor-'));
  if (!platform) {
    throw new Error(
      'No package @remotion/compositor-… is installed for this system: npm run guides installs them.',
    );
  }
  const folder = path.join(packages, platform);
  for (const name of ['ffmpeg', 'ffprobe']) chmodSync(path.join(folder, name), 0o755);
  return folder;
}
