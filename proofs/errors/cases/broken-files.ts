// Files that are damaged, or of kinds that the media parser doesn't read, made from small ones of the site.
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listen} from '../../../hosting/serve.ts';
import {root} from '../../../model/io.ts';
import {load, table} from '../case.ts';

const {parseMedia, mediaParserController, downloadAndParseMedia} = load('@remotion/media-parser');
const {nodeReader} = load('@remotion/media-parser/node');
const {webReader} = load('@remotion/media-parser/web');
const worker = load('@remotion/media-parser/worker');

const folder = mkdtempSync(path.join(tmpdir(), 'broken-media-'));
let count = 0;
const write = (bytes: string | Uint8Array, extension = 'bin') => {
  count++;
  const file = path.join(folder, `${count}.${extension}`);
  writeFileSync(file, bytes);
  return file;
};
const parse =
  (src: unknown, own: Record<string, unknown> = {}) =>
  () =>
    parseMedia?.({
      src,
      fields: {tracks: true, durationInSeconds: true, slowNumberOfFrames: true},
      reader: nodeReader,
      acknowledgeRemotionLicense: true,
      ...own,
    });
const bytes = (...head: number[]) => Uint8Array.from([...head, ...new Array(4000).fill(0)]);
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const little = (value: number, size: number) =>
  Array.from({length: size}, (_, at) => (value >>> (at * 8)) & 255);

const mp4 = readFileSync(path.join(root, 'static/samples/clip.mp4'));
const webm = readFileSync(path.join(root, 'static/samples/clip.webm'));

/** The MP4 with one byte of a box changed; `at` counts from the end of the name of the box. */
function changed(box: string, at: number, value: number): () => unknown {
  const copy = Buffer.from(mp4);
  const place = copy.indexOf(box);
  if (place === -1) throw new Error(`clip.mp4 has no box ${box}.`);
  copy[place + box.length + at] = value;
  return parse(write(copy, 'mp4'));
}

/** The MP4 in which a box has a name that nobody knows. */
function without(box: string): () => unknown {
  const copy = Buffer.from(mp4);
  copy.write('zzzz', copy.indexOf(box), 'latin1');
  return parse(write(copy, 'mp4'));
}

/** An empty list of tags, by which an MP3 is recognized too. */
const TAG = [...ascii('ID3'), 4, 0, 0, 0, 0, 0, 0];

/** A WAVE file with one header. */
const wave = (format: number, bits: number, list = '') =>
  write(
    Uint8Array.from([
      ...ascii('RIFF'),
      ...little(4000, 4),
      ...ascii('WAVEfmt '),
      ...little(16, 4),
      ...little(format, 2),
      ...little(1, 2),
      ...little(8000, 4),
      ...little((8000 * bits) / 8, 4),
      ...little(bits / 8, 2),
      ...little(bits, 2),
      ...ascii(list || 'data'),
      ...little(2000, 4),
      ...new Array(2000).fill(0),
    ]),
    'wav',
  );

const playlist = (...lines: string[]) => parse(write(['#EXTM3U', ...lines, ''].join('\n'), 'm3u8'));

/** Answers one request as a server that does something wrong. */
const served = (answer: Parameters<typeof createServer>[1]) => async () => {
  const server = createServer(answer);
  const port = await listen(server, 0);
  try {
    await parse(`http://127.0.0.1:${port}/clip.mp4`, {reader: webReader})();
  } finally {
    server.close();
  }
};

/** An MP4 whose index was to come at the end: the head of the file, and media that break off. */
const cutBeforeIndex = Uint8Array.from([
  ...mp4.subarray(0, mp4.readUInt32BE(0)),
  ...[0, 1, 0, 0],
  ...ascii('mdat'),
  ...new Array(3000).fill(7),
]);

const TRACKS = {fields: {tracks: true}};

/** Ten bytes of the index are missing. */
const withHole = Buffer.concat([mp4.subarray(0, 92), mp4.subarray(102)]);

const good = parse(write(mp4, 'mp4'));
const goodWave = parse(wave(1, 16));

