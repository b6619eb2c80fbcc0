import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import os from 'node:os';
import {describe, expect, it} from 'vitest';
import {listLockfiles, readJson} from '../model/io.ts';
import {
  completeLockfile,
  type Lockfile,
  lockfileSchema,
  missingPackages,
  platformOf,
} from './complete-lockfile.ts';

describe('the platform of a package', () => {
  it.each([
    ['@rollup/rollup-linux-x64-musl', {cpu: ['x64'], libc: ['musl'], os: ['linux']}],
    ['@swc/core-linux-arm-gnueabihf', {cpu: ['arm'], libc: ['glibc'], os: ['linux']}],
    ['@pagefind/windows-arm64', {cpu: ['arm64'], os: ['win32']}],
    ['@swc/html-win32-ia32-msvc', {cpu: ['ia32'], os: ['win32']}],
    ['bufferutil', undefined],
  ])('%s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it('is what npm wrote down for those it could look up', () => {
    const {packages} = readJson('package-lock.json', lockfileSchema);
    const known = Object.entries(packages).filter(([place]) =>
      /node_modules\/@(?:rollup|swc|biomejs|pagefind|rspack)\/[^/]+-(?:linux|darwin|win32)/.test(
        place,
      ),
    );
    expect(known.length).toBeGreaterThan(10);
    for (const [place, {cpu, os}] of known) {
      const found = platformOf(place.split('node_modules/').at(-1) ?? '');
      expect({cpu: found?.cpu, os: found?.os}, place).toEqual({cpu, os});
    }
  });
});

describe('a lockfile', () => {
  const lockfile: Lockfile = {
    packages: {
      '': {version: '1.0.0'},
      'node_modules/a': {
        dev: true,
        optionalDependencies: {'a-darwin-arm64': '1.2.3', 'a-linux-x64': '1.2.3'},
      },
      'node_modules/a/node_modules/b': {
        optionalDependencies: {'b-linux-x64': '2.0.0', 'b-win32-x64': '2.0.0'},
      },
      'node_modules/a-linux-x64': {version: '1.2.3', license: 'MIT'},
      'node_modules/a/node_modules/b-linux-x64': {version: '2.0.0'},
    },
  };

  it('is completed with what others ask for, in its place', () => {
    const {packages} = completeLockfile(lockfile);
    expect(Object.keys(packages)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a-darwin-arm64',
      'node_modules/a-linux-x64',
      'node_modules/a/node_modules/b',
      'node_modules/a/node_modules/b-linux-x64',
      'node_modules/a/node_modules/b-win32-x64',
    ]);
    expect(packages['node_modules/a-darwin-arm64']).toEqual({
      version: '1.2.3',
      cpu: ['arm64'],
      dev: true,
      license: 'MIT',
      optional: true,
      os: ['darwin'],
    });
  });

  it('with a package that is not of a platform is left to a person', () => {
    const odd = {packages: {'node_modules/a': {optionalDependencies: {bufferutil: '^4.0.0'}}}};
    expect(() => completeLockfile(odd)).toThrow(
      'bufferutil@^4.0.0 has to be added to package-lock.json by hand.',
    );
  });

  it('that has another version of it keeps both', () => {
    const two = {
      packages: {
        'node_modules/b': {version: '2.0.0', optionalDependencies: {'b-win32-x64': '2.0.0'}},
        'node_modules/b-win32-x64': {version: '1.0.0'},
      },
    };
    expect(completeLockfile(two).packages['node_modules/b/node_modules/b-win32-x64']?.version).toBe(
      '2.0.0',
    );
  });

  it.each(listLockfiles())(
    '%s names the packages of all platforms, so that `npm ci` takes it ("npm run lockfile" adds them)',
    (file) => {
      const lockfile = readJson(file, lockfileSchema);
      expect(missingPackages(lockfile).map(({name}) => name)).toEqual([]);
    },
  );

  it('is found from every folder', () => {
    const {status, stdout} = spawnSync(
      process.execPath,
      [
        '--import',
        createRequire(import.meta.url).resolve('tsx'),
        `${import.meta.dirname}/complete-lockfile.ts`,
      ],
      {cwd: os.tmpdir(), encoding: 'utf8'},
    );
    expect([status, ...stdout.trim().split('\n')]).toEqual([
      0,
      ...listLockfiles().map((file) => `${file}: 0 packages of other platforms added`),
    ]);
  });
});
