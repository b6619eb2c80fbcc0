import {z} from 'zod';
import {readErrorBook} from '../../model/errors/read-entries.ts';
import {readText} from '../../model/io.ts';
import {createMatcher, type ErrorMatcher} from '../../shared/error-matcher.ts';
import type {Shown} from '../../src/ask/quotes';

/** A query and the pages of which any is a right first answer. */
interface Case {
  query: string;
  right: string[];
}

/** How well an engine did. */
export interface Relevance {
  asked: number;
  /** Queries whose page isn't written yet. */
  skipped: number;
  first: number;
  firstFive: number;
  misses: string[];
}

const bare = (path: string) => path.replace(/#.*$/, '').replace(/(?:\/|\.html)$/, '');

let matcher: ErrorMatcher | undefined;

/** Right pages of a query: those that were noted, and the entry of a message that it has word for word. */
function rightOf(query: string, noted: string): string[] {
  matcher ??= createMatcher(readErrorBook().entries);
  const entries = matcher.find(query).map(({entry}) => `/docs/errors/${entry.slug}`);
  return [...noted.split(',').map((path) => bare(path.trim())), ...entries];
}

/** Reads a table of queries: `query <tab> path,path`. */
export function readCases(file: string): Case[] {
  return readText(file)
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [query = '', answers = ''] = row.split('\t');
      return {query, right: rightOf(query, answers)};
    });
}

/**
 * Asks each query and counts how often a right page comes first, and among the first five pages.
 *
 * @param known Paths of all pages; queries for others are skipped.
 * @param ask Gives the paths an engine answers with, best first.
 */
export async function measureRelevance(
  cases: readonly Case[],
  known: Iterable<string>,
  ask: (query: string) => string[] | Promise<string[]>,
): Promise<Relevance> {
  const pages = new Set([...known].map(bare));
  const result: Relevance = {asked: 0, skipped: 0, first: 0, firstFive: 0, misses: []};
  for (const {query, right} of cases) {
    if (!right.some((path) => pages.has(path))) {
      result.skipped += 1;
      continue;
    }
    result.asked += 1;
    // Hundreds of queries without a pause make whoever runs the tests believe that this hangs.
    if (result.asked % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    const found = [...new Set((await ask(query)).map(bare))];
    const rank = found.findIndex((path) => right.includes(path));
    if (rank === 0) result.first += 1;
    if (rank >= 0 && rank < 5) result.firstFive += 1;
    if (rank !== 0) {
      result.misses.push(
        `${query}: ${rank < 0 ? 'not found' : `place ${rank + 1}`}; before it ${found.slice(0, 3).join(' ')}`,
      );
    }
  }
  return result;
}

/** The sets of queries, by what they are called in reports. */
const SETS = {
  'given queries': 'queries.tsv',
  'own queries': 'queries-large.tsv',
  'what beginners type': 'heads.tsv',
} as const;

/** Reads every set, by its name. */
export const readSets = (): [name: string, cases: Case[]][] =>
  Object.entries(SETS).map(([name, file]) => [name, readCases(`benchmarks/search/${file}`)]);

/** Measures every set. */
export async function measureSets(
  known: readonly string[],
  ask: (query: string) => string[] | Promise<string[]>,
): Promise<Record<string, Relevance>> {
  const result: Record<string, Relevance> = {};
  for (const [name, cases] of readSets()) result[name] = await measureRelevance(cases, known, ask);
  return result;
}

/** A question as people ask it, in the short form of a search and in full. */
export interface AskedQuestion extends Case {
  question: string;
  /**
   * The ranking and the floor of Ask were looked at with half `a` and, since 2026-11-23, with half `b` of all files
   * that are printed: what counts is half `b` of the others, which is only measured.
   */
  half: 'a' | 'b';
}

/** Reads `questions.tsv`. */
export function readQuestions(file = 'benchmarks/search/questions.tsv'): AskedQuestion[] {
  return readText(file)
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [half = '', query = '', question = '', pages = ''] = row.split('\t');
      return {
        half: half === 'a' ? 'a' : 'b',
        query,
        question,
        right: rightOf(`${query}\n${question}`, pages),
      };
    });
}

