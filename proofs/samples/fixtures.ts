import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../model/io.ts';

interface Fixture {
  type: string;
  body: Buffer;
}

/** A file of the right kind for each ending; a name with “other” gets another one, where there are two. */
const FILES: [ending: RegExp, type: string, file: string, other?: string][] = [
  [/^(?:mp4|mov|m4v)$/, 'video/mp4', 'proofs/samples/long.mp4', 'static/samples/clip.mp4'],
  [/^(?:webm|mkv)$/, 'video/webm', 'static/samples/clip.webm', 'static/demos/media/smile.webm'],
  [/^(?:mp3|wav|m4a|aac|ogg|flac)$/, 'audio/wav', 'static/demos/media/melody.wav'],
  [
    /^(?:png|jpe?g|webp|avif)$/,
    'image/webp',
    'static/demos/media/dunes.webp',
    'static/demos/spring.webp',
  ],
  [/^svg$/, 'image/svg+xml', 'proofs/samples/mark.svg'],
  [/^gif$/, 'image/gif', 'static/demos/media/rocket.gif'],
  [/^(?:json|lottie)$/, 'application/json', 'static/demos/media/check.json'],
  [
    /^(?:woff2?|ttf|otf)$/,
    'font/woff2',
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ],
  [/^wasm$/, 'application/wasm', 'toolkit/node_modules/@rive-app/canvas-advanced/rive.wasm'],
  [/^html?$/, 'text/html', 'static/demos/media/valley.html'],
];

/** What the services of samples answer, by a part of the address. */
const ANSWERS: [part: RegExp, answer: unknown][] = [
  [/\/articles\//, {paragraphs: ['Low tide at six.', 'The ferry is late.']}],
  [/weather\?/, {temperature: 14, summary: 'drizzle'}],
  [/weather\.json/, {degrees: 14}],
  [/quote\.json/, {text: 'The sea writes nothing twice.'}],
  [/lines\.json/, ['Low tide at six.', 'The ferry is late.']],
];

const SRT =
  '1\n00:00:00,000 --> 00:00:02,000\nHarbor at dawn\n\n2\n00:00:02,000 --> 00:00:04,500\nLow tide\n';

/** What is behind an address here; undefined if there is nothing of the kind. */
export function fixtureFor(address: string): Fixture | undefined {
  const {pathname, hostname} = new URL(address);
  if (hostname === 'fonts.gstatic.com') return read('font/woff2', fileOf('woff2'));
  const answer = ANSWERS.find(([part]) => part.test(address))?.[1];
  if (answer !== undefined)
    return {type: 'application/json', body: Buffer.from(JSON.stringify(answer))};
  if (/points\.bin$/.test(pathname))
    return {type: 'application/octet-stream', body: Buffer.alloc(120)};
  if (pathname === '/' && hostname !== 'localhost') return read('text/html', fileOf('html'));
  const ending = /\.(\w+)$/.exec(pathname)?.[1]?.toLowerCase() ?? '';
  if (/^(?:srt|vtt|txt)$/.test(ending)) return {type: 'text/plain', body: Buffer.from(SRT)};
  const row = FILES.find(([known]) => known.test(ending));
  if (!row) return undefined;
  const [, type, file, other = file] = row;
  return read(type, pathname.includes('other') ? other : file);
}

const fileOf = (ending: string) => FILES.find(([known]) => known.test(ending))?.[2] ?? '';

const read = (type: string, file: string): Fixture | undefined => {
  const found = path.join(root, file);
  return existsSync(found) ? {type, body: readFileSync(found)} : undefined;
};

/** A response with a part of a file, as a server of media gives it. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What a server answers for a file and the `Range` that was asked for. */
export function answerWith({type, body}: Fixture, range: string | undefined): Answer {
  const headers: Record<string, string> = {
    'content-type': type,
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cache-control': 'max-age=600',
  };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return {status: 200, headers, body};
  const start = Number(from);
  const end = to ? Math.min(Number(to), body.length - 1) : body.length - 1;
  headers['content-range'] = `bytes ${start}-${end}/${body.length}`;
  return {status: 206, headers, body: body.subarray(start, end + 1)};
}
