/** Draws social cards: one composition in our identity, filled with a page's words and its demo. */
import {createHash} from 'node:crypto';
import type {ReactNode} from 'react';
import satori, {type Font} from 'satori';
import sharp from 'sharp';
import {cacheKey} from '../../model/generated.ts';
import {readBytes, readText} from '../../model/io.ts';
import type {SocialCard} from './read-card.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Where the picture ends at the right, its middle, and how large it may be. */
const PICTURE = {right: 1136, middle: 305, width: 480, height: 400};
const LOGO_FILE = 'static/img/logo-dark.svg';
/** Drawn at the top left, with the name beside it. */
const LOGO = readText(LOGO_FILE).replace('<svg ', '<svg x="64" y="54" width="44" height="44" ');

const GROUND = '#0b1315';
const TEXT = '#f2faf9';
const FAINT = '#8ca0a6';
const TEAL = '#5cd0c5';
const PLAY = '#ff7a48';

/** What cards are drawn with: this file, the libraries and the typefaces. A change of any draws all cards again. */
export const DRAWN_WITH = cacheKey(
  ['build-steps/social/draw-card.ts', LOGO_FILE],
  ['satori', 'sharp', '@fontsource/instrument-sans', '@fontsource/jetbrains-mono'],
);

const font = (file: string, name: string, weight: Font['weight']): Font => ({
  name,
  weight,
  style: 'normal',
  data: readBytes(`node_modules/@fontsource/${file}.woff`),
});

const fonts: Font[] = [
  font('instrument-sans/files/instrument-sans-latin-600-normal', 'Sans', 600),
  font('jetbrains-mono/files/jetbrains-mono-latin-500-normal', 'Mono', 500),
];

type Style = Record<string, string | number>;
const box = (style: Style, children?: unknown) =>
  ({type: 'div', props: {style: {display: 'flex', ...style}, children}}) as unknown as ReactNode;

/** Names in code are set in the mono face, as in the docs. */
const isCode = (title: string) => /[<(@/.-]/.test(title) && !/\s/.test(title);

/** Largest size at which the title keeps to three lines of its column. */
function titleSize(title: string, column: number): number {
  const perLetter = isCode(title) ? 0.62 : 0.53;
  const longest = Math.max(...title.split(/\s/).map((word) => word.length));
  const sizes = [84, 72, 62, 54, 46, 40, 34];
  const fits = (size: number) =>
    title.length * perLetter * size <= column * 2.6 && longest * perLetter * size <= column;
  return sizes.find(fits) ?? 30;
}

/** Stands somewhere on the timeline, always at the same place for the same page. */
function playhead(title: string): number {
  return 0.12 + (createHash('sha256').update(title).digest().readUInt16BE(0) / 65535) * 0.76;
}

/** What is behind the words: a timeline with its playhead. Plain shapes, which need no layout. */
function ground(title: string): string {
  const x = Math.round(64 + playhead(title) * (WIDTH - 128));
  const bar = (left: number, height: number, width: number, fill: string, bottom = 0, round = 0) =>
    `<rect x="${left}" y="${HEIGHT - bottom - height}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
  return [
    bar(0, HEIGHT, WIDTH, GROUND),
    ...Array.from({length: 37}, (_, index) =>
      bar(64 + Math.round((index * (WIDTH - 128)) / 36), index % 6 === 0 ? 30 : 16, 2, '#33474d'),
    ),
    bar(0, 6, x, '#176b66', 52),
    bar(x - 2, 74, 4, PLAY),
    bar(x - 11, 22, 22, PLAY, 66, 6),
    LOGO,
  ].join('');
}

function words({section, title, demo}: SocialCard, siteName: string) {
  const column = demo ? 540 : 1010;
  return box({width: WIDTH, height: HEIGHT, position: 'relative'}, [
    box({position: 'absolute', left: 122, top: 57}, [
      box({fontFamily: 'Sans', fontWeight: 600, fontSize: 30, color: TEXT}, siteName),
    ]),
    box(
      {
        position: 'absolute',
        left: 64,
        top: 150,
        width: column,
        height: 330,
        flexDirection: 'column',
        justifyContent: 'center',
      },
      [
        box({fontFamily: 'Mono', fontSize: 24, color: section ? TEAL : FAINT}, section),
        box(
          {
            marginTop: 18,
            fontFamily: isCode(title) ? 'Mono' : 'Sans',
            fontWeight: isCode(title) ? 500 : 600,
            fontSize: titleSize(title, column),
            letterSpacing: isCode(title) ? -1 : -2,
            lineHeight: 1.12,
            color: TEXT,
            wordBreak: 'break-word',
          },
          title,
        ),
      ],
    ),
  ]);
}

/** Fits a still into the card's frame, with round corners. */
async function framed(still: string) {
  const {data, info} = await sharp(still)
    .resize({width: PICTURE.width, height: PICTURE.height, fit: 'inside'})
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const {width, height, channels} = info;
  const raw = {width, height, channels};
  const frame = (paint: string) =>
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="18" ${paint}/></svg>`,
    );
  return {
    raw,
    input: await sharp(data, {raw})
      .composite([
        {input: frame('fill="#fff"'), blend: 'dest-in'},
        // A still may be as dark as the card.
        {input: frame('fill="none" stroke="#33474d" stroke-width="2"')},
      ])
      .raw()
      .toBuffer(),
    left: PICTURE.right - width,
    top: Math.round(PICTURE.middle - height / 2),
  };
}

/**
 * Draws a card.
 *
 * @param card What it says.
 * @param siteName Shown at the top.
 * @param still File of the demo's still, if there is one.
 * @returns A JPEG of 1200 × 630 pixels.
 */
export async function drawCard(
  card: SocialCard,
  siteName: string,
  still?: string,
): Promise<Buffer> {
  const shown = still ? card : {section: card.section, title: card.title};
  const text = await satori(words(shown, siteName), {width: WIDTH, height: HEIGHT, fonts});
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground(card.title)}${text}</svg>`;
  const picture = sharp(Buffer.from(svg));
  if (still) {
    picture.composite([await framed(still)]);
  }
  return picture.jpeg({quality: 84, chromaSubsampling: '4:4:4'}).toBuffer();
}
