import path from 'node:path/posix';
import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../shared/problem.ts';
import {didYouMean} from '../nearest.ts';
import {placeOfNode} from '../place-of.ts';
import type {ParsedPage} from './parse-page.ts';
import type {Site} from './site.ts';

/** What the check needs to know of an image file. */
export interface ImageInfo {
  bytes: number;
  width: number;
  height: number;
}

const MAX_BYTES = 400_000;
const MAX_WIDTH = 2880;

/**
 * Checks that images exist, are described, and are no heavier than a page can bear.
 *
 * @param site All pages.
 * @param readImage Tells about a file, by path from the project's root; undefined if it isn't an image.
 */
export async function checkImages(
  site: Site,
  readImage: (file: string) => Promise<ImageInfo | undefined>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const page of site.pages) {
    const images: Image[] = [];
    visit(page.tree, 'image', (node: Image) => {
      images.push(node);
    });
    for (const image of images) problems.push(...(await checkImage(image, page, site, readImage)));
  }
  return problems;
}

async function checkImage(
  image: Image,
  page: ParsedPage,
  site: Site,
  readImage: (file: string) => Promise<ImageInfo | undefined>,
): Promise<Problem[]> {
  const {line, column} = placeOfNode(image);
  const problem = (rule: string, message: string, hint: string): Problem => ({
    file: page.file,
    line,
    column,
    rule,
    message,
    hint,
  });
  const problems: Problem[] = [];
  const alt = image.alt?.trim() ?? '';
  if (alt === '') {
    const hint =
      'Say between the brackets what a reader would see: ![The Studio with two tracks](…).';
    problems.push(problem('images/alt', `The image ${image.url} has no alternative text.`, hint));
  } else if (/^(?:image|picture|photo|screenshot|img)\b.{0,4}$/i.test(alt)) {
    const hint = 'Say what it shows.';
    problems.push(problem('images/alt', `"${alt}" does not describe ${image.url}.`, hint));
  }
  if (/^[a-z]+:/i.test(image.url)) {
    const hint = 'Put the file into static/img/ and name it by its site path.';
    return [
      ...problems,
      problem('images/outside', `${image.url} is fetched from elsewhere.`, hint),
    ];
  }
  const file = image.url.startsWith('/')
    ? `static${image.url}`
    : path.join(path.dirname(page.file), image.url);
  const info = await readImage(file);
  if (info === undefined) {
    const known = [...site.staticFiles].map((name) => `static${name}`);
    const hint = didYouMean(file, known, 'Add the file, or correct the path.');
    return [...problems, problem('images/missing', `There is no image ${file}.`, hint)];
  }
  if (info.bytes > MAX_BYTES) {
    const size = `${Math.round(info.bytes / 1000)} kB`;
    const hint = `At most ${MAX_BYTES / 1000} kB: save it as WebP, or smaller.`;
    problems.push(problem('images/heavy', `${file} has ${size}.`, hint));
  }
  if (info.width > MAX_WIDTH) {
    const hint = `At most ${MAX_WIDTH} pixels, twice the widest column.`;
    problems.push(problem('images/wide', `${file} is ${info.width} pixels wide.`, hint));
  }
  return problems;
}