/** Cases of damaged files. */
export const brokenFiles = table([
  [
    'has been reached, but no tracks have been found',
    parse(write(cutBeforeIndex, 'mp4'), TRACKS),
    good,
  ],
  ['No tracks yet', parse(write(cutBeforeIndex, 'mp4'), {fields: {audioCodec: true}}), good],
  ['Offset is outside the bounds of the DataView', parse(write(cutBeforeIndex, 'mp4')), good],
  ['read too many bytes - size', parse(write(withHole, 'mp4')), good],
  ['Movie timescale is not set', without('mvhd'), good],
  ['Expected timescale and duration in trak box', without('mdhd'), good],
  ['Expected stsz box in trak box', without('stsz'), good],
  ['Expected stco box in trak box', without('stco'), good],
  ['Expected stsc box in trak box', without('stsc'), good],
  ['Expected stts box in trak box', without('stts'), good],
  ['Expected tkhd box in trak box', without('tkhd'), good],
  ['Unsupported STSD version 9', changed('stsd', 0, 9), good],
  ['Unsupported STTS version 9', changed('stts', 0, 9), good],
  ['Unsupported STSS version 9', changed('stss', 0, 9), good],
  ['Unsupported hdlr version: 9', changed('hdlr', 0, 9), good],
  ['Unsupported AVCC version 9', changed('avcC', 0, 9), good],
  ['Expected sampleDescriptionIndex to be 1, but got', changed('stsc', 19, 7), good],
  ['The provided matrix is not a valid rotation matrix', changed('tkhd', 41, 9), good],
  ['sample descriptions, got', changed('stsd', 7, 3), good],
  ['Expected stts box to be', changed('stts', 7, 0), good],
  ['Image files are not supported', parse(write(bytes(0xff, 0xd8, 0xff, 0xe0)))],
  ['GIF files are not supported', parse(write(bytes(...ascii('%PDF-1.4'))))],
  ['Unknown file format', parse(write(bytes(...ascii('OggS'))))],
  ['Expected structure', parse(write(''))],
  ['Infinite loop detected', parse(write(webm.subarray(0, 3000), 'webm'))],
  ['Only supporting WAVE with PCM audio format, but got 3', parse(wave(3, 32)), goodWave],
  ['Unsupported bits per sample: 8', parse(wave(1, 8)), goodWave],
  ['Unknown WAV box type', parse(wave(1, 16, 'smpl')), goodWave],
  ['Unknown directive #EXT-X-KEY', playlist('#EXT-X-KEY:METHOD=AES-128')],
  ['EXT-X-VERSION directive must have a value', playlist('#EXT-X-VERSION')],
  ['EXTINF has no value', playlist('#EXTINF', 'a.ts')],
  ['EXT-X-MAP directive must have a URI', playlist('#EXT-X-MAP:BYTERANGE="1"')],
  ['EXT-X-TARGETDURATION directive must have a value', playlist('#EXT-X-TARGETDURATION:')],
  ['Expected MPEG Version 1 or 2', parse(write(bytes(...TAG, 0xff, 0xe3, 0x90, 0x64), 'mp3'))],
  ['Does not support CRC yet', parse(write(bytes(...TAG, 0xff, 0xfa, 0x90, 0x64), 'mp3'))],
  ['Free bitrate not supported', parse(write(bytes(0xff, 0xfb, 0x00, 0x64), 'mp3'))],
  ['Reserved sampling frequency', parse(write(bytes(0xff, 0xfb, 0x9c, 0x64), 'mp3'))],
  [
    'Unexpected sampling frequency index',
    parse(write(bytes(0xff, 0xf1, 0x7c, 0x80, 2, 0x1f, 0xfc), 'aac')),
  ],
  ['Invalid sync code', parse(write(bytes(...ascii('fLaC'), 0x80, 0, 0, 34), 'flac'))],
  ['Unknown field passed: length', parse(write(mp4, 'mp4'), {fields: {length: true}})],
  ['No "src" provided', parse('')],
  ['No options provided', () => downloadAndParseMedia?.()],
  [
    'Cannot seek to a negative time',
    () => {
      const controller = mediaParserController?.();
      Reflect.get(Object(controller), 'seek').call(controller, -1);
      return parse(write(mp4, 'mp4'), {
        controller,
        onVideoTrack: () => () => undefined,
        fields: {},
      })();
    },
  ],
  [
    'Forward seeking is not allowed',
    () => {
      const controller = mediaParserController?.();
      Reflect.get(Object(controller), 'seek').call(controller, 1);
      return parse(write(mp4, 'mp4'), {
        controller,
        onVideoTrack: () => () => undefined,
        fields: {slowFps: true},
      })();
    },
  ],
  [
    'was not yet used in a parseMedia() call',
    () => {
      const controller = mediaParserController?.();
      return Reflect.get(Object(controller), 'getSeekingHints').call(controller);
    },
  ],
  [
    'was used in multiple parseMedia() calls',
    async () => {
      const controller = mediaParserController?.();
      await parse(write(mp4, 'mp4'), {controller})();
      await parse(write(mp4, 'mp4'), {controller})();
    },
  ],
  ['No `fields` and no `on*` callbacks were passed', parse(write(mp4, 'mp4'), {fields: {}})],
  ['parseMediaOnWebWorker is not available in CJS mode', () => worker.parseMediaOnWebWorker?.()],
  ['Server returned status code 404', served((_, answer) => answer.writeHead(404).end())],
  [
    'without a content length',
    served((_, answer) => {
      answer.writeHead(200, {'Transfer-Encoding': 'chunked'});
      answer.end('abc');
    }),
  ],
  [
    'without it supporting the "Content-Range" header',
    served((_, answer) => {
      answer.writeHead(200, {'Content-Length': String(mp4.length)});
      answer.end(mp4);
    }),
  ],
  ['src must be a string when using', parse(new Blob(['a']))],
]);
