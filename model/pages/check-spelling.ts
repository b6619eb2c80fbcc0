import {getDefaultBundledSettingsAsync, getDictionary} from 'cspell-lib';
import type {Problem} from '../../shared/problem.ts';
import {type Place, placeOfKey} from '../place-of.ts';
import type {ParsedPage} from './parse-page.ts';
import {placeIn} from './prose.ts';
import type {Site} from './site.ts';

type Dictionary = Awaited<ReturnType<typeof getDictionary>>;

/** American English and the trade's terms; the dictionaries of npm and PHP would let half of all typos pass. */
const DICTIONARIES = [
  'en_us',
  'softwareTerms',
  'software-tools',
  'web-services',
  'networking-terms',
  'computing-acronyms',
  'coding-compound-terms',
  'companies',
  'aws',
  'typescript',
];

/** A whitespace-free run; names of files, packages and addresses are recognised by their marks. */
const RUN = /\S+/g;
const NAME = /[@/\\_=<>{}]|\(\)|\.[a-z]|:\/\/|^--?[a-z]|\d/i;
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

/**
 * Checks the spelling of prose and descriptions; code is not prose.
 *
 * @param site All pages.
 * @param projectWords Words of `checks/words.txt`.
 */
export async function checkSpelling(
  site: Site,
  projectWords: readonly string[],
): Promise<Problem[]> {
  const settings = await getDefaultBundledSettingsAsync();
  const dictionary = await getDictionary({
    ...settings,
    dictionaries: DICTIONARIES,
    words: [...projectWords],
  });
  // Pages share most of their words: each is looked up once.
  const verdicts = new Map<string, boolean>();
  const hints = new Map<string, string>();
  const isRight = (word: string): boolean => {
    const known = verdicts.get(word);
    if (known !== undefined) return known;
    const verdict = lookUp(word, dictionary);
    verdicts.set(word, verdict);
    return verdict;
  };
  const problems: Problem[] = [];
  for (const page of site.pages) {
    for (const {word, place} of wordsOf(page)) {
      if (isRight(word)) continue;
      const hint = hints.get(word) ?? suggest(word, dictionary);
      hints.set(word, hint);
      problems.push({
        file: page.file,
        ...place,
        rule: 'prose/spelling',
        message: `"${word}" is not in the dictionary.`,
        hint,
      });
    }
  }
  return problems;
}

function* wordsOf(page: ParsedPage): Generator<{word: string; place: Place}> {
  for (const piece of page.prose) {
    for (const {word, offset} of splitWords(piece.text)) {
      yield {word, place: placeIn(piece, offset)};
    }
  }
  const {description} = page.data;
  if (typeof description !== 'string') return;
  const place = placeOfKey(page, 'description');
  // Descriptions are plain text: a name with capitals inside or a call is code there.
  for (const {word} of splitWords(description.replace(/[\w.]+\(\)|\b[a-z]+[A-Z]\w*/g, ''))) {
    yield {word, place};
  }
}

function* splitWords(text: string): Generator<{word: string; offset: number}> {
  for (const run of text.matchAll(RUN)) {
    if (NAME.test(run[0])) continue;
    for (const match of run[0].matchAll(WORD)) {
      yield {word: match[0], offset: run.index + match.index};
    }
  }
}

function lookUp(word: string, dictionary: Dictionary): boolean {
  const plain = word.replace(/[’]/g, "'");
  // Two letters are units; capitals are acronyms.
  if (plain.length < 3 || /^\p{Lu}+s?$/u.test(plain)) return true;
  const has = (form: string) => dictionary.has(form, {ignoreCase: true});
  return has(plain) || has(plain.replace(/'s$|'$/, ''));
}

function suggest(word: string, dictionary: Dictionary): string {
  const words = dictionary
    .suggest(word, {numSuggestions: 4, ignoreCase: true})
    .map((suggestion) => suggestion.word)
    .slice(0, 3);
  const add = `${words.length > 0 ? 'or add' : 'Add'} it to checks/words.txt`;
  return words.length > 0
    ? `Did you mean ${words.map((item) => `"${item}"`).join(', ')}? Code goes into a code span; ${add}.`
    : `Code goes into a code span. ${add}.`;
}
