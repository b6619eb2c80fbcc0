import type {PageKind} from '../../shared/page.ts';
import {listFiles} from '../io.ts';

/** The folders that pages are in, and what kind of page each has. */
const PAGE_FOLDERS = [
  ['content/docs/', 'docs'],
  ['content/blog/', 'blog'],
  ['content/learn/', 'learn'],
  ['content/course/', 'course'],
  ['content/success-stories/', 'story'],
] as const satisfies readonly (readonly [folder: string, kind: PageKind])[];

/** All files of those folders that are written as pages are, notes for writers among them. */
export const listPageFiles = (): string[] =>
  PAGE_FOLDERS.flatMap(([folder]) => listFiles(folder, ['.mdx', '.md']));

/** Those whose fences are samples: in the course they are lines of the step's own files, which run. */
export const listSampleFiles = (): string[] =>
  listPageFiles().filter((file) => !file.startsWith('content/course/'));

/** Which part of the content a file is a page of, and its id there; undefined if it isn't part of the content. */
export function identifyPage(file: string): {kind: PageKind; id: string} | undefined {
  const part = PAGE_FOLDERS.find(([folder]) => file.startsWith(folder));
  if (!part || /(?:^|\/)_|\/README\.md$/.test(file)) return undefined;
  const [folder, kind] = part;
  return {kind, id: file.slice(folder.length).replace(/\.mdx?$/, '')};
}
