import {fetchFile, loadOnce} from '../../outside/load-once';

/** Files of the site that code in the playground may read, by their name below `public/`. */
const SITE_MEDIA = [
  'demos/media/check.json',
  'demos/media/dunes.webp',
  'demos/media/fire.webm',
  'demos/media/heart-eyes.webm',
  'demos/media/joy.webm',
  'demos/media/melody.wav',
  'demos/media/orbit.webp',
  'demos/media/rocket.gif',
  'demos/media/rocket.webm',
  'demos/media/smile.webm',
  'demos/media/star-struck.webm',
  'demos/media/wink.webm',
  'samples/clip.webm',
  'samples/clip.mp4',
];

/** Placeholder for a file that doesn't exist, so that a sample still shows something. */
const STAND_INS: Record<string, string> = {
  png: 'demos/media/dunes.webp',
  jpg: 'demos/media/dunes.webp',
  jpeg: 'demos/media/dunes.webp',
  webp: 'demos/media/dunes.webp',
  avif: 'demos/media/dunes.webp',
  svg: 'img/favicon.svg',
  gif: 'demos/media/rocket.gif',
  mp4: 'samples/clip.mp4',
  mov: 'samples/clip.mp4',
  webm: 'samples/clip.webm',
  mp3: 'demos/media/melody.wav',
  wav: 'demos/media/melody.wav',
  aac: 'demos/media/melody.wav',
  m4a: 'demos/media/melody.wav',
  ogg: 'demos/media/melody.wav',
};

const loadFile = loadOnce(async (path) => (await fetchFile(`/${path}`)).blob());

/** A file that the code names, and where it comes from. */
export interface NamedFile {
  name: string;
  source: 'reader' | 'site' | 'stand-in';
}

/**
 * The end of a name that is put together while the code runs: `frame-${index}.png`. No part of it goes past
 * where the next could begin: a long text that only begins such names would take minutes.
 */
const composed = /\$\{[^{}`]*\}[^`'"\s$]*?\.([a-z0-9]{3,4})`/g;

/** An ending that the code chooses: `emoji-${name}.${isSafari ? 'mp4' : 'webm'}`. */
const chosen = /\.\$\{([^{}`]*)\}`/g;

const quoted = /(["'`])([\w@/. ()-]+\.([a-z0-9]{2,4}))\1/g;

/** Where a render is started, media are what comes out: `"render": "remotion render Intro out/intro.mp4"`. */
const RENDERS = /(?:^|\/)package\.json$|\.mts$/;

/** The texts of a project's files that may name media to be shown, as one. */
export const textOf = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files)
    .flatMap(([path, text]) => (RENDERS.test(path) ? [] : text))
    .join('\n');

/**
 * Finds the media that a text names, as far as there is something to show for it.
 * Takes a text of the reader, and the names of the reader's own files.
 */
export function namedFiles(text: string, own: ReadonlySet<string>): NamedFile[] {
  const found = new Map<string, NamedFile>();
  for (const [, , raw = '', extension = ''] of text.matchAll(quoted)) {
    const name = raw.replace(/^\/+/, '');
    // An archive is unpacked with these names.
    if (name.split('/').includes('..')) continue;
    if (own.has(name)) found.set(name, {name, source: 'reader'});
    else if (SITE_MEDIA.includes(name)) found.set(name, {name, source: 'site'});
    else if (STAND_INS[extension] && !name.startsWith('.')) {
      found.set(name, {name, source: 'stand-in'});
    }
  }
  const endings = [
    ...[...text.matchAll(composed)].map(([, ending = '']) => ending),
    ...[...text.matchAll(chosen)].flatMap(([, choice = '']) =>
      [...choice.matchAll(/(["'])(\w{3,4})\1/g)].map(([, , ending = '']) => ending),
    ),
  ];
  for (const extension of endings) {
    if (STAND_INS[extension]) {
      found.set(`*.${extension}`, {name: `*.${extension}`, source: 'stand-in'});
    }
  }
  return [...found.values()];
}

/**
 * Finds all media of a project: what its files name, and what the reader picked for it.
 * Takes texts by path, and the reader's own files by name.
 */
export function projectMedia(
  files: Readonly<Record<string, string>>,
  own: ReadonlyMap<string, Blob>,
): NamedFile[] {
  const named = namedFiles(textOf(files), new Set()).filter(({name}) => !own.has(name));
  return [...named, ...[...own.keys()].map((name): NamedFile => ({name, source: 'reader'}))];
}

/**
 * Gives the content of a file that the code names.
 * Takes the file and the reader's own files. Throws if the site's can't be fetched.
 */
export function contentOf(file: NamedFile, own: ReadonlyMap<string, Blob>): Promise<Blob> {
  const mine = own.get(file.name);
  if (mine) return Promise.resolve(mine);
  if (file.source === 'site') return loadFile(file.name);
  const extension = file.name.split('.').at(-1) ?? '';
  return loadFile(STAND_INS[extension] ?? file.name);
}