/** A share that can be missed: a bound of 0 or 1 would hold whatever happens. */
const share = z.coerce.number().gt(0).lt(1);
const questionSetSchema = z.object({
  /** Without ending, in this folder. */
  file: z.string(),
  half: z.enum(['a', 'b']),
  /** Whether its misses are: nobody reads the rows of a set that is only measured. */
  printed: z.enum(['yes', 'no']),
  rows: z.coerce.number().int(),
  /** At least: a right page comes first, is among the first five, is shown by Ask. */
  first: share,
  five: share,
  shown: share,
  /** At most: Ask quotes a wrong page, or refuses. */
  wrong: share,
  refused: share,
});

/** Reads `sets.tsv`: the sets of questions by halves, and what is reached on each, with some room for pages to come. */
export function readQuestionSets(): z.infer<typeof questionSetSchema>[] {
  const [head = '', ...rows] = readText('benchmarks/search/sets.tsv').trim().split('\n');
  const names = head.split('\t');
  return rows.map((row) =>
    questionSetSchema.parse(
      Object.fromEntries(row.split('\t').map((value, column) => [names[column], value])),
    ),
  );
}

/** Questions about other things, none of which the docs answer. */
export const readOffTopic = (): string[] =>
  readText('benchmarks/search/off-topic.tsv').trim().split('\n').slice(1);

/** More of them, also about things that are near by: half `a` was looked at, `b` is only measured. */
export const readMoreOffTopic = (half: 'a' | 'b'): string[] =>
  readText('benchmarks/search/off-topic-more.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((row) => (row.startsWith(`${half}\t`) ? [row.slice(2)] : []));

/** What “Ask the docs” did with questions. */
interface AskMeasure {
  asked: number;
  /** The first passage is of a right page; any of the three is. */
  first: number;
  shown: number;
  /** Passages are quoted as the answer, none of them of a right page. */
  wrong: number;
  /** Pages are offered to choose from, whether a right one is among them or not. */
  unsure: number;
  refused: number;
  misses: string[];
}

/**
 * Asks each question in full.
 *
 * @param ask Gives what is shown; nothing where the question is refused.
 */
export async function measureAsk(
  questions: readonly AskedQuestion[],
  ask: (question: string) => Promise<Shown>,
): Promise<AskMeasure> {
  const result: AskMeasure = {
    asked: questions.length,
    first: 0,
    shown: 0,
    wrong: 0,
    unsure: 0,
    refused: 0,
    misses: [],
  };
  for (const {question, right} of questions) {
    const {isSure, quotes} = await ask(question);
    const shown = quotes.map(({url}) => bare(url));
    const place = shown.findIndex((path) => right.includes(path));
    if (shown.length === 0) result.refused += 1;
    else if (!isSure) result.unsure += 1;
    else if (place < 0) result.wrong += 1;
    if (place === 0) result.first += 1;
    if (place >= 0) result.shown += 1;
    else {
      const how = shown.length === 0 ? 'refused' : isSure ? 'quoted' : 'offered';
      result.misses.push(`${question}: ${how} ${shown.join(' ')}`);
    }
  }
  return result;
}

/** Which of some questions Ask doesn't refuse, and for which it quotes an answer. */
export async function answeredOf(
  questions: readonly string[],
  ask: (question: string) => Promise<Shown>,
): Promise<{shown: string[]; quoted: string[]}> {
  const shown: string[] = [];
  const quoted: string[] = [];
  for (const question of questions) {
    const {isSure, quotes} = await ask(question);
    if (quotes.length > 0) shown.push(question);
    if (quotes.length > 0 && isSure) quoted.push(question);
  }
  return {shown, quoted};
}
