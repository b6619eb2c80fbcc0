// Parsing and converting media, Whisper.
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load, table} from '../case.ts';

const {parseMedia, mediaParserController} = load('@remotion/media-parser');
const {nodeReader} = load('@remotion/media-parser/node');
const {webReader} = load('@remotion/media-parser/web');
const {convertMedia} = load('@remotion/webcodecs');
const whisper = load('@remotion/install-whisper-cpp');

const folder = mkdtempSync(path.join(tmpdir(), 'provoked-media-'));
const write = (name: string, bytes: string | Uint8Array) => {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
};
const parse =
  (src: unknown, own: Record<string, unknown> = {}) =>
  () =>
    parseMedia?.({
      src,
      fields: {durationInSeconds: true},
      reader: nodeReader,
      acknowledgeRemotionLicense: true,
      ...own,
    });
const bytes = (...head: number[]) => Uint8Array.from([...head, ...new Array(600).fill(0)]);
const PNG = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 5,
  0, 0, 0, 5,
];
const wav = write('there.wav', 'RIFF');

/** Cases of parsing and converting media. */
export const media = table([
  ['Image files are not supported', parse(write('a.png', bytes(...PNG)))],
  ['Unknown file format', parse(write('a.bin', bytes(1, 2, 3, 4, 5, 6, 7, 8)))],
  ['File does not exist', parse(path.join(folder, 'missing.mp4'))],
  [
    'is not a URL - needs to start with http://',
    () =>
      parseMedia?.({src: 'a.mp4', fields: {}, reader: webReader, acknowledgeRemotionLicense: true}),
  ],
  [
    'Note: Some companies are required to obtain a license to use @remotion/media-parser',
    parse(write('b.bin', bytes(1, 2, 3, 4)), {acknowledgeRemotionLicense: false}),
  ],
  [
    'Aborted',
    () => {
      const controller = mediaParserController?.();
      Reflect.get(Object(controller), 'abort').call(controller);
      return parse(write('c.bin', bytes(1, 2)), {controller})();
    },
  ],
  ['container', () => convertMedia?.({src: wav, container: 'avi', reader: nodeReader})],
  ['Invalid whisper model turbo', () => whisper.downloadWhisperModel?.({model: 'turbo', folder})],
  [
    'Whisper does not exist at',
    () =>
      whisper.transcribe?.({
        inputPath: wav,
        whisperPath: path.join(folder, 'nowhere'),
        whisperCppVersion: '1.5.5',
        model: 'tiny',
        tokenLevelTimestamps: true,
      }),
  ],
  [
    'Input file does not exist at',
    () =>
      whisper.transcribe?.({
        inputPath: path.join(folder, 'none.wav'),
        whisperPath: folder,
        whisperCppVersion: '1.5.5',
        model: 'tiny',
        tokenLevelTimestamps: true,
      }),
  ],
  [
    'The provided file is not a wav file',
    () =>
      whisper.transcribe?.({
        inputPath: write('a.mp3', 'x'),
        whisperPath: folder,
        whisperCppVersion: '1.5.5',
        model: 'tiny',
        tokenLevelTimestamps: true,
      }),
  ],
  ['the executable', () => whisper.installWhisperCpp?.({to: folder, version: '1.5.5'})],
]);
