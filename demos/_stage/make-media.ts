// `npx tsx demos/_stage/make-media.ts`: draws the animated pictures in `static/demos/media/`.
import {statSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.resolve(import.meta.dirname, '../../static/demos/media');
const GROUND = '#12262a';

/** Takes drawings and how long each is shown; returns them as one image that is not yet encoded. */
async function join(drawings: string[]): Promise<sharp.Sharp> {
  const pictures = await Promise.all(
    drawings.map((svg) => sharp(Buffer.from(svg)).png().toBuffer()),
  );
  return sharp(pictures, {join: {animated: true}});
}

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** A planet with a moon around it, 1.6 seconds long. A circle shows at once how it is stretched. */
function drawOrbit(step: number, steps: number): string {
  const angle = (step / steps) * 2 * Math.PI;
  const moon = {x: 120 + Math.cos(angle) * 96, y: 120 + Math.sin(angle) * 34};
  const moonShape = `<circle cx="${moon.x.toFixed(2)}" cy="${moon.y.toFixed(2)}" r="${(13 + Math.sin(angle) * 4).toFixed(2)}" fill="#f4d58d"/>`;
  const stars = [
    [30, 40],
    [200, 28],
    [214, 196],
    [52, 206],
    [118, 24],
    [24, 140],
  ]
    .map(([x, y], index) => {
      const radius = 2 + Math.sin(angle + index) * 0.9;
      return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(2)}" fill="#8ca0a6"/>`;
    })
    .join('');
  const bands = [0, 1, 2]
    .map((row) => {
      const shift = (step / steps) * 80;
      return `<path d="M${-40 - shift} ${92 + row * 28}q20 -12 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0" stroke="#d9572f" stroke-width="9" fill="none"/>`;
    })
    .join('');
  const isBehind = Math.sin(angle) < 0;
  return svg(
    240,
    240,
    `<rect width="240" height="240" fill="${GROUND}"/>${stars}<ellipse cx="120" cy="120" rx="96" ry="34" fill="none" stroke="#24353a" stroke-width="2"/>
    ${isBehind ? moonShape : ''}<clipPath id="p"><circle cx="120" cy="120" r="58"/></clipPath><circle cx="120" cy="120" r="58" fill="#ff6f42"/><g clip-path="url(#p)">${bands}</g>${isBehind ? '' : moonShape}`,
  );
}

const ROCKET = [
  '..cc..........',
  '..ccc.........',
  '..wwwwwww.....',
  '.wwwwwwbbww...',
  '.wwwwwwbbwwoo.',
  '.wwwwwwwwww...',
  '..wwwwwww.....',
  '..ccc.........',
  '..cc..........',
];
const PIXELS: Record<string, string> = {c: '#5cd0c5', w: '#eef3f3', b: '#0b1315', o: '#ff6f42'};

/** A rocket of large pixels that flies past stars, 1.4 seconds long. */
function drawRocket(step: number): string {
  const cells: [x: number, y: number, color: string][] = [];
  // Near stars pass twice as fast as far ones; both are back where they were after 20 pictures.
  for (const [x, y] of [
    [3, 4],
    [12, 25],
    [17, 13],
  ] as const) {
    for (const round of [0, 20]) cells.push([round + ((x - step + 20) % 20), y, '#3d565d']);
  }
  for (const [x, y] of [
    [6, 20],
    [22, 7],
    [31, 26],
    [37, 2],
  ] as const) {
    cells.push([(x - step * 2 + 40) % 40, y, '#8ca0a6']);
  }
  const rise = [0, 0, 1, 1, 1, 1, 0, 0, -1, -1][Math.floor(step / 2)] ?? 0;
  const [left, top] = [14, 11 - rise];
  for (const [y, row] of ROCKET.entries()) {
    for (const [x, letter] of [...row].entries()) {
      const color = PIXELS[letter];
      if (color) cells.push([left + x, top + y, color]);
    }
  }
  const flame = [3, 5, 4, 6][step % 4] ?? 3;
  for (let x = 1; x <= flame; x++) {
    for (const y of x > flame / 2 ? [4] : [3, 4, 5]) {
      cells.push([left + 1 - x, top + y, x > flame / 2 ? '#ff6f42' : '#f4d58d']);
    }
  }
  const rects = cells
    .map(([x, y, fill]) => `<rect x="${x * 6}" y="${y * 6}" width="6" height="6" fill="${fill}"/>`)
    .join('');
  return svg(
    240,
    180,
    `<g shape-rendering="crispEdges"><rect width="240" height="180" fill="${GROUND}"/>${rects}</g>`,
  );
}

const range = (length: number) => Array.from({length}, (_, index) => index);
const files = {
  'orbit.webp': (await join(range(32).map((step) => drawOrbit(step, 32)))).webp({
    quality: 80,
    effort: 6,
    delay: range(32).map(() => 50),
    loop: 0,
  }),
  'rocket.gif': (await join(range(20).map(drawRocket))).gif({
    colors: 16,
    dither: 0,
    delay: range(20).map(() => 70),
    loop: 0,
  }),
};
for (const [name, image] of Object.entries(files)) {
  const file = path.join(folder, name);
  await image.toFile(file);
  console.log(`${name} ${(statSync(file).size / 1024).toFixed(1)} KB`);
}
