import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Runs the FFmpeg of the toolkit in a folder. */
type Ffmpeg = (args: string) => void;

const PICTURE = '-framerate 30 -start_number 0 -i f%02d.png';
const SOUND = '-i sine.wav';
const H264 = '-c:v libx264 -pix_fmt yuv420p';
const AAC = '-c:a aac -shortest';

/** How a file is made of the pictures and the sound, by its extension or its name. */
const MADE: Record<string, string> = {
  mp4: `${PICTURE} ${SOUND} ${H264} ${AAC}`,
  mov: `${PICTURE} ${SOUND} -c:v prores_ks -profile:v 4444 -pix_fmt yuva444p10le ${AAC}`,
  webm: `${PICTURE} ${SOUND} -c:v libvpx -pix_fmt yuva420p -auto-alt-ref 0 -c:a libopus -shortest`,
  mkv: `${PICTURE} ${SOUND} ${H264} -c:a libopus -shortest`,
  avi: `${PICTURE} ${SOUND} ${H264} -c:a libmp3lame -shortest`,
  ts: `${PICTURE} ${SOUND} ${H264} ${AAC}`,
  aac: `${SOUND} -c:a aac`,
  mp3: `${SOUND} -c:a libmp3lame`,
  wav: `${SOUND} -c:a pcm_s16le`,
  png: '-i f00.png',
  gif: PICTURE,
  ogg: `${SOUND} -c:a libopus`,
  'long.mp4': `-loop 1 -framerate 1 -i f00.png -t 900 ${H264}`,
  'hevc.mp4': `${PICTURE} ${SOUND} -c:v libx265 -x265-params log-level=error -pix_fmt yuv420p ${AAC}`,
  'fill.mp4': `${PICTURE} ${H264}`,
  'matte.mp4': `${PICTURE} ${H264}`,
};

/** Two seconds of a tone as a WAVE file. */
function tone(): Buffer {
  const samples = 2 * 48_000;
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  for (const [at, value, size] of [
    [16, 16, 4],
    [20, 1, 2],
    [22, 1, 2],
    [24, 48_000, 4],
    [28, 96_000, 4],
    [32, 2, 2],
    [34, 16, 2],
  ] as const)
    file.writeUIntLE(value, at, size);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let i = 0; i < samples; i++)
    file.writeInt16LE(Math.round(9000 * Math.sin((i * 2 * Math.PI * 440) / 48_000)), 44 + i * 2);
  return file;
}

/** Sixty pictures, half of each transparent, and a tone. */
export async function makeSources(folder: string): Promise<void> {
  writeFileSync(path.join(folder, 'sine.wav'), tone());
  for (let frame = 0; frame < 60; frame++) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect x="${frame * 4}" width="90" height="180" fill="#e2703a"/></svg>`;
    await sharp(Buffer.from(svg))
      .png()
      .toFile(path.join(folder, `f${String(frame).padStart(2, '0')}.png`));
  }
}

/**
 * Puts a file with the wanted name into the folder.
 *
 * @returns Why not, if there is no way to make such a file with the FFmpeg of the toolkit.
 */
export function makeFile(folder: string, name: string, ffmpeg: Ffmpeg): string | undefined {
  mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
  const base = path.basename(name);
  const extension = base.includes('.') ? base.slice(base.lastIndexOf('.') + 1) : 'mp4';
  if (base === 'parts.txt' || base === 'list.txt') {
    makeFile(folder, 'a.mp4', ffmpeg);
    makeFile(folder, 'b.mp4', ffmpeg);
    writeFileSync(path.join(folder, name), "file 'a.mp4'\nfile 'b.mp4'\n");
    return undefined;
  }
  if (extension === 'bin') {
    writeFileSync(path.join(folder, name), Buffer.alloc(5000, 'no media '));
    return undefined;
  }
  const how = MADE[base] ?? MADE[extension];
  if (!how) return `nothing here makes a ${base}`;
  const kind = base.includes('.') ? '' : '-f mp4 ';
  ffmpeg(`${how} ${kind}-y "${name}"`);
  return undefined;
}
