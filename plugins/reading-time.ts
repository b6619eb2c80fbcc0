import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {identity} from '../config/identity.ts';
import {otherVersions} from '../model/api/checked-version.ts';
import {readReports} from '../model/api/read-reports.ts';
import {root} from '../model/io.ts';
import {readLastChanges} from '../model/pages/dates.ts';
import {buildCards, readSummaries} from '../model/pages/page-data.ts';

/** Words that an attentive reader takes in per minute. */
const WORDS_PER_MINUTE = 200;
/** Code is looked through rather than read. */
const LINES_OF_CODE_PER_MINUTE = 40;

/**
 * Minutes it takes to read a page.
 *
 * @param source The page without its front matter.
 * @returns At least 1.
 */
export function readingTime(source: string): number {
  let code = 0;
  const prose = source.replace(/^(```|~~~)[\s\S]*?^\1/gm, (block) => {
    code += block.split('\n').length - 2;
    return '';
  });
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + code / LINES_OF_CODE_PER_MINUTE));
}

/** Dates from git would be one and the same in a shallow clone; the recorded ones are not. */
const lastChanges = readLastChanges();

function lastUpdate(filePath: string): {last_update?: {date: string}} {
  const change = lastChanges[path.relative(root, filePath).split(path.sep).join('/')];
  return change ? {last_update: {date: change.date}} : {};
}

/** A page may be edited while the dev server runs; a build asks a thousand times within seconds. */
const FRESH_MS = 2000;
let cached: {at: number; summaries: ReturnType<typeof readSummaries>} | undefined;

/** What "Read next" shows: looked up here, so that no page has to bring the titles of all others. */
function readNext(related: unknown) {
  if (!Array.isArray(related)) return {};
  if (!cached || Date.now() - cached.at > FRESH_MS) {
    cached = {at: Date.now(), summaries: readSummaries()};
  }
  const cards = buildCards(related.map(String), cached.summaries);
  return {read_next: cards.map(({path: to, title, description}) => ({to, title, description}))};
}

const reports = readReports().all;

/** Which packages of the page were checked in another version than the site documents. */
function checkedAgainst(api: unknown) {
  const packages = otherVersions(api, reports, identity.version);
  return packages.length > 0 ? {checked_against: packages} : {};
}

/** Front matter as Docusaurus parses it, plus `reading_time` in minutes, `last_update` and `read_next` for docs pages. */
export const parseWithReadingTime: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  if (!params.filePath.includes('content/docs/')) return result;
  return {
    ...result,
    frontMatter: {
      ...result.frontMatter,
      ...lastUpdate(params.filePath),
      ...readNext(result.frontMatter.related),
      ...checkedAgainst(result.frontMatter.api),
      // Entries stand in no sidebar, there are too many: they show the one that lists their index.
      ...(params.filePath.includes('content/docs/errors/')
        ? {displayed_sidebar: 'mainSidebar'}
        : {}),
      reading_time: readingTime(result.content),
    },
  };
};
