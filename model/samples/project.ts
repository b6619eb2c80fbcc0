import path from 'node:path/posix';
import {withoutDiff} from './diff-marks.ts';
import {fileBeside, foldersOf, isFileTitle} from './file-beside.ts';
import type {PlacedSample} from './read.ts';

/** A piece of code as the compiler sees it: at a path that exists only for the compiler. */
export interface VirtualFile {
  /** Absolute path inside the folder where the toolkit's packages resolve. */
  path: string;
  /** Code with the same lines as the sample; removed lines are blank. */
  text: string;
  sample: PlacedSample;
  /** File on disk that a Problem names. */
  source: string;
}

/** The code of one page: files that may import each other. */
export interface Project {
  folder: string;
  files: VirtualFile[];
  /** Titled files by path; a title that occurs again is the file's next version. */
  titled: Map<string, VirtualFile[]>;
}

const typescriptLanguages = new Set(['ts', 'tsx', 'typescript']);

/** Tells whether the compiler reads fences of this language. */
export function isTypeScript(sample: {language: string}): boolean {
  return typescriptLanguages.has(sample.language);
}

/**
 * Builds the project of one page.
 *
 * @param folder Absolute folder for the page's virtual files.
 * @param source The page's path.
 * @param samples All samples of the page, any language.
 */
export function buildProject(folder: string, source: string, samples: PlacedSample[]): Project {
  const project: Project = {folder, files: [], titled: new Map()};
  for (const sample of samples) {
    const isJson = sample.language === 'json' && sample.meta.title?.endsWith('.json');
    if ((!isTypeScript(sample) && !isJson) || sample.meta.checkOff) continue;
    const {title} = sample.meta;
    const text = withoutDiff(sample.code);
    if (!isFileTitle(title)) {
      const extension = sample.language === 'ts' ? 'ts' : 'tsx';
      const name = `${folder}/line-${sample.line}.${extension}`;
      project.files.push({path: name, text, sample, source});
      continue;
    }
    const target = path.join(folder, title);
    const versions = project.titled.get(target) ?? [];
    const place = versions.length === 0 ? target : nextVersion(target, versions.length + 1);
    const file = {path: place, text, sample, source};
    versions.push(file);
    project.titled.set(target, versions);
    project.files.push(file);
  }
  return project;
}

function nextVersion(target: string, version: number): string {
  const {dir, name, ext} = path.parse(target);
  return `${dir}/${name}.version-${version}${ext}`;
}

/**
 * Finds the file of a page that a relative import means. Where a title occurs several times, it is
 * the last one above the importing fence, as a reader who follows the page has it on disk.
 *
 * @returns The file, or undefined if the page has none of that name.
 */
export function resolveInProject(
  project: Project,
  from: VirtualFile,
  specifier: string,
): VirtualFile | undefined {
  const isTitled = [...project.titled.values()].some((versions) => versions.includes(from));
  const folders = isTitled ? [path.dirname(from.path)] : titledFolders(project);
  const found = fileBeside((name) => project.titled.has(name), folders, specifier);
  const versions = found === undefined ? undefined : project.titled.get(found);
  const {line} = from.sample;
  return versions?.findLast((file) => file.sample.line < line) ?? versions?.[0];
}

/** An untitled fence has no place of its own, so its relative imports may start beside any titled file. */
function titledFolders(project: Project): string[] {
  return [...new Set([project.folder, ...foldersOf(project.titled.keys())])];
}
