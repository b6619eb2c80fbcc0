import {isToolkitPackage} from '../../shared/toolkit-packages.ts';
import {exists, readJson} from '../io.ts';
import {packageSchema} from '../schema/reports.ts';

/** A module that users of the toolkit import. */
export interface EntryPoint {
  package: string;
  version: string;
  /** `@remotion/media-parser/node` */
  specifier: string;
}

/** Entry points for the toolkit's own use, or for its bundler. */
const INTERNAL =
  /(?:package\.json|internals|renderEntry|previewEntry|worker-web-entry|worker-server-entry|error-handling|permissions\.json)$/;

/** One font stands for the 1,700 modules of the same shape. */
const FONT = './Inter';

/** Some subpaths are announced, but their files were not published. */
function hasTypes(name: string, target: unknown): boolean {
  const types = typeof target === 'object' && target !== null && 'types' in target && target.types;
  return typeof types !== 'string' || exists(`toolkit/node_modules/${name}/${types}`);
}

function subpathsOf(name: string, exports: Record<string, unknown> | undefined): string[] {
  if (!exports) return ['.'];
  const keys = Object.keys(exports).filter((key) => !INTERNAL.test(key) && !key.includes('*'));
  if (name === '@remotion/google-fonts') return ['.', './from-info', FONT];
  if (name === 'remotion') return ['.', './no-react', './version'];
  return keys.filter((key) => key !== './index' && hasTypes(name, exports[key]));
}

/**
 * Lists the modules of the pinned toolkit that users import.
 *
 * @throws If a pinned package is not installed; the message says what to run.
 */
export function entryPoints(): EntryPoint[] {
  const {dependencies} = readJson('toolkit/package.json', packageSchema);
  return Object.keys(dependencies)
    .filter(isToolkitPackage)
    .sort()
    .flatMap((name) => {
      const file = `toolkit/node_modules/${name}/package.json`;
      if (!exists(file)) throw new Error(`${name} is not installed: run npm run toolkit.`);
      const {version, exports} = readJson(file, packageSchema);
      return subpathsOf(name, exports).map((subpath) => ({
        package: name,
        version,
        specifier: subpath === '.' ? name : `${name}/${subpath.slice(2)}`,
      }));
    });
}
