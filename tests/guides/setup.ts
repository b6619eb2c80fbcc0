import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {parseJson} from '../../model/parse-json.ts';
import {packageSchema} from '../../model/schema/reports.ts';
import {root} from './page.ts';
import {execute} from './processes.ts';

const lockfile = z.object({packages: z.record(z.object({version: z.string().optional()}))});

/**
 * Installs the packages of the guides from their lockfile, if that hasn't been done.
 *
 * @throws If the installation fails.
 */
export default async function setup(): Promise<void> {
  const folder = path.join(root, 'tests/guides');
  // npm writes down what it installed; a changed lockfile names other versions.
  const hidden = path.join(folder, 'node_modules/.package-lock.json');
  const versions = (file: string): Record<string, string | undefined> => {
    const {packages} = parseJson(file, readFileSync(file, 'utf8'), lockfile);
    return Object.fromEntries(Object.entries(packages).map(([name, {version}]) => [name, version]));
  };
  if (existsSync(hidden)) {
    const wanted = versions(path.join(folder, 'package-lock.json'));
    // Optional packages of other platforms are in the lockfile only.
    const there = Object.entries(versions(hidden));
    const own = path.join(folder, 'package.json');
    const {dependencies} = parseJson(own, readFileSync(own, 'utf8'), packageSchema);
    const complete = Object.keys(dependencies).every((name) =>
      existsSync(path.join(folder, 'node_modules', name)),
    );
    if (complete && there.every(([name, version]) => wanted[name] === version)) return;
  }
  // `npm ci` refuses a lockfile in which packages of other platforms have no version.
  const {code, output} = await execute('npm install --no-save', {cwd: folder, timeout: 600});
  if (code !== 0) throw new Error(`npm install in tests/guides failed:\n${output}`);
}
