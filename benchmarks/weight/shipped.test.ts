import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

it('names files without a reason, and reasons without a file', () => {
  const build = mkdtempSync(path.join(os.tmpdir(), 'shipped-'));
  writeFileSync(path.join(build, 'index.html'), '');
  writeFileSync(path.join(build, 'stray.bin'), '');
  const script = path.join(import.meta.dirname, 'shipped.ts');
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', script, build], {
    encoding: 'utf8',
  });
  rmSync(build, {recursive: true});
  expect(status).toBe(1);
  expect(stderr).toContain('stray.bin: no reason');
  expect(stderr).toContain('assets/fonts/*: budgets.json has a rule for files');
  expect(stderr).not.toContain('**/*.html');
});
