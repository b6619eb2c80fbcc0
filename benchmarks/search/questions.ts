import type {IndexedPage, IndexedTexts} from '../../shared/search-index';
import {askWith, QUOTED, shownOf} from '../../src/ask/quotes';
import {SearchEngine} from '../../src/search/engine/engine';
import {
  type AskedQuestion,
  answeredOf,
  measureAsk,
  measureRelevance,
  measureSets,
  type Relevance,
  readMoreOffTopic,
  readOffTopic,
  readQuestions,
} from './relevance';

const UNSEEN = ['a third', 'a fourth', 'a fifth', 'a sixth', 'an eighth'].map(
  (which) => `${which} time: other half`,
);

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

/**
 * Measures how questions of readers are answered, by search in their short form and by “Ask the docs” in full.
 *
 * @param file Other questions in the form of `questions.tsv`.
 * @returns Lines to print, and how the sets of queries fared.
 */
export async function reportQuestions(
  index: {pages: IndexedPage[]; texts: IndexedTexts},
  file?: string,
): Promise<{text: string; relevance: Record<string, Relevance>}> {
  const engine = new SearchEngine(index.pages);
  await engine.addDetails(index.pages);
  await engine.addTexts(index.texts);
  const known = index.pages.map(({path}) => path);
  const find = (query: string) =>
    engine.search({query: query.slice(0, 64), limit: 60}).hits.map(({url}) => url);
  const search = engine.search.bind(engine);
  const quote = async (query: string) => shownOf(await askWith(search, {query, ...QUOTED}));
  const questions = readQuestions(file);
  const lines = [
    '| questions | n | first | in five | Ask: first | right page shown | wrong one quoted | only offered | refused |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  const misses: string[] = [];
  const add = async (name: string, some: AskedQuestion[]) => {
    const found = await measureRelevance(some, known, find);
    const asked = await measureAsk(some, quote);
    const {length} = some;
    lines.push(
      `| ${name} | ${length} | ${percent(found.first, length)} | ${percent(found.firstFive, length)} | ${percent(asked.first, length)} | ${percent(asked.shown, length)} | ${percent(asked.wrong, length)} | ${percent(asked.unsure, length)} | ${percent(asked.refused, length)} |`,
    );
    // Nobody reads the rows that are only measured.
    if (UNSEEN.includes(name)) return;
    misses.push(`\nSearch, ${name}:`, ...found.misses, `\nAsk, ${name}:`, ...asked.misses);
  };
  await add(
    'half the ranking was looked at with',
    questions.filter(({half}) => half === 'a'),
  );
  await add(
    'its other half',
    questions.filter(({half}) => half === 'b'),
  );
  if (file === undefined) {
    await add('held out: other topics', readQuestions('benchmarks/search/held-out.tsv'));
    for (const [name, source] of [
      ['in the manner of public threads', 'benchmarks/search/threads.tsv'],
      ['more of them', 'benchmarks/search/threads-2.tsv'],
      ['a third time', 'benchmarks/search/threads-3.tsv'],
      ['a fourth time', 'benchmarks/search/threads-4.tsv'],
      ['a fifth time', 'benchmarks/search/threads-5.tsv'],
      ['a sixth time', 'benchmarks/search/threads-6.tsv'],
      ['a seventh time', 'benchmarks/search/threads-7.tsv'],
      ['an eighth time', 'benchmarks/search/threads-8.tsv'],
      ['a ninth time', 'benchmarks/search/threads-9.tsv'],
      ['a tenth time', 'benchmarks/search/threads-10.tsv'],
      ['simple questions', 'benchmarks/search/basics.tsv'],
    ] as const) {
      const all = readQuestions(source);
      await add(
        `${name}: looked at`,
        all.filter(({half}) => half === 'a'),
      );
      await add(
        `${name}: other half`,
        all.filter(({half}) => half === 'b'),
      );
    }
  }
  const refusedOf = async (some: string[]) => {
    const {shown, quoted} = await answeredOf(some, quote);
    return `${some.length - shown.length} of ${some.length} (${quoted.length} quoted)`;
  };
  lines.push(
    '',
    `Questions about other things refused: ${await refusedOf(readOffTopic())}; of more, nearer ones: ${await refusedOf(readMoreOffTopic('a'))} looked at, ${await refusedOf(readMoreOffTopic('b'))} only measured.`,
  );
  const relevance = await measureSets(known, find);
  for (const [name, {asked, first, firstFive}] of Object.entries(relevance)) {
    lines.push(
      `${name}: ${percent(first, asked)} first, ${percent(firstFive, asked)} in five of ${asked}.`,
    );
  }
  return {text: [...lines, ...misses].join('\n'), relevance};
}
