// npm run licenses: every installed package by license; fails on one that nobody has looked at.
// The build also writes build/sbom.cdx.json (CycloneDX) from the lockfile.
// Own code: `npm sbom` refuses the tree (a dependency asks for "latest" of another), and the CycloneDX
// tool brings 116 packages to list 1,800.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {listLockfiles} from '../model/io.ts';
import {parseJson} from '../model/parse-json.ts';

const lockSchema = z.object({
  packages: z.record(
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

/** A package of the lockfile. */
interface InstalledPackage {
  name: string;
  version: string;
  /** SPDX expression, or what the package says instead. */
  license: string;
  integrity?: string;
  /** Needed only to build or test. */
  isForDevelopment: boolean;
}

/** Licenses under which anything may be used here, build-time tools included. */
const ACCEPTED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...[
    'CC0-1.0',
    'CC-BY-3.0',
    'CC-BY-4.0',
    'CC BY-SA 4.0',
    'Unlicense',
    'WTFPL',
    'Zlib',
    'OFL-1.1',
    'Python-2.0',
  ],
  ...['MPL-2.0', 'LGPL-3.0-or-later', 'GPL-2.0'],
]);

/** Whether every license of an SPDX expression is accepted, also those that one may choose from. */
const isAccepted = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(/ (?:OR|AND) /)
    .every((one) => ACCEPTED.has(one));

/** Packages whose manifest names no license, or one of its own (`says`): what their LICENSE file says. */
const LOOKED_AT: {name: RegExp; says: RegExp; license: string}[] = [
  {
    name: /^(?:remotion|@remotion\/.+)$/,
    says: /^(?:unknown|MIT|UNLICENSED|see license(?: in license)?\.md|remotion license .+)$/i,
    license: 'Remotion License (see NOTICE)',
  },
  {name: /^(?:eval|format|require-like|rechoir)$/, says: /^unknown$/, license: 'MIT'},
  {name: /^parse-cache-control$/, says: /^unknown$/, license: 'BSD-3-Clause'},
];

/** What a package is licensed under; what its manifest says, if that isn't what was looked at. */
const licenseOf = (name: string, manifest = 'unknown'): string =>
  LOOKED_AT.find((row) => row.name.test(name) && row.says.test(manifest))?.license ?? manifest;

/**
 * Lists the packages of a lockfile, each version once, sorted.
 *
 * @param lockfile Text of package-lock.json.
 * @throws {Error} If it isn't a lockfile.
 */
export function readPackages(lockfile: string): InstalledPackage[] {
  const {packages} = parseJson('package-lock.json', lockfile, lockSchema);
  const found = new Map<string, InstalledPackage>();
  for (const [place, {version, license, integrity, dev}] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!name || !version) continue;
    const key = `${name}@${version}`;
    found.set(key, {
      name,
      version,
      license: licenseOf(name, license),
      ...(integrity && {integrity}),
      // One of its places is enough to be needed.
      isForDevelopment: (dev ?? false) && (found.get(key)?.isForDevelopment ?? true),
    });
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Packages under a license that nobody has accepted. */
export function unacceptedPackages(packages: readonly InstalledPackage[]): InstalledPackage[] {
  const known = new Set(LOOKED_AT.map(({license}) => license));
  return packages.filter(({license}) => !known.has(license) && !isAccepted(license));
}

/** A CycloneDX 1.6 bill of materials; the same for the same lockfile. */
export function billOfMaterials(packages: readonly InstalledPackage[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: packages.map(({name, version, license, integrity, isForDevelopment}) => ({
      type: 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      scope: isForDevelopment ? 'excluded' : 'required',
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [{license: {name: license}}],
      ...(integrity && {
        hashes: [
          {
            alg: integrity.replace(/^sha(\d+)-.*/, 'SHA-$1'),
            content: Buffer.from(integrity.replace(/^sha\d+-/, ''), 'base64').toString('hex'),
          },
        ],
      }),
    })),
  };
}

/** Writes the bill of materials into a built site. */
export function writeBillOfMaterials(build: string): void {
  const bill = billOfMaterials(readPackages(readFileSync('package-lock.json', 'utf8')));
  writeFileSync(path.join(build, 'sbom.cdx.json'), JSON.stringify(bill));
}

function printLicenses(packages: readonly InstalledPackage[]): void {
  const byLicense = new Map<string, InstalledPackage[]>();
  for (const one of packages) {
    byLicense.set(one.license, [...(byLicense.get(one.license) ?? []), one]);
  }
  for (const [license, members] of [...byLicense].toSorted((a, b) => b[1].length - a[1].length)) {
    const names = members.map(({name}) => name);
    console.log(
      `${String(members.length).padStart(5)}  ${license}: ${names.slice(0, 6).join(', ')}${names.length > 6 ? ', …' : ''}`,
    );
  }
}

if (process.argv[1] === import.meta.filename) {
  const packages = listLockfiles().flatMap((file) => readPackages(readFileSync(file, 'utf8')));
  printLicenses(packages);
  const unaccepted = unacceptedPackages(packages);
  for (const {name, version, license} of unaccepted) {
    console.error(
      `${name}@${version}: "${license}" is not accepted yet. Read its license, then name it in build-steps/supply-chain.ts.`,
    );
  }
  if (unaccepted.length > 0) process.exitCode = 1;
}
