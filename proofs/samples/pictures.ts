import sharp from 'sharp';

/** Share of pixels that may differ between two visits: decoders and smoothing aren't exact. */
const MOST_DIFFERENT = 0.0005;
/** How far a color may be off, of 255. */
const SAME_COLOR = 24;

/** The share of pixels that look different in two PNGs of the same size. */
export async function shareOfDifferent(a: Buffer, b: Buffer): Promise<number> {
  if (a.equals(b)) return 0;
  const [first, second] = await Promise.all(
    [a, b].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  if (!first || !second || first.length !== second.length) return 1;
  let different = 0;
  for (let at = 0; at < first.length; at += 3) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > SAME_COLOR,
    );
    if (far) different += 1;
  }
  return different / (first.length / 3);
}

/** Tells whether two PNGs look the same. */
export const looksSame = async (a: Buffer, b: Buffer): Promise<boolean> =>
  (await shareOfDifferent(a, b)) <= MOST_DIFFERENT;

/** Tells whether a PNG has nothing but the white of the page. */
export async function isBlank(png: Buffer): Promise<boolean> {
  const {channels} = await sharp(png).removeAlpha().stats();
  return channels.every(({stdev, mean}) => stdev < 0.5 && mean > 254);
}

/** Puts pictures of several samples onto one, a row for each, with its name above. */
export async function contactSheet(
  rows: readonly {name: string; pictures: readonly Buffer[]}[],
): Promise<Buffer> {
  const [width, height, line] = [320, 180, 18];
  const parts = await Promise.all(
    rows.flatMap(({name, pictures}, row) => {
      const top = row * (height + line);
      const label = Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 4}" height="${line}"><text x="4" y="14" font-size="14" font-family="sans-serif" fill="#fff">${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></svg>`,
      );
      return [
        Promise.resolve({input: label, left: 0, top}),
        ...pictures.slice(0, 4).map(async (png, column) => ({
          input: await sharp(png)
            .resize(width - 4, height - 4, {fit: 'fill'})
            .toBuffer(),
          left: column * width,
          top: top + line,
        })),
      ];
    }),
  );
  const size = {width: width * 4, height: rows.length * (height + line)};
  return sharp({create: {...size, channels: 3, background: '#444'}})
    .composite(parts)
    .png()
    .toBuffer();
}
