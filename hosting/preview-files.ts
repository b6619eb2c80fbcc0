/** Files of a preview that have to hold whole addresses: they get the one at which they are asked for. */
import {readFileSync} from 'node:fs';
import type {IncomingMessage} from 'node:http';
import path from 'node:path';
import {PREVIEW_ORIGIN} from '../shared/preview.ts';

const FILES = ['/sitemap.xml', '/opensearch.xml'];

/** A name or an address with a port, and nothing that could end an attribute or a tag. */
const HOST = /^(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d{1,5})?$/i;

/**
 * Reads them.
 *
 * @param files What the build has.
 * @returns Gives the text of such a file, or undefined if the build knows its own address, or it is another file.
 */
export function readPreviewFiles(build: string, files: ReadonlySet<string>) {
  const texts = new Map(
    FILES.filter((file) => files.has(file)).flatMap((file) => {
      const text = readFileSync(path.join(build, file), 'utf8');
      return text.includes(`${PREVIEW_ORIGIN}/`) ? [[file, text] as const] : [];
    }),
  );
  return ({headers: {host = ''}}: IncomingMessage, file: string): string | undefined => {
    const text = texts.get(file);
    return HOST.test(host) ? text?.replaceAll(PREVIEW_ORIGIN, `http://${host}`) : text;
  };
}
