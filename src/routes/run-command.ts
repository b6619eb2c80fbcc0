import type {PackageManager} from '../../shared/package-manager';

const runners: Record<PackageManager, {run: string; exec: string}> = {
  npm: {run: 'npm run', exec: 'npx'},
  pnpm: {run: 'pnpm run', exec: 'pnpm exec'},
  yarn: {run: 'yarn', exec: 'yarn'},
  bun: {run: 'bun run', exec: 'bunx'},
};

/**
 * A command of a project as a package manager has it; what runs without one stays.
 *
 * @param command As npm has it: `npm run dev`, `npx remotion render`.
 */
export function runCommand(manager: PackageManager, command: string): string {
  const {run, exec} = runners[manager];
  return command.replace(/^npm run\b/, run).replace(/^npx\b/, exec);
}
