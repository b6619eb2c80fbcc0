// `npx tsx demos/_stage/make-emoji.ts PATH/TO/ffmpeg`: draws faces and things that move, and writes each as a
// transparent WebM to `static/demos/media/`. They replace the emoji that `<AnimatedEmoji>` plays.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const FPS = 30;
const SIZE = 320;
const folder = path.resolve(import.meta.dirname, '../../static/demos/media');

/** `t` runs from 0 to 1 and begins again. */
type Draw = (t: number) => string;

const wave = (t: number, rounds = 1, shift = 0) => Math.sin((t * rounds + shift) * 2 * Math.PI);

/** A round face that leans; `features` are drawn on it. */
const face = (lean: number, features: string) =>
  `<g transform="rotate(${lean.toFixed(2)} 160 180)"><circle cx="160" cy="160" r="128" fill="#ffd04a"/>
  <circle cx="160" cy="160" r="122" fill="none" stroke="#f0a92b" stroke-width="12"/>${features}</g>`;

const eye = (x: number, open: number) =>
  `<ellipse cx="${x}" cy="134" rx="16" ry="${(24 * open).toFixed(2)}" fill="#4b2e16"/>`;

const heart = (x: number, y: number, scale: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" d="M0 30C-60 -8 -34 -46 0 -18C34 -46 60 -8 0 30Z" fill="#e8315b"/>`;

const star = (x: number, y: number, scale: number, turn: number, color: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn.toFixed(1)}) scale(${scale.toFixed(3)})" d="M0 -36L10 -12L36 -10L16 7L22 33L0 19L-22 33L-16 7L-36 -10L-10 -12Z" fill="${color}"/>`;

const drawings: Record<string, {seconds: number; draw: Draw}> = {
  wink: {
    seconds: 2,
    draw: (t) => {
      const shut = Math.max(
        0,
        Math.min(1, 4 * Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 0.3) / 0.3)))),
      );
      const right =
        shut > 0.8
          ? '<path d="M190 138Q210 118 232 138" stroke="#4b2e16" stroke-width="12" fill="none" stroke-linecap="round"/>'
          : eye(211, 1 - shut * 0.9);
      return face(
        wave(t) * 4 + shut * 9,
        `${eye(109, 1)}${right}<path d="M96 190Q160 ${246 + shut * 16} 224 190" stroke="#4b2e16" stroke-width="14" fill="none" stroke-linecap="round"/>`,
      );
    },
  },
  'heart-eyes': {
    seconds: 1.6,
    draw: (t) => {
      const beat = 1 + Math.max(0, wave(t, 2)) * 0.28;
      return face(
        wave(t) * 5,
        `${heart(106, 130, beat)}${heart(214, 130, beat)}<path d="M98 190H222Q214 252 160 252T98 190Z" fill="#4b2e16"/><path d="M122 234Q160 206 198 234Q184 252 160 252T122 234Z" fill="#e8315b"/>`,
      );
    },
  },
  joy: {
    seconds: 1.2,
    draw: (t) => {
      const shake = wave(t, 3) * 6;
      const drop = (t * 2) % 1;
      const tear = (side: number) =>
        `<path transform="translate(${160 + side * (112 + drop * 22)} ${150 + drop * 60}) rotate(${side * -28}) scale(${(1 - drop * 0.4).toFixed(2)})" d="M0 -30Q24 6 0 18Q-24 6 0 -30Z" fill="#4aa8ff"/>`;
      const lid = (x: number) =>
        `<path d="M${x - 28} 140Q${x} 104 ${x + 28} 140" stroke="#4b2e16" stroke-width="13" fill="none" stroke-linecap="round"/>`;
      return face(
        shake,
        `${lid(108)}${lid(212)}<path d="M90 176H230Q222 256 160 256T90 176Z" fill="#4b2e16"/><path d="M98 180H222L218 200H102Z" fill="#ffffff"/>${tear(-1)}${tear(1)}`,
      );
    },
  },
  'star-struck': {
    seconds: 2,
    draw: (t) => {
      const glow = 1 + wave(t, 2) * 0.14;
      return face(
        wave(t) * 3,
        `${star(106, 130, glow * 1.15, wave(t) * 18, '#ff7a1a')}${star(214, 130, glow * 1.15, -wave(t) * 18, '#ff7a1a')}<path d="M102 188H218Q208 250 160 250T102 188Z" fill="#4b2e16"/>`,
      );
    },
  },
  fire: {
    seconds: 1.1,
    draw: (t) => {
      const tongue = (size: number, color: string, shift: number) => {
        const [a, b] = [wave(t, 1, shift) * 16, wave(t, 2, shift) * 9];
        return `<path transform="translate(160 296) scale(${size})" d="M0 0C-96 0 -118 -84 ${-72 + b} -140C${-66 - b} -112 -50 -104 -38 -110C${-52 + a} -176 ${-14 + a} -226 ${20 + a} -270C${26 + a} -214 ${70 + b} -190 ${82 + b} -130C118 -60 84 0 0 0Z" fill="${color}"/>`;
      };
      return `${tongue(1, '#f4511e', 0)}${tongue(0.72, '#ff9800', 0.3)}${tongue(0.42, '#ffe066', 0.6)}`;
    },
  },
  rocket: {
    seconds: 1.4,
    draw: (t) => {
      const flame = 46 + wave(t, 4) * 14;
      const shiver = wave(t, 5) * 3;
      return `<g transform="translate(${160 + shiver} ${150 + wave(t) * 12}) rotate(40)">
      <path d="M-26 92Q0 ${110 + flame * 1.7} 26 92Z" fill="#ff9800"/><path d="M-13 92Q0 ${100 + flame} 13 92Z" fill="#ffe066"/>
      <path d="M-46 30L-84 92L-40 80ZM46 30L84 92L40 80Z" fill="#d92b4b"/>
      <path d="M0 -136C50 -92 58 20 40 92H-40C-58 20 -50 -92 0 -136Z" fill="#e9eef4"/>
      <path d="M0 -136C24 -115 38 -86 45 -52H-45C-38 -86 -24 -115 0 -136Z" fill="#d92b4b"/>
      <circle cy="-6" r="26" fill="#31506e"/><circle cy="-6" r="16" fill="#8fd3ff"/></g>`;
    },
  },
};

const ffmpeg = process.argv[2];
if (ffmpeg === undefined) throw new Error('Name the path of an ffmpeg that has libvpx-vp9.');
for (const [name, {seconds, draw}] of Object.entries(drawings)) {
  const frames = Math.round(seconds * FPS);
  const scratch = mkdtempSync(path.join(tmpdir(), 'emoji-'));
  for (let frame = 0; frame < frames; frame++) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="${SIZE}" height="${SIZE}">${draw(frame / frames)}</svg>`;
    await sharp(Buffer.from(svg))
      .png()
      .toFile(path.join(scratch, `${String(frame).padStart(3, '0')}.png`));
  }
  const file = path.join(folder, `${name}.webm`);
  const input = ['-framerate', String(FPS), '-i', path.join(scratch, '%03d.png')];
  const codec = ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuva420p', '-b:v', '0', '-crf', '36', '-an'];
  execFileSync(ffmpeg, ['-y', '-loglevel', 'error', ...input, ...codec, file]);
  console.log(`${name} ${(statSync(file).size / 1024).toFixed(1)} KB`);
}
