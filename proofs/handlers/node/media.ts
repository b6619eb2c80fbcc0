// Reads made files, and transcribes with stand-ins for the model and the compiled Whisper.cpp.
import {chmodSync, mkdirSync, writeFileSync} from 'node:fs';
import {FIELDS} from '../notebook.ts';
import {book, file, finish, load, media} from './project.ts';

process.chdir(file('.'));
const {parseMedia, downloadAndParseMedia} = load('@remotion/media-parser');
const {nodeReader} = load('@remotion/media-parser/node');
const {nodeWriter} = load('@remotion/media-parser/node-writer');
const common = {
  reader: nodeReader,
  acknowledgeRemotionLicense: true,
  logLevel: 'error',
  progressIntervalInMs: 0,
};
const tracks = ['onVideoTrack', 'onAudioTrack', 'onParseProgress'];
await parseMedia?.({
  ...common,
  src: media('sample.mp4'),
  ...book.spies('media-parser/parse-media', 'an MP4 of two seconds', [...tracks, ...FIELDS]),
});
writeFileSync(file('text.txt'), 'This is no media. '.repeat(200));
await Promise.resolve(
  downloadAndParseMedia?.({
    ...common,
    src: file('text.txt'),
    writer: nodeWriter?.(file('copy.mp4')),
    fields: {tracks: true},
    ...book.spies('media-parser/download-and-parse-media', 'a text file', ['onError']),
  }),
).catch(() => undefined);

const {downloadWhisperModel, transcribe} = load('@remotion/install-whisper-cpp');
globalThis.fetch = async () =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (let count = 0; count < 3; count += 1) controller.enqueue(new Uint8Array(1000));
        controller.close();
      },
    }),
    {headers: {'content-length': '3000'}},
  );
mkdirSync(file('whisper/build/bin'), {recursive: true});
await downloadWhisperModel?.({
  model: 'tiny.en',
  folder: file('whisper'),
  printOutput: false,
  ...book.spies('install-whisper-cpp/download-whisper-model', 'a model of 3,000 bytes', [
    'onProgress',
  ]),
});
// What the compiled program prints, and the file that it writes.
writeFileSync(
  file('whisper/build/bin/whisper-cli'),
  `#!/bin/sh
for n in 0 50 100; do echo "whisper_print_progress_callback: progress = $n%" >&2; sleep 0.1; done
while [ "$1" != --output-file ]; do shift; done
echo '{"result": {"language": "en"}, "transcription": []}' > "$2.json"
`,
);
chmodSync(file('whisper/build/bin/whisper-cli'), 0o755);
await transcribe?.({
  inputPath: media('sample.wav'),
  whisperPath: file('whisper'),
  whisperCppVersion: '1.7.4',
  model: 'tiny.en',
  tokenLevelTimestamps: false,
  printOutput: false,
  ...book.spies('install-whisper-cpp/transcribe', 'a stand-in for whisper-cli', ['onProgress']),
});
finish();
