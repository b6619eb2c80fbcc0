import {strToU8, type Zippable, zipSync} from 'fflate';
import {contentOf, namedFiles, textOf} from '../host/media';
import {folderName} from './project-files';

/**
 * Packs a project with the media that it names.
 * Takes its title, the texts by path and the reader's own files; returns the archive. Media that can't
 * be fetched are left out, and named.
 */
export async function zipProject(
  title: string,
  texts: Record<string, string>,
  own: ReadonlyMap<string, Blob>,
): Promise<{archive: Blob; missing: string[]}> {
  const folder = folderName(title);
  const entries: Zippable = {};
  for (const [path, text] of Object.entries(texts)) entries[`${folder}/${path}`] = strToU8(text);
  const missing: string[] = [];
  for (const file of namedFiles(textOf(texts), new Set(own.keys()))) {
    if (file.name.startsWith('*')) {
      missing.push(file.name);
      continue;
    }
    try {
      const content = await contentOf(file, own);
      const bytes = new Uint8Array(await content.arrayBuffer());
      // Media is compressed already.
      entries[`${folder}/public/${file.name}`] = [bytes, {level: 0}];
    } catch {
      missing.push(file.name);
    }
  }
  const archive = new Blob([zipSync(entries, {level: 6}) as Uint8Array<ArrayBuffer>], {
    type: 'application/zip',
  });
  return {archive, missing};
}
