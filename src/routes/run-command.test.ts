import {expect, it} from 'vitest';
import {packageManagers} from '../../shared/package-manager';
import {runCommand} from './run-command';

it('says what create-video says at its end', () => {
  const of = (command: string) => packageManagers.map((manager) => runCommand(manager, command));
  expect(of('npm run dev')).toEqual(['npm run dev', 'pnpm run dev', 'yarn dev', 'bun run dev']);
  expect(of('npx remotion render')).toEqual([
    'npx remotion render',
    'pnpm exec remotion render',
    'yarn remotion render',
    'bunx remotion render',
  ]);
  expect(of('node sub.mjs')).toEqual(Array(4).fill('node sub.mjs'));
});
