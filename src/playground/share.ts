import type {PlaygroundProject} from '../../shared/playground';
import {projectSchema} from './project-schema';

/** Bytes of a link that every browser, mail program and chat passes on. */
export const LONGEST_LINK = 8192;

/** Key in the fragment, with the version of the format. */
const KEY = 'p1=';

async function pump(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array> {
  const readable = new Blob([bytes]).stream().pipeThrough(stream as TransformStream);
  return new Uint8Array(await new Response(readable).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/**
 * Packs a project into the fragment of an address, which browsers send to nobody.
 * Takes the project; returns the fragment without its `#`.
 */
export async function packProject(project: PlaygroundProject): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(project));
  return KEY + toBase64Url(await pump(bytes, new CompressionStream('deflate-raw')));
}

/** More text than a project has: a small link can unpack to gigabytes. */
const LARGEST = 2_000_000;

/**
 * Reads a project out of an address.
 * Takes the fragment; returns the project, or undefined if the fragment has no project. Throws a sentence if
 * there is one that can't be read.
 */
export async function unpackProject(fragment: string): Promise<PlaygroundProject | undefined> {
  const packed = fragment.replace(/^#/, '');
  if (!packed.startsWith(KEY)) return undefined;
  try {
    const stream = new Blob([fromBase64Url(packed.slice(KEY.length))])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    const text = await readLimited(stream);
    return projectSchema.parse(JSON.parse(text));
  } catch {
    throw new Error('This link is damaged: a part of it is missing, or it was changed on its way.');
  }
}

async function readLimited(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, {stream: true});
    if (text.length > LARGEST) {
      await reader.cancel();
      throw new Error('too large');
    }
  }
}
