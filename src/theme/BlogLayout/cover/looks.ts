/** The four colors of a cover. */
export interface Palette {
  ground: string;
  /** The word, and what is drawn in its color. */
  ink: string;
  /** What is drawn behind the word. */
  tone: string;
  /** The one thing that the picture points at, and the playhead. */
  mark: string;
}

const palette = (ground: string, ink: string, tone: string, mark: string): Palette => ({
  ground,
  ink,
  tone,
  mark,
});

/** Each major version has a hue of its own; of its minor versions, every other one is dark. */
const MAJORS: Record<string, [Palette, Palette]> = {
  1: [
    palette('#f7dd84', '#2a2106', '#dfb53a', '#c63c0e'),
    palette('#352907', '#f7dd84', '#806414', '#ff7a48'),
  ],
  2: [
    palette('#ffb79e', '#3b1206', '#f0805a', '#0a5c5a'),
    palette('#481809', '#ffc5b0', '#a04a2a', '#f7dd84'),
  ],
  3: [
    palette('#abe3db', '#06302f', '#5fbcb0', '#d8430f'),
    palette('#0a3b39', '#b5e9e1', '#227c76', '#ff7a48'),
  ],
  4: [
    palette('#cdcaff', '#17144a', '#9791f0', '#d8430f'),
    palette('#1b184e', '#d6d3ff', '#524cb4', '#ff7a48'),
  ],
};

const PRODUCT: [Palette, Palette] = [
  palette('#bfddf8', '#0d2943', '#7fb4e4', '#d8430f'),
  palette('#102f4d', '#d0e6fb', '#326899', '#ff7a48'),
];
const COMPANY = palette('#d0e7b5', '#16310f', '#8fbb68', '#d8430f');

/** What stands large on the covers of posts that are no releases, and their colors. */
const WORDS: Record<string, [word: string, colors: Palette]> = {
  'introducing-remotion': ['Hello', MAJORS[1]?.[0] ?? COMPANY],
  'company-licenses': ['4+', COMPANY],
  'seed-funding': ['CHF 180k', COMPANY],
  'deployable-studio': ['Studio', PRODUCT[0]],
  'faster-lambda': ['Lambda', PRODUCT[1]],
  'media-parser': ['Parser', PRODUCT[0]],
  cloudrun: ['Cloud Run', PRODUCT[1]],
};

interface Look {
  /** The version of a release, or the word of another post; none where a post has no row. */
  word: string;
  colors: Palette;
}

/** What the cover of a post says, and in which colors. */
export function lookOf(slug: string, title: string): Look {
  const [, version, major = '', minor = ''] = /^Remotion ((\d+)\.(\d+)[\d.]*)$/.exec(title) ?? [];
  const pair = MAJORS[major];
  if (version && pair) {
    // A patch is shown beside the minor version it belongs to.
    const isDark = (Number(minor) + (/\.\d+\./.test(version) ? 0 : 1)) % 2 === 0;
    return {word: version, colors: isDark ? pair[1] : pair[0]};
  }
  const [word, colors] = WORDS[slug] ?? ['', PRODUCT[1]];
  return {word, colors};
}

const YEARS = [2021, 2027] as const;

/** How far along the ruler of all covers a day is, from 0 to 1: from 2021 on, and longer when it is needed. */
export function placeOf(date: string): number {
  const day = new Date(date);
  const year = day.getTime() / (365.25 * 86_400_000) + 1970;
  return Math.min(1, Math.max(0, (year - YEARS[0]) / (YEARS[1] - YEARS[0])));
}
