import {search as settings} from '../../config/search';
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
  readQuestionSets,
  readQuestions,
} from './relevance';

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
    engine
      .search({query: query.slice(0, settings.queryLength), limit: 60})
      .hits.map(({url}) => url);
  const search = engine.search.bind(engine);
  const quote = async (query: string) => shownOf(await askWith(search, {query, ...QUOTED}));
  const lines = [
    '| questions | n | first | in five | Ask: first | right page shown | wrong one quoted | only offered | refused |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  const misses: string[] = [];
  const add = async (name: string, some: AskedQuestion[], isPrinted = true) => {
    const found = await measureRelevance(some, known, find);
    const asked = await measureAsk(some, quote);
    const {length} = some;
    lines.push(
      `| ${name} | ${length} | ${percent(found.first, length)} | ${percent(found.firstFive, length)} | ${percent(asked.first, length)} | ${percent(asked.shown, length)} | ${percent(asked.wrong, length)} | ${percent(asked.unsure, length)} | ${percent(asked.refused, length)} |`,
    );
    if (!isPrinted) return;
    misses.push(`\nSearch, ${name}:`, ...found.misses, `\nAsk, ${name}:`, ...asked.misses);
  };
  if (file !== undefined) await add(file, readQuestions(file));
  else {
    for (const set of readQuestionSets()) {
      const some = readQuestions(`benchmarks/search/${set.file}.tsv`);
      await add(
        `${set.file}, half ${set.half}`,
        some.filter(({half}) => half === set.half),
        set.printed === 'yes',
      );
    }
    await add('simple questions', readQuestions('benchmarks/search/basics.tsv'));
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
