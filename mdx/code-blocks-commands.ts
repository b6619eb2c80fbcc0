import npmToYarn from 'npm-to-yarn';
import type {PackageManager} from '../shared/package-manager.ts';

/** How each runs a binary that the project has installed. */
const runners: Record<PackageManager, string> = {
  npm: 'npx',
  pnpm: 'pnpm exec',
  yarn: 'yarn',
  bun: 'bunx',
};

/**
 * Rewrites the commands of a shell sample.
 *
 * @param code Written for npm.
 * @returns The same commands for `manager`; the toolkit's own binaries are those of the project,
 *   never downloaded ones.
 */
export function commandsFor(manager: PackageManager, code: string): string {
  if (manager === 'npm') return code;
  return code
    .split('\n')
    .map((line) => {
      if (/\bnpx create-video(@latest)?\b/.test(line)) {
        return line
          .replace(
            /\bnpx create-video(@latest)?\b/,
            manager === 'pnpm' ? 'pnpm create video$1' : `${manager} create video`,
          )
          .replace(/(create video\S*) -- /, '$1 ');
      }
      if (/\bnpx remotion[bd]?\b/.test(line)) return line.replace(/\bnpx\b/, runners[manager]);
      return /\b(npm|npx)\b/.test(line) ? npmToYarn(line, manager) : line;
    })
    .join('\n');
}
