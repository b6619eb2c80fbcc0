/**
 * `npm run lockfile`, after `npm install` has changed package-lock.json: adds the packages of other
 * platforms. npm writes down those that it could look up where it ran. Without the others, `npm ci`
 * refuses the lockfile, and an installation on another platform takes what nobody has pinned.
 */
import {z} from 'zod';
import {listLockfiles, readJson, writeText} from '../model/io.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** Content of a package-lock.json, as far as it is used here. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const packageShape = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string()).optional(),
});
const lockfileShape = z.object({packages: z.record(packageShape)});
/** Gives the file as it is: what is written back keeps the order of its keys, and those that are unknown here. */
export const lockfileSchema = z.custom<Lockfile>(
  (value) => lockfileShape.safeParse(value).success,
  'isn’t that of a package-lock.json',
);
const SYSTEMS = /^(?:aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/;
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];
const LIBRARIES: Record<string, string> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
};

/**
 * Reads from a name what npm would read from the package: `@rollup/rollup-linux-x64-musl`.
 *
 * @returns Undefined if the package isn't platform-specific.
 */
export function platformOf(name: string): Pick<LockedPackage, 'cpu' | 'os' | 'libc'> | undefined {
  const words = name.replace('windows', 'win32').split(/[/-]/);
  const os = words.find((word) => SYSTEMS.test(word));
  const cpu = words.find((word) => PROCESSORS.includes(word));
  if (!os || !cpu) return undefined;
  const libc = os === 'linux' && words.map((word) => LIBRARIES[word]).find(Boolean);
  return {cpu: [cpu], ...(libc && {libc: [libc]}), os: [os]};
}

/** Place of the folder that a package lies in, without its own name; empty at the root. */
const above = (place: string) => place.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '');

const packagePath = (folder: string, name: string) =>
  `${folder ? `${folder}/` : ''}node_modules/${name}`;

/** Looks for a package as Node would: below the one that asks, or further up. */
function lockedVersion({packages}: Lockfile, from: string, name: string): string | undefined {
  const found = packages[packagePath(from, name)];
  if (found || from === '') return found?.version;
  return lockedVersion({packages}, above(from), name);
}

interface Missing {
  name: string;
  /** Where it has to lie: beside the package that asks for it, or below it if another version lies there. */
  place: string;
  version: string;
  /** Needed only to build or test, as what asks for it. */
  dev: boolean;
  /** That of the same package for another platform. */
  license?: string;
}

const EXACT = /^\d+\.\d+\.\d+/;

/** Whether a version that is locked is the one that is asked for; a range takes what npm has chosen. */
const isAsked = (locked: string | undefined, asked: string) =>
  locked !== undefined && (locked === asked || !EXACT.test(asked));

/** Lists the optional packages that others ask for and that a lockfile lacks. */
export function missingPackages(lockfile: Lockfile): Missing[] {
  return Object.entries(lockfile.packages).flatMap(
    ([from, {optionalDependencies = {}, dev = false}]) => {
      const license = Object.keys(optionalDependencies)
        .map((name) => lockfile.packages[`node_modules/${name}`]?.license)
        .find(Boolean);
      return Object.entries(optionalDependencies)
        .filter(([name, version]) => !isAsked(lockedVersion(lockfile, from, name), version))
        .map(([name, version]) => {
          const beside = packagePath(above(from), name);
          const place = lockfile.packages[beside] ? packagePath(from, name) : beside;
          return {name, place, version, dev, license};
        });
    },
  );
}

/**
 * Adds them in the version that is asked for; without a hash, which only the registry knows.
 *
 * @throws {Error} For a package whose version or platform can't be told from what asks for it.
 */
export function completeLockfile(lockfile: Lockfile): Lockfile {
  const added = missingPackages(lockfile).map((missing): [string, LockedPackage] => {
    const {name, place, version, dev, license} = missing;
    const platform = platformOf(name);
    if (!platform || !EXACT.test(version)) {
      throw new Error(`${name}@${version} has to be added to package-lock.json by hand.`);
    }
    const {cpu, libc, os} = platform;
    return [
      place,
      {
        version,
        cpu,
        ...(dev && {dev}),
        ...(libc && {libc}),
        ...(license && {license}),
        optional: true,
        os,
      },
    ];
  });
  const sorted = [...Object.entries(lockfile.packages), ...added].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  return {...lockfile, packages: Object.fromEntries(sorted)};
}

if (process.argv[1] === import.meta.filename) {
  for (const file of listLockfiles()) {
    const lockfile = readJson(file, lockfileSchema);
    const count = missingPackages(lockfile).length;
    if (count > 0) writeText(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
    console.log(`${file}: ${count} packages of other platforms added`);
  }
}
