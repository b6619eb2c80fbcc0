import type {ParseFrontMatter} from '@docusaurus/types';
import {visit} from 'unist-util-visit';
import {identity} from '../config/identity.ts';
import {otherVersions} from '../model/api/checked-version.ts';
import {recentReports} from '../model/api/read-reports.ts';
import {entryFacts} from '../model/errors/entry-facts.ts';
import {isErrorPage, readWholeMessages} from '../model/errors/read-entries.ts';
import {nameOf} from '../model/io.ts';
import {cardsOn, isElement} from '../model/pages/attribute-of.ts';
import {readLastChanges} from '../model/pages/dates.ts';
import {listOf} from '../model/pages/front-matter.ts';
import {buildCards} from '../model/pages/page-data.ts';
import {identifyPage} from '../model/pages/page-file.ts';
import {type ParsedPage, pageOfFile} from '../model/pages/parse-page.ts';
import {recentDocs} from '../model/pages/read-docs.ts';
import {parsedOnce, remembered} from '../model/remembered.ts';
import type {AddedFrontMatter} from '../shared/front-matter.ts';

/** Words that an attentive reader takes in per minute. */
const WORDS_PER_MINUTE = 200;
/** Code is looked through rather than read. */
const LINES_OF_CODE_PER_MINUTE = 40;
/** A page with one of these words and few others is a list of pages, which nobody reads through. */
const LISTS = new Set(['Cards', 'DemoCards', 'ErrorIndex', 'ExportTable', 'Recipes']);
const WORDS_OF_A_LIST = 300;

/**
 * Minutes it takes to read a page.
 *
 * @returns At least 1; undefined if the page is a list.
 */
function readingTime({tree}: ParsedPage): number | undefined {
  let words = 0;
  let lines = 0;
  let isList = false;
  visit(tree, (node) => {
    if (node.type === 'code') lines += node.value.split('\n').length;
    else if (node.type === 'text' || node.type === 'inlineCode')
      words += node.value.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
    else if (isElement(node) && LISTS.has(node.name ?? '')) isList = true;
  });
  if (isList && words < WORDS_OF_A_LIST) return undefined;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + lines / LINES_OF_CODE_PER_MINUTE));
}

const recentChanges = remembered(readLastChanges);
const recentMessages = remembered(readWholeMessages);

function lastUpdate(filePath: string): AddedFrontMatter {
  const change = recentChanges()[nameOf(filePath)];
  return change ? {last_update: {date: change.date}} : {};
}

/**
 * What "Read next" shows: looked up here, so that no page has to bring the titles of all others. What cards in the
 * text lead to isn't said again below it.
 */
function readNext(related: unknown, shown: () => string[]): AddedFrontMatter {
  if (related === undefined) return {};
  const said = new Set(shown());
  const next = listOf(related).filter((page) => !said.has(page));
  const cards = buildCards(next, recentDocs());
  return {read_next: cards.map(({path: to, title, description}) => ({to, title, description}))};
}

/** A page of a folder isn't in the sidebar: its front matter says which one, and the way to it. */
function placeInFolder(id: string): AddedFrontMatter {
  const docs = recentDocs();
  const page = docs.get(id);
  if (page?.folder === undefined || page.sidebar === null) return {};
  const trail = page.above.map(({label, id: above}) => ({
    label,
    ...(above !== undefined && {href: docs.get(above)?.path}),
  }));
  return {displayed_sidebar: page.sidebar, trail};
}

/** Which packages of the page, or the one it is titled after, were checked in another version than the site documents. */
function checkedAgainst({api, title}: Record<string, unknown>): AddedFrontMatter {
  const packages = otherVersions(api ?? title, recentReports().all, identity.version);
  return packages.length > 0 ? {checked_against: packages} : {};
}

/** Front matter as Docusaurus parses it; a docs page gets what is known of it besides. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  if (!params.filePath.includes('content/docs/')) return result;
  const name = nameOf(params.filePath);
  const {id} = identifyPage(name) ?? {id: name};
  const page = () => pageOfFile(name, params.fileContent);
  const added: AddedFrontMatter = {
    ...lastUpdate(params.filePath),
    ...placeInFolder(id),
    ...readNext(result.frontMatter.related, () => cardsOn(page().tree)),
    ...checkedAgainst(result.frontMatter),
    ...(isErrorPage(id) ? {error_facts: entryFacts(result.frontMatter, recentMessages())} : {}),
    reading_time: parsedOnce('reading time', id, params.fileContent, () => readingTime(page())),
  };
  return {...result, frontMatter: {...result.frontMatter, ...added}};
};
