/**
 * Draws the sample files of `<TryFile>` and encodes them into `static/samples/`.
 *
 * Usage: `npx tsx commands/draw-clips.ts path/to/ffmpeg`. Every build of FFmpeg with libx264, AAC, libvpx
 * and libopus will do; `@remotion/compositor-*` brings one. Pictures and sound are made by the code below.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const WIDTH = 480;
const HEIGHT = 270;
const FPS = 25;
const SECONDS = 4;
const SAMPLE_RATE = 48_000;

type Color = readonly [number, number, number];
const STAGE: Color = [11, 19, 21];
const LINE: Color = [48, 66, 72];
const CLIPS: Color[] = [
  [31, 111, 106],
  [154, 74, 42],
  [61, 81, 134],
];
const PLAYHEAD: Color = [255, 111, 66];
const TEXT: Color = [231, 238, 240];

/** Digits on a grid of 3 × 5, a row per character: bits from left to right. */
const DIGITS = '75557 26227 71747 71717 55711 74717 74757 71111 75757 75717'.split(' ');

const fillRectangle = (
  frame: Buffer,
  left: number,
  top: number,
  width: number,
  height: number,
  color: Color,
) => {
  for (let y = Math.max(0, top); y < Math.min(HEIGHT, top + height); y++) {
    for (let x = Math.max(0, left); x < Math.min(WIDTH, left + width); x++) {
      frame.set(color, (y * WIDTH + x) * 3);
    }
  }
};

const drawNumber = (frame: Buffer, text: string, left: number, top: number, size: number) => {
  [...text].forEach((digit, index) => {
    [...(DIGITS[Number(digit)] ?? '')].forEach((row, y) => {
      for (let x = 0; x < 3; x++) {
        if ((Number(row) & (4 >> x)) === 0) continue;
        fillRectangle(frame, left + (index * 4 + x) * size, top + y * size, size, size, TEXT);
      }
    });
  });
};

/** A timeline of three clips, the playhead of this frame and its number. */
const drawFrame = (index: number): Buffer => {
  const total = FPS * SECONDS;
  const frame = Buffer.alloc(WIDTH * HEIGHT * 3);
  fillRectangle(frame, 0, 0, WIDTH, HEIGHT, STAGE);
  drawNumber(frame, String(index).padStart(2, '0'), 24, 24, 14);
  for (let tick = 0; tick <= SECONDS * 5; tick++) {
    const height = tick % 5 === 0 ? 12 : 6;
    fillRectangle(frame, 24 + Math.round((tick / (SECONDS * 5)) * 430), 124, 2, height, LINE);
  }
  const spans = [
    [0, 0.55],
    [0.3, 0.8],
    [0.65, 1],
  ] as const;
  CLIPS.forEach((color, row) => {
    const [start, end] = spans[row] ?? [0, 1];
    const left = 24 + Math.round(start * 432);
    fillRectangle(frame, left, 148 + row * 34, Math.round((end - start) * 432), 26, color);
  });
  const x = 24 + Math.round((index / (total - 1)) * 430);
  fillRectangle(frame, x - 5, 118, 12, 10, PLAYHEAD);
  fillRectangle(frame, x, 118, 2, 134, PLAYHEAD);
  return frame;
};

/** One soft note a second, each higher than the last. */
const drawSound = (): Buffer => {
  const sound = Buffer.alloc(SAMPLE_RATE * SECONDS * 2);
  const notes = [261.63, 329.63, 392, 523.25];
  for (let index = 0; index < SAMPLE_RATE * SECONDS; index++) {
    const seconds = index / SAMPLE_RATE;
    const note = notes[Math.floor(seconds)] ?? 0;
    const age = seconds % 1;
    const loudness = Math.min(1, age * 200) * Math.exp(-5 * age) * 0.4;
    sound.writeInt16LE(
      Math.round(Math.sin(2 * Math.PI * note * seconds) * loudness * 32_767),
      index * 2,
    );
  }
  return sound;
};

const ffmpeg = process.argv[2];
if (!ffmpeg) {
  console.error('Usage: npx tsx commands/draw-clips.ts path/to/ffmpeg');
  process.exit(2);
}

const scratch = mkdtempSync(path.join(os.tmpdir(), 'samples-'));
const sound = path.join(scratch, 'sound.pcm');
// The toolkit's build reads no raw pictures.
for (let index = 0; index < FPS * SECONDS; index++) {
  await sharp(drawFrame(index), {raw: {width: WIDTH, height: HEIGHT, channels: 3}})
    .png()
    .toFile(path.join(scratch, `${String(index).padStart(3, '0')}.png`));
}
writeFileSync(sound, drawSound());

const input = [
  ...['-f', 'image2', '-framerate', `${FPS}`, '-i', path.join(scratch, '%03d.png')],
  ...['-f', 's16le', '-ar', `${SAMPLE_RATE}`, '-ac', '1', '-i', sound],
];
const tags = [
  ...['-metadata', 'title=Timeline with playhead', '-metadata', 'artist=Remotion documentation'],
  ...['-metadata', 'comment=Drawn by commands/draw-clips.ts'],
];
// A keyframe each second, and nothing that depends on the day.
const common = ['-pix_fmt', 'yuv420p', '-g', `${FPS}`, '-fflags', '+bitexact', ...tags];
const outputs = {
  'clip.mp4': [
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '24', '-profile:v', 'main'],
    ...['-c:a', 'aac', '-b:a', '48k', '-movflags', '+faststart'],
  ],
  'clip.webm': [
    ...['-c:v', 'libvpx', '-b:v', '180k', '-quality', 'best', '-c:a', 'libopus', '-b:a', '32k'],
  ],
};

const folder = path.resolve(import.meta.dirname, '../static/samples');
mkdirSync(folder, {recursive: true});
let failed = false;
for (const [name, options] of Object.entries(outputs)) {
  const {status} = spawnSync(
    ffmpeg,
    ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...common, ...options, name],
    {cwd: folder, stdio: 'inherit'},
  );
  failed ||= status !== 0;
}
rmSync(scratch, {recursive: true});
process.exit(failed ? 1 : 0);
