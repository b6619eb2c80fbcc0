import {bundledLanguages} from 'shiki';
import {createHighlighterCore, type HighlighterCore} from 'shiki/core';
import {createOnigurumaEngine} from 'shiki/engine/oniguruma';
import {z} from 'zod';
import {cacheKey, shortHash} from '../model/generated.ts';
import {kept} from '../model/io.ts';
import {parseJson} from '../model/parse-json.ts';
import {classOf, classTheme, isTokenClass, type TokenClass} from './code-blocks-theme.ts';

const tokenSchema = z.object({text: z.string(), class: z.custom<TokenClass>(isTokenClass)});

/** A piece of a line that has one color. */
export type Token = z.infer<typeof tokenSchema>;

const aliases: Record<string, string> = {txt: 'text', text: 'text', plain: 'text', env: 'sh'};

let highlighter: Promise<HighlighterCore> | undefined;

/** A change of scopes, of the highlighter or of its grammars makes new tokens. */
const madeWith = cacheKey(
  ['mdx/code-blocks-theme.ts', 'mdx/code-blocks-highlight.ts'],
  ['shiki', '@shikijs/langs'],
);

/**
 * Splits code into tokens by its grammar; results are kept in `.cache/code`.
 *
 * @param language As written behind the backticks; an unknown one gives plain text.
 * @returns The tokens of each line.
 */
export async function highlight(code: string, language: string): Promise<Token[][]> {
  const name = aliases[language] ?? language;
  if (name === 'text' || !(name in bundledLanguages)) return plain(code);
  const hash = shortHash(`${madeWith}\0${name}\0${code}`, 26);
  const file = `.cache/code/${hash.slice(0, 2)}/${hash.slice(2)}.json`;
  const tokens = await kept(file, async () =>
    JSON.stringify(await tokenize(code, name as keyof typeof bundledLanguages)),
  );
  return parseJson(file, tokens.toString(), tokenSchema.array().array());
}

async function tokenize(code: string, name: keyof typeof bundledLanguages): Promise<Token[][]> {
  highlighter ??= createHighlighterCore({
    themes: [classTheme],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const shiki = await highlighter;
  if (!shiki.getLoadedLanguages().includes(name)) await shiki.loadLanguage(bundledLanguages[name]);
  const {tokens} = shiki.codeToTokens(code, {
    lang: name,
    theme: 'token-classes',
    // A busy machine must not get other colors: the default gives up on a line after half a second.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    merge(line.map(({content, color}) => ({text: content, class: classOf(color)}))),
  );
}

/** Neighbors of the same look, and white space, need no element of their own. */
function merge(tokens: Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.class === token.class || token.text.trim() === '')) last.text += token.text;
    else merged.push({...token});
  }
  return merged;
}

function plain(code: string): Token[][] {
  return code.split('\n').map((text) => (text ? [{text, class: ''}] : []));
}
