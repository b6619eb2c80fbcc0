import type {CompiledFile} from '../../../shared/compile/compiled';
import type {PlaygroundProject} from '../../../shared/playground';
import {MOST_FAULTS} from '../limits';
import type {Fault} from '../protocol';
import {compileFiles} from './compile-files';
import {isAvailable, packageNames} from './packages';

export interface CheckedProject {
  files: CompiledFile[];
  /** Packages that the files import. */
  packages: string[];
  faults: Fault[];
}

function lineOf(text: string, part: string): number {
  const at = text.indexOf(part);
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}

/**
 * Compiles a project and looks whether it can run here.
 * Takes the files; returns them compiled, what they import, and what is wrong with them.
 * Throws if the compiler can't be fetched.
 */
export async function checkProject({
  files,
}: Pick<PlaygroundProject, 'files'>): Promise<CheckedProject> {
  const compiled: CompiledFile[] = [];
  const faults: Fault[] = [];
  for (const result of await compileFiles(files)) {
    if (result.fault) faults.push(result.fault);
    else compiled.push(result.file);
  }
  const packages = new Set<string>();
  for (const file of compiled) {
    // A script for Node.js has other packages, and isn't run with the film.
    if (/\.m[jt]s$/.test(file.path)) continue;
    for (const name of file.imports.filter((specifier) => !specifier.startsWith('.'))) {
      if (isAvailable(name)) packages.add(name);
      else if (faults.length < MOST_FAULTS) {
        faults.push({
          message: `The package "${name}" isn’t part of the playground. There are: ${packageNames
            .filter((known) => !known.includes('/') || known.startsWith('@'))
            .join(', ')}.`,
          file: file.path,
          line: lineOf(files[file.path] ?? '', name),
        });
      }
    }
  }
  return {files: compiled, packages: [...packages], faults};
}
