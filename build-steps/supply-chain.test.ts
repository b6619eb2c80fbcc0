import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {listLockfiles} from '../model/io.ts';
import {billOfMaterials, readPackages, unacceptedPackages} from './supply-chain.ts';

const lockfile = JSON.stringify({
  packages: {
    '': {version: '1.0.0'},
    'node_modules/b': {version: '2.0.0', license: 'MIT', integrity: 'sha512-AAAA'},
    'node_modules/a/node_modules/b': {version: '2.0.0', license: 'MIT', dev: true},
    'node_modules/@x/a': {version: '1.0.0', license: 'SSPL-1.0', dev: true},
    'node_modules/remotion': {version: '4.0.311', license: 'SEE LICENSE IN LICENSE.md'},
  },
});

describe('the supply chain', () => {
  it('lists every package and version once', () => {
    expect(readPackages(lockfile).map(({name, version}) => `${name}@${version}`)).toEqual([
      '@x/a@1.0.0',
      'b@2.0.0',
      'remotion@4.0.311',
    ]);
  });

  it('names packages under a license nobody accepted', () => {
    expect(unacceptedPackages(readPackages(lockfile)).map(({name}) => name)).toEqual(['@x/a']);
  });

  it('names a package whose license is no longer the one that was looked at', () => {
    const changed = lockfile.replace('SEE LICENSE IN LICENSE.md', 'BUSL-1.1');
    expect(unacceptedPackages(readPackages(changed)).map(({name}) => name)).toEqual([
      '@x/a',
      'remotion',
    ]);
  });

  it.each(listLockfiles())('has no such package in %s', (file) => {
    const packages = readPackages(readFileSync(file, 'utf8'));
    expect(packages.length).toBeGreaterThan(100);
    expect(unacceptedPackages(packages)).toEqual([]);
  });

  it('has a hash of every package but those of platforms that npm could not look up', () => {
    const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, {integrity?: string; os?: string[]; optional?: boolean}>;
    };
    const unhashed = Object.entries(packages).filter(
      ([place, {integrity, os, optional}]) => place && !integrity && !(optional && os),
    );
    expect(unhashed.map(([place]) => place)).toEqual([]);
  });

  it.each(['.', 'toolkit', 'tests/guides'])(
    'pins versions and runs no install scripts in %s',
    (folder) => {
      const {dependencies = {}, devDependencies = {}} = JSON.parse(
        readFileSync(`${folder}/package.json`, 'utf8'),
      ) as Record<string, Record<string, string>>;
      const loose = Object.entries({...dependencies, ...devDependencies}).filter(
        ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
      );
      expect(loose).toEqual([]);
      expect(readFileSync(`${folder}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
    },
  );

  it('writes a bill of materials with package URLs', () => {
    const [first] = billOfMaterials(readPackages(lockfile)).components;
    expect(first).toMatchObject({purl: 'pkg:npm/%40x/a@1.0.0', scope: 'excluded'});
  });

  it('calls a package needed that is needed in one of its places', () => {
    const {components} = billOfMaterials(readPackages(lockfile));
    expect(components.find(({name}) => name === 'b')).toMatchObject({scope: 'required'});
  });
});
