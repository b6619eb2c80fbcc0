import type {Problem} from '../../shared/problem.ts';
import type {ParsedPage} from './parse-page.ts';
import type {Site} from './site.ts';

/** Words in one shingle. */
const SIZE = 5;
/**
 * The part of the smaller page's shingles that may also be in another page. Measured on 190 hand-written
 * pages: the two most alike, those of <Video> and <OffthreadVideo>, share 0.19, the next pair 0.07.
 */
const CONTAINED = 0.3;
/** Fewer common shingles than this are a shared phrase, not a shared text. */
const COMMON = 25;
/** A shingle in more pages than this is boilerplate. */
const WIDESPREAD = 6;
/** The part of a page that may be boilerplate; hand-written pages have at most 0.01. */
const BOILERPLATE = 0.2;

interface Shingled {
  page: ParsedPage;
  /** Numbers that stand for the page's shingles. */
  shingles: Set<number>;
}

/**
 * Finds pages whose prose is mostly that of another page, and pages made of text that many share.
 * Code, headings and fences don't count.
 */
export function checkDuplicates(site: Site): Problem[] {
  const numbers = new Map<string, number>();
  const pages = site.pages.map((page) => ({page, shingles: shinglesOf(page, numbers)}));
  const owners: number[][] = Array.from({length: numbers.size}, () => []);
  pages.forEach(({shingles}, index) => {
    for (const shingle of shingles) owners[shingle]?.push(index);
  });
  return [...findTwins(pages, owners), ...findBoilerplate(pages, owners)];
}

function shinglesOf(page: ParsedPage, numbers: Map<string, number>): Set<number> {
  const shingles = new Set<number>();
  const words: string[] = [];
  for (const piece of page.prose) {
    if (piece.heading) continue;
    words.push(...(piece.text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []));
  }
  for (let start = 0; start + SIZE <= words.length; start++) {
    const key = words.slice(start, start + SIZE).join(' ');
    let number = numbers.get(key);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(key, number);
    }
    shingles.add(number);
  }
  return shingles;
}

/** @returns How much of the smaller page is in the larger, and how many shingles that is. */
function findPairs(pages: readonly Shingled[], owners: readonly number[][]) {
  const common = new Map<number, number>();
  for (const list of owners) {
    // A text in all pages would make every pair a candidate; the boilerplate rule reports it.
    if (list.length < 2 || list.length > 40) continue;
    for (let right = 1; right < list.length; right++) {
      for (let left = 0; left < right; left++) {
        const key = (list[left] ?? 0) * pages.length + (list[right] ?? 0);
        common.set(key, (common.get(key) ?? 0) + 1);
      }
    }
  }
  return [...common].map(([key, count]) => {
    const first = pages[Math.floor(key / pages.length)] as Shingled;
    const second = pages[key % pages.length] as Shingled;
    const smaller = Math.min(first.shingles.size, second.shingles.size);
    return {first: first.page, second: second.page, count, part: count / smaller};
  });
}

function findTwins(pages: readonly Shingled[], owners: readonly number[][]): Problem[] {
  const worst = new Map<ParsedPage, {other: ParsedPage; part: number}>();
  const note = (page: ParsedPage, other: ParsedPage, part: number) => {
    if ((worst.get(page)?.part ?? 0) < part) worst.set(page, {other, part});
  };
  for (const {first, second, count, part} of findPairs(pages, owners)) {
    if (count < COMMON || part < CONTAINED) continue;
    note(first, second, part);
    note(second, first, part);
  }
  return [...worst].map(([page, {other, part}]) => ({
    file: page.file,
    ...bodyStart(page),
    rule: 'prose/near-duplicate',
    message: `${Math.round(part * 100)} % of the text is also in ${other.file}.`,
    hint: 'Say it in one place and link to it, or write what is true of this page only.',
  }));
}

function findBoilerplate(pages: readonly Shingled[], owners: readonly number[][]): Problem[] {
  return pages.flatMap(({page, shingles}) => {
    const shared = [...shingles].filter((shingle) => (owners[shingle]?.length ?? 0) > WIDESPREAD);
    const part = shared.length / shingles.size;
    if (shared.length < COMMON || part < BOILERPLATE) return [];
    return [
      {
        file: page.file,
        ...bodyStart(page),
        rule: 'prose/boilerplate',
        message: `${Math.round(part * 100)} % of the text stands in more than ${WIDESPREAD} other pages too.`,
        hint: 'Move what many pages say to a guide, link to it, and keep what only this page can say.',
      },
    ];
  });
}

const bodyStart = (page: ParsedPage) => {
  const first = page.prose[0];
  return {line: first?.line ?? 1, column: first?.column ?? 1};
};
