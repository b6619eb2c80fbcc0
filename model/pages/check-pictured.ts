import type {RootContent} from 'mdast';
import type {Problem} from '../../shared/problem.ts';
import {isErrorPage} from '../errors/read-entries.ts';
import {placeOfNode, TOP} from '../place-of.ts';
import {wordOf} from '../schema/vocabulary.ts';
import {isElement} from './attribute-of.ts';
import type {ParsedPage} from './parse-page.ts';
import type {Site} from './site.ts';

/** Pages that may do without a picture, by id, with the reason. */
export interface WithoutPicture {
  /** Where they are listed. */
  file: string;
  reasons: Readonly<Record<string, string>>;
}

/** Crumbs of pages about something that can be seen. */
const VISIBLE_CRUMBS = new Set([
  '@remotion/animated-emoji',
  '@remotion/animation-utils',
  '@remotion/captions',
  '@remotion/fonts',
  '@remotion/gif',
  '@remotion/google-fonts',
  '@remotion/layout-utils',
  '@remotion/lottie',
  '@remotion/motion-blur',
  '@remotion/noise',
  '@remotion/paths',
  '@remotion/player',
  '@remotion/rive',
  '@remotion/shapes',
  '@remotion/skia',
  '@remotion/three',
  '@remotion/transitions',
  '@remotion/transitions - Presentations',
  '@remotion/transitions - Timings',
  'Audio',
  'Designing videos',
  'Make some',
  'Motion blur',
  'Realistic camera effect',
  'Remotion Studio',
  'SVG',
  'SVG component library',
  'Subtitle videos',
  'Techniques',
  'The basics',
  'The fundamentals',
]);

const CODE = new Set(['tsx', 'ts', 'jsx', 'js']);

const isPicture = (node: RootContent): boolean =>
  (isElement(node) && wordOf(node.name)?.isPicture === true) ||
  (node.type === 'paragraph' && node.children.some(({type}) => type === 'image'));

const isDemo = (node: RootContent | undefined): boolean =>
  node !== undefined && isElement(node) && node.name === 'Demo';

/** A page is about something visible if its crumb says so, or if its title is a component. */
function isVisible({kind, id, data}: ParsedPage): boolean {
  return (
    kind === 'docs' &&
    !isErrorPage(id) &&
    !id.startsWith('recipes/') &&
    (VISIBLE_CRUMBS.has(String(data.crumb)) || /^<[A-Z]/.test(String(data.title)))
  );
}

/** A guide shows the result above its first code, and so does a reference page what can be played; its other pictures stand before its first section. */
const isTooFar = (
  page: ParsedPage,
  picture: RootContent | undefined,
  node: RootContent,
): boolean =>
  page.data.api === undefined || isDemo(picture)
    ? node.type === 'code' && CODE.has(node.lang ?? '')
    : node.type === 'heading' && node.depth === 2;

/**
 * Checks that pages about something visible show it near their top.
 *
 * @param site All pages.
 * @param without Pages that may do without, and why; one that has a picture isn't an exception any more.
 */
export function checkPictured(site: Site, without: WithoutPicture): Problem[] {
  const visible = site.pages.filter(isVisible);
  const excused = new Map(Object.entries(without.reasons));
  const shown = visible.flatMap((page) => {
    const first = page.tree.children.find(isPicture);
    const border = page.tree.children.find((node) => isTooFar(page, first, node));
    const isLate = (first?.position?.start.line ?? 0) > (border?.position?.start.line ?? Infinity);
    if (excused.has(page.id) || page.problems.length > 0 || (first && !isLate)) return [];
    const place = placeOfNode(first);
    const hint = `Place a <Demo> above the first ${page.data.api === undefined || isDemo(first) ? 'code' : 'section'}, or give a reason in ${without.file}.`;
    const [rule, message] = first
      ? ['pictures/late', 'What the page is about is shown only here.']
      : ['pictures/missing', 'The page is about something visible and doesn’t show it.'];
    return [{file: page.file, ...place, rule, message, hint}];
  });
  return [...shown, ...checkReasons(visible, excused, without.file)];
}

function checkReasons(
  visible: readonly ParsedPage[],
  excused: ReadonlyMap<string, string>,
  file: string,
): Problem[] {
  const pages = new Map(visible.map((page) => [page.id, page]));
  return [...excused.keys()].flatMap((id) => {
    const page = pages.get(id);
    if (page && !page.tree.children.some(isPicture)) return [];
    const message = page ? `"${id}" shows a picture.` : `"${id}" needs no picture.`;
    const hint = 'Delete its line.';
    return [{file, ...TOP, rule: 'pictures/needless-reason', message, hint}];
  });
}
