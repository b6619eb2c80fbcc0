import type {Nodes} from 'mdast';
import {toString as plainText} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {shortHash} from '../generated.ts';
import type {ParsedPage} from '../pages/parse-page.ts';

/** A sentence that says something of all cases, and can so be wrong for one of them. */
export interface Claim {
  page: string;
  file: string;
  line: number;
  sentence: string;
  /** Stands for the sentence in `proofs/claims.json`: another wording is another claim. */
  hash: string;
}

const UNIVERSAL = /\b(?:all|every|only|never|any|always)\b/i;
/** How words are used that claim nothing. */
const HARMLESS = /\b(?:at all|after all|not only|if any|in any case|any other)\b/gi;
const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});
/** Abbreviations end no sentence. */
const GOES_ON = /\b(?:e\.g|i\.e|etc|vs)\.\s*$/;

/** A text with its code in backticks, so that a member's name can be told from a word. */
function textWithCode(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  if ('children' in node) return node.children.map(textWithCode).join('');
  return plainText(node);
}

/** The sentences of a run of text. */
export function splitSentences(text: string): string[] {
  const found: string[] = [];
  for (const {segment} of sentences.segment(text.replaceAll(/\s+/g, ' '))) {
    const last = found.at(-1);
    const opened = last && (last.split('`').length % 2 === 0 || GOES_ON.test(last));
    if (opened) found[found.length - 1] = `${last}${segment}`;
    else found.push(segment);
  }
  return found.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

/** The sentences of a page that say something of all cases. */
export function readClaims(page: ParsedPage): Claim[] {
  const claims: Claim[] = [];
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'heading') return SKIP;
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return undefined;
    for (const sentence of splitSentences(textWithCode(node))) {
      // Words in code are values and names.
      const said = sentence.replaceAll(/`[^`]*`/g, '').replaceAll(HARMLESS, '');
      if (!UNIVERSAL.test(said)) continue;
      const line = node.position?.start.line ?? 1;
      claims.push({page: page.id, file: page.file, line, sentence, hash: shortHash(sentence)});
    }
    return SKIP;
  });
  return claims;
}
